import type { AnswerType } from '@isomorph/problem'
import { SelectInput } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

const Room = styled('div')({ flex: '0 0 172px' })

const options = [
  { value: '', label: 'All answer types' },
  { value: 'Numeric', label: 'Numbers' },
  { value: 'ExpressionSymbolic', label: 'Formulas' },
  { value: 'ExpressionSymbolicForm', label: 'Formulas in a form' },
  { value: 'MultipleChoice', label: 'Choices' },
  { value: 'ShortAnswer', label: 'Words' },
] as const satisfies readonly { readonly value: AnswerType | ''; readonly label: string }[]

type Chosen = (typeof options)[number]['value']

/** The kept answer type, as the server is asked for it; nothing where the list is not narrowed. */
export function answerTypeOf(kept: string): AnswerType | undefined {
  const value = options.find((option) => option.value === kept)?.value
  return value === '' ? undefined : value
}

interface AnswerTypeFilterProps {
  /** Empty where the list is not narrowed. */
  readonly answerType: string
  readonly onChange: (answerType: Chosen) => void
}

/** Narrows a list of problems to those that ask for one type of answer. */
export function AnswerTypeFilter({ answerType, onChange }: AnswerTypeFilterProps) {
  return (
    <Room>
      <SelectInput
        label="Answer type"
        isLabelHidden
        value={answerTypeOf(answerType) ?? ''}
        options={options}
        onChange={onChange}
      />
    </Room>
  )
}
