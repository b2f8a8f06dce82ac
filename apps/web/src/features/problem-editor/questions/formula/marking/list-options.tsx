import { optionsOf } from '../../../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { OptionGroup } from '../../option-group.tsx'
import { FieldRow } from '../../../more-options.tsx'
import type { FormulaQuestion } from '../formula-question.ts'

const orders = [
  ['any', 'question-editor.list.any'],
  ['ordered', 'question-editor.list.ordered'],
  ['set', 'question-editor.list.set'],
] as const

type Order = (typeof orders)[number][0]

function orderOf({ isListOrdered, isListSet }: FormulaQuestion): Order {
  if (isListOrdered === true) return 'ordered'
  return isListSet === true ? 'set' : 'any'
}

function withOrder(question: FormulaQuestion, order: Order): FormulaQuestion {
  return { ...question, isListOrdered: order === 'ordered', isListSet: order === 'set' }
}

interface ListOptionsProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

/** How the elements of a list are compared, and what one of them earns. */
export function ListOptions({ question, onChange }: ListOptionsProps): ReactNode {
  return (
    <OptionGroup legend={t('question-editor.list')}>
      <FieldRow>
        <SelectInput
          label={t('question-editor.list.compared')}
          value={orderOf(question)}
          options={optionsOf(orders)}
          onChange={(order) => onChange(withOrder(question, order))}
        />
        <CheckboxInput
          label={t('question-editor.list.share')}
          hint={t('question-editor.list.share.hint')}
          isChecked={question.hasCreditPerElement ?? false}
          onChange={(hasCreditPerElement) => onChange({ ...question, hasCreditPerElement })}
        />
      </FieldRow>
    </OptionGroup>
  )
}
