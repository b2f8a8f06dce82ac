import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import type { RandomNumberVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useDecimalSign, useFieldError } from '../draft/editor-context.ts'
import { MoreOptions } from '../more-options.tsx'
import { withWrittenFormat, withZeros, writtenFormatOf, writtenFormatOptions, zerosIn } from './number-formats.ts'
import { SampleLine } from './sample-line.tsx'
import { ValueListInput } from './value-list-input.tsx'
import { VariableUnitInput, withUnit } from './variable-unit-input.tsx'
import { HowMany, ListFields } from './sample-fields.tsx'
import { FourFields } from './variables.styles.ts'

interface FormProps {
  readonly variable: RandomNumberVariable
  readonly path: string
  readonly onChange: (variable: RandomNumberVariable) => void
}

function Bound({
  variable,
  path,
  onChange,
  field,
  label,
}: FormProps & { field: 'min' | 'max' | 'step'; label: string }): ReactNode {
  const error = useFieldError(`${path}.parameters.${field}`)
  return (
    <TextInput
      label={label}
      value={variable.parameters[field]}
      error={error}
      input={{ inputMode: 'decimal' }}
      onChange={(value) => onChange({ ...variable, parameters: { ...variable.parameters, [field]: value } })}
    />
  )
}

function isMoreInUse({ blacklist, numberFormatType, keepsZeros }: RandomNumberVariable['parameters']): boolean {
  return blacklist.length > 0 || numberFormatType !== 'Number' || keepsZeros === true
}

interface WritingFieldsProps {
  readonly parameters: RandomNumberVariable['parameters']
  readonly onChange: (parameters: RandomNumberVariable['parameters']) => void
}

/** How the number is written. */
function WritingFields({ parameters, onChange }: WritingFieldsProps): ReactNode {
  const decimalSign = useDecimalSign()
  return (
    <>
      <SelectInput
        label={t('problem-editor.variable.writtenAs')}
        value={writtenFormatOf(parameters)}
        options={writtenFormatOptions(decimalSign)}
        onChange={(chosen) => onChange(withWrittenFormat(parameters, chosen))}
      />
      <CheckboxInput
        label={t('problem-editor.variable.zeros')}
        hint={t('problem-editor.variable.zeros.drawn', zerosIn(decimalSign))}
        isChecked={parameters.keepsZeros === true}
        onChange={(keepsZeros) => onChange(withZeros(parameters, keepsZeros))}
      />
    </>
  )
}

/** From, to, in steps of; how many; what is left out; how it is written. */
export function RandomNumberForm(props: FormProps): ReactNode {
  const { variable, path, onChange } = props
  const { parameters } = variable
  const setParameters = (changed: RandomNumberVariable['parameters']): void =>
    onChange({ ...variable, parameters: changed })
  return (
    <>
      <FourFields>
        <Bound {...props} field="min" label={t('problem-editor.variable.from')} />
        <Bound {...props} field="max" label={t('problem-editor.variable.to')} />
        <Bound {...props} field="step" label={t('problem-editor.variable.step')} />
        <HowMany parameters={parameters} path={path} onChange={setParameters} />
      </FourFields>
      {parameters.count !== undefined && <ListFields parameters={parameters} path={path} onChange={setParameters} />}
      <SampleLine
        variableId={variable.id}
        prefix={t(
          parameters.count === undefined ? 'problem-editor.variable.gives' : 'problem-editor.variable.drawsFrom',
        )}
      />
      <VariableUnitInput
        value={parameters.unit}
        path={path}
        onChange={(unit) => setParameters(withUnit(parameters, unit))}
      />
      <MoreOptions isInUse={isMoreInUse(parameters)}>
        <ValueListInput
          label={t('problem-editor.variable.never')}
          hint={t('problem-editor.variable.never.hint')}
          isShort
          values={parameters.blacklist}
          path={`${path}.parameters.blacklist`}
          onChange={(blacklist) => onChange({ ...variable, parameters: { ...parameters, blacklist } })}
        />
        <WritingFields parameters={parameters} onChange={setParameters} />
      </MoreOptions>
    </>
  )
}
