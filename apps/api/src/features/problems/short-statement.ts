import type { AnswerType, ProblemContent } from '@isomorph/problem'
import { plainText } from '@isomorph/rich-text'

const maximumLength = 200

/** The beginning of a statement as plain text, for lists and searches. */
export function shortStatementOf({ statement }: ProblemContent): string {
  const text = plainText(statement).replaceAll(/\s+/g, ' ').trim()
  return text.length > maximumLength ? `${text.slice(0, maximumLength - 1)}…` : text
}

/** The types of answers that a problem asks for, each once, for lists that are narrowed by them. */
export function answerTypesOf({ questions }: ProblemContent): AnswerType[] {
  return [...new Set(questions.map(({ answerType }) => answerType))].toSorted()
}
