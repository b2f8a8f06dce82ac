import type { Finding, ProblemContent, Question, Variable } from '@isomorph/problem'

/** A variable or question that was just added, as it began. */
export type AddedPart = Variable | Question

/** The findings without those of a part that was just added: its author has neither filled it in nor left it yet. */
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
