import type { AnswerField, TypedAnswer } from '@isomorph/contract'
import { AnswerShown } from '../../../statement/answer-shown.tsx'
import { LabelText } from '../../../statement/label-text.tsx'
import { letterOf, valueOf } from './answer-state.ts'
import { DifferingList, DifferingRow } from './answers-shown.styles.ts'

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
    <DifferingList>
      {differing.map(({ field, letter }) => (
        <DifferingRow key={field.questionKey}>
          {letter && <span>{letter}</span>}
          {field.label && <LabelText label={field.label} />}
          <AnswerShown {...field} value={valueOf(theirs, field.questionKey)} />
        </DifferingRow>
      ))}
    </DifferingList>
  )
}
