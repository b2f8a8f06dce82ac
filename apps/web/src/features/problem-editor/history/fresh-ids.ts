import { mapRichText, type RichText } from '@isomorph/rich-text'
import { largestId, type ChosenVariant, type ProblemContent, type Question } from '@isomorph/problem'

type NewIds = ReadonlyMap<number, number>

/** Other ids by what has them: a variable and a question of old content may have the same. */
interface Renumbering {
  readonly variables: NewIds
  readonly questions: NewIds
  readonly others: NewIds
}

function idsOf({ variables, questions, constraints, linkedDraws }: ProblemContent): readonly number[] {
  const ids = [...variables, ...constraints, ...linkedDraws].map(({ id }) => id)
  return [...ids, ...questions.map(({ questionKey }) => questionKey)]
}

function withSlots(document: RichText, renumbered: NewIds): RichText {
  return mapRichText(document, {
    inline: (node) => {
      if (node.type !== 'questionSlot') return [node]
      const questionKey = renumbered.get(node.attrs.questionKey) ?? node.attrs.questionKey
      return [{ ...node, attrs: { questionKey } }]
    },
  })
}

function withDrawn<T extends ChosenVariant>(variant: T, renumbered: NewIds): T {
  const drawn = Object.fromEntries(
    Object.entries(variant.drawn).map(([id, value]) => [String(renumbered.get(Number(id)) ?? id), value]),
  )
  return { ...variant, drawn }
}

function withQuestionKeys(question: Question, renumbered: NewIds): Question {
  const questionKey = renumbered.get(question.questionKey) ?? question.questionKey
  if (!('followThrough' in question) || question.followThrough === undefined) return { ...question, questionKey }
  const uses = question.followThrough.uses.map((use) => ({
    ...use,
    questionKey: renumbered.get(use.questionKey) ?? use.questionKey,
  }))
  return { ...question, questionKey, followThrough: { ...question.followThrough, uses } }
}

function renumber(content: ProblemContent, { variables, questions, others }: Renumbering): ProblemContent {
  const { excludedVariants, pinnedVariants } = content
  return {
    ...content,
    variables: content.variables.map((variable) => ({ ...variable, id: variables.get(variable.id) ?? variable.id })),
    constraints: content.constraints.map((condition) => ({
      ...condition,
      id: others.get(condition.id) ?? condition.id,
    })),
    linkedDraws: content.linkedDraws.map(({ id, variableIds }) => ({
      id: others.get(id) ?? id,
      variableIds: variableIds.map((each) => variables.get(each) ?? each),
    })),
    ...(excludedVariants && { excludedVariants: excludedVariants.map((variant) => withDrawn(variant, variables)) }),
    ...(pinnedVariants && { pinnedVariants: pinnedVariants.map((variant) => withDrawn(variant, variables)) }),
    statement: withSlots(content.statement, questions),
    questions: content.questions.map((question) => withQuestionKeys(question, questions)),
    solution: withSlots(content.solution, questions),
  }
}

function newIdsFor(ids: Iterable<number>, contents: readonly ProblemContent[], largestUsedId = 0): NewIds {
  const largest = Math.max(largestUsedId, ...contents.map(largestId))
  return new Map([...new Set(ids)].map((id, index) => [id, largest + 1 + index]))
}

/** The largest id that any version of a problem had. */
export interface LargestUsedIds {
  /** In the version that both began from; undefined: not known. */
  readonly atBase: number | undefined
  readonly now: number
}

/**
 * Two people who add something at once give it the same id: what is mine takes another one, also where theirs was removed again.
 * None takes the id of what a former version had (decision 0405).
 */
export function withFreshIds(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', ProblemContent>>,
  { atBase, now }: LargestUsedIds,
): ProblemContent {
  const known = new Set(idsOf(base))
  const theirIds = new Set(idsOf(theirs))
  const isTaken = (id: number) => theirIds.has(id) || (atBase !== undefined && atBase < id && id <= now)
  const clashing = idsOf(mine).filter((id) => !known.has(id) && isTaken(id))
  if (clashing.length === 0) return mine
  const newIds = newIdsFor(clashing, [base, mine, theirs], now)
  return renumber(mine, { variables: newIds, questions: newIds, others: newIds })
}

/** What a copy has added itself takes other ids, so that what its original has added under the same ones can stand beside it. */
export function withOtherIds(
  mine: ProblemContent,
  others: readonly ProblemContent[],
  ids: { readonly variables: readonly number[]; readonly questions: readonly number[] },
): ProblemContent {
  if (ids.variables.length + ids.questions.length === 0) return mine
  const newIds = newIdsFor([...ids.variables, ...ids.questions], [mine, ...others])
  const only = (kind: readonly number[]): NewIds => new Map([...newIds].filter(([id]) => kind.includes(id)))
  return renumber(mine, { variables: only(ids.variables), questions: only(ids.questions), others: new Map() })
}
