import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { OptionGroup } from '../../option-group.tsx'
import { FieldRow } from '../../../more-options.tsx'
import type { FormulaQuestion } from '../formula-question.ts'

const orderOptions = [
  { value: 'any', label: 'In any order' },
  { value: 'ordered', label: 'In order' },
  { value: 'set', label: 'In any order, repeats count once' },
] as const

type Order = (typeof orderOptions)[number]['value']

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
    <OptionGroup legend="Elements of the list">
      <FieldRow>
        <SelectInput
          label="Compared"
          value={orderOf(question)}
          options={orderOptions}
          onChange={(order) => onChange(withOrder(question, order))}
        />
        <CheckboxInput
          label="Each element earns its share"
          hint="3 of 4 right: 75 %. One that is too much takes one back."
          isChecked={question.hasCreditPerElement ?? false}
          onChange={(hasCreditPerElement) => onChange({ ...question, hasCreditPerElement })}
        />
      </FieldRow>
    </OptionGroup>
  )
}
