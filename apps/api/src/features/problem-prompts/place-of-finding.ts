import type { ProblemContent } from '@isomorph/problem'

/** Where a finding is, in the words of an author: `Question 1` for `questions.0.answerSets`. */
export function placeOfFinding({ variables }: ProblemContent, path: string): string {
  const [part, index] = path.split('.')
  const number = Number(index) + 1
  if (part === 'variables') {
    const name = variables[number - 1]?.name
    return name === undefined ? 'Variables' : `Variable ${name}`
  }
  if (part === 'questions') return `Question ${number}`
  if (part === 'constraints') return `Condition ${number}`
  return part === 'solution' ? 'Solution' : 'Statement'
}
