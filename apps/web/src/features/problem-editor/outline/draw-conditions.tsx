import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon } from '@isomorph/ui'
import type { DrawCondition } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { useEditorActions } from '../draft/editor-context.ts'
import { EditableFields } from '../draft/editable-fields.tsx'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { OutlineSection, Quiet } from './outline-section.tsx'

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 4, alignItems: 'start' })

/** What must hold for a draw to be used. */
export const DrawConditions = memo(function DrawConditions({
  constraints,
}: {
  constraints: readonly DrawCondition[]
}): ReactNode {
  const { change, nextId } = useEditorActions()
  const set = (changed: readonly DrawCondition[]): void => change((content) => ({ ...content, constraints: changed }))
  return (
    <OutlineSection
      title={t('problem-editor.outline.conditions')}
      addLabel={t('problem-editor.outline.conditions.add')}
      onAdd={() => set([...constraints, { id: nextId(), formula: '' }])}
    >
      {constraints.length === 0 && <Quiet>{t('problem-editor.outline.conditions.none')}</Quiet>}
      <EditableFields>
        {constraints.map((constraint, index) => (
          <Row key={constraint.id}>
            <FormulaInput
              label={t('problem-editor.outline.condition', { number: String(index + 1) })}
              isLabelHidden
              value={constraint.formula}
              path={`constraints.${index}`}
              placeholder="a \ne b"
              keyboards={['numeric', 'symbol', 'functions']}
              onChange={(formula) =>
                set(constraints.map((each) => (each.id === constraint.id ? { ...each, formula } : each)))
              }
            />
            <IconButton
              aria-label={t('problem-editor.outline.condition.delete', { number: String(index + 1) })}
              onClick={() => set(constraints.filter(({ id }) => id !== constraint.id))}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </Row>
        ))}
      </EditableFields>
    </OutlineSection>
  )
})
