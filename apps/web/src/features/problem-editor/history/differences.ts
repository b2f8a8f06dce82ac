import type { ProblemContent } from '@isomorph/problem'
import { areStoredAlike, type ProblemDraft } from '../draft/editor-backup.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** What was added, changed and removed between two lists, by the id of each thing. */
function listDifferences(
  before: readonly (Named & { readonly part: unknown })[],
  after: typeof before,
): readonly string[] {
  const earlier = new Map(before.map((each) => [each.id, each]))
  const later = new Map(after.map((each) => [each.id, each]))
  return [
    ...after.filter(({ id }) => !earlier.has(id)).map(({ name }) => `${name} added`),
    ...after
      .filter(({ id, part }) => earlier.has(id) && !areStoredAlike(earlier.get(id)?.part, part))
      .map(({ name }) => `${name} changed`),
    ...before.filter(({ id }) => !later.has(id)).map(({ name }) => `${name} removed`),
  ]
}

function variablesOf(content: ProblemContent) {
  return content.variables.map((variable) => ({ id: variable.id, name: `Variable ${variable.name}`, part: variable }))
}

function questionsOf(content: ProblemContent) {
  return content.questions.map((question, index) => ({
    id: question.questionKey,
    name: `Question ${index + 1}`,
    part: question,
  }))
}

/** How one version differs from another, in the words of the screen. */
export function contentDifferences(before: ProblemContent, after: ProblemContent): readonly string[] {
  const parts = [
    ['Statement', before.statement, after.statement],
    ['Conditions on the draw', before.constraints, after.constraints],
    ['Linked draws', before.linkedDraws, after.linkedDraws],
    ['Solution', before.solution, after.solution],
  ] as const
  return [
    ...parts.filter(([, one, other]) => !areStoredAlike(one, other)).map(([name]) => `${name} changed`),
    ...listDifferences(variablesOf(before), variablesOf(after)),
    ...listDifferences(questionsOf(before), questionsOf(after)),
  ]
}

/** As above, with name and tags. */
export function draftDifferences(before: ProblemDraft, after: ProblemDraft): readonly string[] {
  return [
    ...(before.name === after.name ? [] : [`Name: “${after.name}”`]),
    ...(areStoredAlike(before.tags, after.tags) ? [] : ['Tags changed']),
    ...contentDifferences(before.content, after.content),
  ]
}
