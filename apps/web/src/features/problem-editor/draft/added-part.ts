import type { Finding, ProblemContent, Question, Variable } from '@isomorph/problem'

/** A variable or question that was just added, as it began. */
export type AddedPart = Variable | Question

/** What was found, but of a part that its author has neither filled in nor left yet: it is no mistake to have just begun. */
export function findingsOfOthers(
  findings: readonly Finding[],
  { variables, questions }: Pick<ProblemContent, 'variables' | 'questions'>,
  added: AddedPart | undefined,
): readonly Finding[] {
  if (!added) return findings
  const paths = [
    `variables.${variables.findIndex((variable) => variable === added)}`,
    `questions.${questions.findIndex((question) => question === added)}`,
  ]
  return findings.filter(({ path }) => !paths.some((begun) => path === begun || path.startsWith(`${begun}.`)))
}
