import type { AnswerField, TypedAnswer } from '@isomorph/contract'
import { AnswerShown } from '../../../statement/answer-shown.tsx'
import { LabelText } from '../../../statement/label-text.tsx'
import { letterOf, valueOf } from './answer-state.ts'

interface DifferingAnswersProps {
  readonly fields: readonly AnswerField[]
  /** What stands in the fields. */
  readonly mine: readonly TypedAnswer[]
  readonly theirs: readonly TypedAnswer[]
}

/** Answers saved elsewhere that are other than those that stand here, each with its letter. */
export function DifferingAnswers({ fields, mine, theirs }: DifferingAnswersProps) {
  const lettered = fields.map((field, index) => ({
    field,
    letter: fields.length > 1 ? `(${letterOf(index)})` : null,
  }))
  const differing = lettered.filter(
    ({ field: { questionKey } }) => valueOf(mine, questionKey) !== valueOf(theirs, questionKey),
  )
  return (
    <ul style={{ listStyle: 'none', margin: '0 0 12px', padding: 0, display: 'grid', gap: 4 }}>
      {differing.map(({ field, letter }) => (
        <li key={field.questionKey} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 }}>
          {letter && <span>{letter}</span>}
          {field.label && <LabelText label={field.label} />}
          <AnswerShown {...field} value={valueOf(theirs, field.questionKey)} />
        </li>
      ))}
    </ul>
  )
}
