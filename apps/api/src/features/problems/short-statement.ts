import type { AnswerType, ProblemContent } from '@isomorph/problem'
import { plainText } from '@isomorph/rich-text'

const maximumLength = 200

/** The beginning of a statement as plain text, for lists and searches. */
function shortStatementOf({ statement }: ProblemContent): string {
  const text = plainText(statement).replaceAll(/\s+/g, ' ').trim()
  return text.length > maximumLength ? `${text.slice(0, maximumLength - 1)}…` : text
}

/** What lists say of a problem, or narrow it by, taken from its newest version; each type of answer once. */
export function listFactsOf(content: ProblemContent): { shortStatement: string; answerTypes: AnswerType[] } {
  const answerTypes = [...new Set(content.questions.map(({ answerType }) => answerType))].toSorted()
  return { shortStatement: shortStatementOf(content), answerTypes }
}
