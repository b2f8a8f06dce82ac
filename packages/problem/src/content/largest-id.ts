import type { ProblemContent } from './problem-content.ts'

/** The largest id or key that stands anywhere in a problem. Every id of a problem comes from one counter above it. */
export function largestId(content: ProblemContent): number {
  const ids: number[] = [0]
  for (const variable of content.variables) {
    ids.push(variable.id)
    if (variable.variableType === 'RichText') ids.push(...variable.variableArtifacts.map(({ id }) => id))
  }
  ids.push(...content.constraints.map(({ id }) => id), ...content.linkedDraws.map(({ id }) => id))
  for (const question of content.questions) {
    ids.push(question.questionKey)
    if (question.answerType === 'MultipleChoice') {
      for (const set of question.choiceSets) ids.push(set.id, ...set.answers.map(({ choiceKey }) => choiceKey))
    } else {
      for (const set of question.answerSets) ids.push(set.id, ...set.answers.map(({ id }) => id))
    }
  }
  return Math.max(...ids)
}
