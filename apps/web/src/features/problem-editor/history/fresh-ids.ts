import { mapRichText, type RichText } from '@isomorph/rich-text'
import type { ChosenVariant, ProblemContent, Question } from '@isomorph/problem'
import { largestId } from '../draft/draft-ids.ts'

type Renumbering = ReadonlyMap<number, number>

function idsOf({ variables, questions, constraints, linkedDraws }: ProblemContent): readonly number[] {
  const ids = [...variables, ...constraints, ...linkedDraws].map(({ id }) => id)
  return [...ids, ...questions.map(({ questionKey }) => questionKey)]
}

function withSlots(document: RichText, renumbered: Renumbering): RichText {
  return mapRichText(document, {
    inline: (node) => {
      if (node.type !== 'questionSlot') return [node]
      const questionKey = renumbered.get(node.attrs.questionKey) ?? node.attrs.questionKey
      return [{ ...node, attrs: { questionKey } }]
    },
  })
}

function withDrawn<T extends ChosenVariant>(variant: T, renumbered: Renumbering): T {
  const drawn = Object.fromEntries(
    Object.entries(variant.drawn).map(([id, value]) => [String(renumbered.get(Number(id)) ?? id), value]),
  )
  return { ...variant, drawn }
}

function withQuestionKeys(question: Question, renumbered: Renumbering): Question {
  const questionKey = renumbered.get(question.questionKey) ?? question.questionKey
  if (!('followThrough' in question) || question.followThrough === undefined) return { ...question, questionKey }
  const uses = question.followThrough.uses.map((use) => ({
    ...use,
    questionKey: renumbered.get(use.questionKey) ?? use.questionKey,
  }))
  return { ...question, questionKey, followThrough: { ...question.followThrough, uses } }
}

function renumber(content: ProblemContent, renumbered: Renumbering): ProblemContent {
  const fresh = (id: number): number => renumbered.get(id) ?? id
  const { excludedVariants, pinnedVariants } = content
  return {
    ...content,
    variables: content.variables.map((variable) => ({ ...variable, id: fresh(variable.id) })),
    constraints: content.constraints.map((condition) => ({ ...condition, id: fresh(condition.id) })),
    linkedDraws: content.linkedDraws.map(({ id, variableIds }) => ({
      id: fresh(id),
      variableIds: variableIds.map(fresh),
    })),
    ...(excludedVariants === undefined
      ? {}
      : { excludedVariants: excludedVariants.map((variant) => withDrawn(variant, renumbered)) }),
    ...(pinnedVariants === undefined
      ? {}
      : { pinnedVariants: pinnedVariants.map((variant) => withDrawn(variant, renumbered)) }),
    statement: withSlots(content.statement, renumbered),
    questions: content.questions.map((question) => withQuestionKeys(question, renumbered)),
    solution: withSlots(content.solution, renumbered),
  }
}

/** Two people who add something at once give it the same id: what is mine takes another one. */
export function withFreshIds(base: ProblemContent, mine: ProblemContent, theirs: ProblemContent): ProblemContent {
  const known = new Set(idsOf(base))
  const taken = new Set(idsOf(theirs).filter((id) => !known.has(id)))
  const clashing = idsOf(mine).filter((id) => !known.has(id) && taken.has(id))
  if (clashing.length === 0) return mine
  const largest = Math.max(largestId(mine), largestId(theirs), largestId(base))
  return renumber(mine, new Map([...new Set(clashing)].map((id, index) => [id, largest + 1 + index])))
}
