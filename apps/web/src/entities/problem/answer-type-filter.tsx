import { t, type PlainKey } from '@isomorph/messages'
import type { AnswerType } from '@isomorph/problem'
import { SelectInput } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

const Room = styled('div')({ flex: '0 0 172px' })

const options = [
  { value: '', label: 'shared.answerType.all' },
  { value: 'Numeric', label: 'shared.answerType.numbers' },
  { value: 'ExpressionSymbolic', label: 'shared.answerType.formulas' },
  { value: 'ExpressionSymbolicForm', label: 'shared.answerType.formulasInForm' },
  { value: 'MultipleChoice', label: 'shared.answerType.choices' },
  { value: 'ShortAnswer', label: 'shared.answerType.words' },
] as const satisfies readonly { readonly value: AnswerType | ''; readonly label: PlainKey }[]

type Chosen = (typeof options)[number]['value']

/** The stored answer type as a parameter of the request; undefined where the list is not narrowed. */
export function answerTypeOf(stored: string): AnswerType | undefined {
  const value = options.find((option) => option.value === stored)?.value
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
        label={t('shared.answerType.label')}
        isLabelHidden
        value={answerTypeOf(answerType) ?? ''}
        options={options.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={onChange}
      />
    </Room>
  )
}
