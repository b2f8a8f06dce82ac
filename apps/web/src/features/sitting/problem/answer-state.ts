import type { AnswerField, AttemptForLearner, TypedAnswer } from '@isomorph/contract'

/** What stands in a question's field; nothing typed is the empty string. */
export function valueOf(answers: readonly TypedAnswer[], questionKey: number): string {
  return answers.find((answer) => answer.questionKey === questionKey)?.value ?? ''
}

/** The whole set with one answer changed; empty answers are left out. */
export function withAnswer(answers: readonly TypedAnswer[], questionKey: number, value: string): TypedAnswer[] {
  const others = answers.filter((answer) => answer.questionKey !== questionKey)
  return value === '' ? others : [...others, { questionKey, value }].toSorted((a, b) => a.questionKey - b.questionKey)
}

type MarkedResponse = AttemptForLearner['responses'][number]

/** The marks that belong to what stands in the field now: those of the last attempt, while nothing has been changed since. */
export function markOf(
  attempts: readonly AttemptForLearner[],
  questionKey: number,
  value: string,
): MarkedResponse | null {
  const response = attempts.at(-1)?.responses.find((each) => each.questionKey === questionKey)
  return response && response.value === value && value !== '' ? response : null
}

/** What stands in the fields when a page is opened without a draft: the answers of the last attempt. */
export function answersOfLastAttempt(attempts: readonly AttemptForLearner[]): TypedAnswer[] {
  return (attempts.at(-1)?.responses ?? [])
    .filter((response) => response.value !== '')
    .map(({ questionKey, value }) => ({ questionKey, value }))
}

/** Questions still empty, by their position on the page. */
export function emptyFieldsOf(fields: readonly AnswerField[], answers: readonly TypedAnswer[]): AnswerField[] {
  return fields.filter((field) => valueOf(answers, field.questionKey).trim() === '')
}

/** What a question is called where a problem has several: a, b, … in their order. */
export function letterOf(index: number): string {
  return String.fromCodePoint(97 + index)
}
