import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { SelectInput } from '@isomorph/ui'
import type { Variable, VariableType } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { variableKinds } from '../../../rich-text-editor/index.ts'
import { replaceVariable } from '../draft/content-changes.ts'
import { useEditorActions, useIsReadOnly } from '../draft/editor-context.ts'
import { newVariable } from '../draft/new-variable.ts'
import { EditableFields } from '../draft/editable-fields.tsx'
import { CalculatedValueForm } from './calculated-value-form.tsx'
import { NumberSetForm } from './number-set-form.tsx'
import { RandomNumberForm } from './random-number-form.tsx'
import { RichTextForm } from './rich-text-form.tsx'
import { VariableNameField } from './variable-name-field.tsx'
import { FormActions, NameAndKind } from './variables.styles.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, padding: '12px 12px 8px' })

const kindOptions = () => variableKinds.map((kind) => ({ value: kind.type, label: t(kind.name) }))

function TypedForm({ variable, path }: { variable: Variable; path: string }): ReactNode {
  const { change } = useEditorActions()
  const onChange = (changed: Variable): void => change(replaceVariable(changed))
  switch (variable.variableType) {
    case 'NumberSet':
      return <NumberSetForm variable={variable} path={path} onChange={onChange} />
    case 'RandomNumber':
      return <RandomNumberForm variable={variable} path={path} onChange={onChange} />
    case 'CalculatedValue':
      return <CalculatedValueForm variable={variable} path={path} onChange={onChange} />
    case 'RichText':
      return <RichTextForm variable={variable} path={path} onChange={onChange} />
  }
}

/** Everything about one variable. */
export function VariableForm({ variable, path }: { variable: Variable; path: string }): ReactNode {
  const { change, nextId, removeVariable, openVariable } = useEditorActions()
  const isReadOnly = useIsReadOnly()
  const setType = (variableType: VariableType): void => {
    if (variableType === variable.variableType) return
    change(replaceVariable({ ...newVariable(variableType, variable.name, nextId), id: variable.id }))
  }
  return (
    <Root>
      <EditableFields>
        <NameAndKind>
          <VariableNameField variable={variable} path={path} />
          <SelectInput
            label={t('problem-editor.variable.kind')}
            value={variable.variableType}
            options={kindOptions()}
            onChange={setType}
          />
        </NameAndKind>
        <TypedForm variable={variable} path={path} />
      </EditableFields>
      <FormActions>
        {!isReadOnly && (
          <Button size="small" color="error" onClick={() => void removeVariable(variable)}>
            {t('shared.act.delete')}
          </Button>
        )}
        <Button size="small" onClick={() => openVariable(undefined)}>
          {t('problem-editor.variable.done')}
        </Button>
      </FormActions>
    </Root>
  )
}
