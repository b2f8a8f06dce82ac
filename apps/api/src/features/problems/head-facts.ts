import { largestId, type AnswerType, type ProblemContent } from '@isomorph/problem'
import { plainText } from '@isomorph/rich-text'

const maximumLength = 200

/** The beginning of a statement as plain text, for lists and searches. */
function shortStatementOf({ statement }: ProblemContent): string {
  const text = plainText(statement).replaceAll(/\s+/g, ' ').trim()
  return text.length > maximumLength ? `${text.slice(0, maximumLength - 1)}…` : text
}

interface HeadFacts {
  readonly shortStatement: string
  readonly answerTypes: readonly AnswerType[]
  readonly largestId: number
}

/** What is stored beside the newest version: what lists say of a problem or narrow it by, each type of answer once, and its largest id. */
export function headFactsOf(content: ProblemContent): HeadFacts {
  const answerTypes = [...new Set(content.questions.map(({ answerType }) => answerType))].toSorted()
  return { shortStatement: shortStatementOf(content), answerTypes, largestId: largestId(content) }
}
