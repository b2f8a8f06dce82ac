import { canonicalName } from '@isomorph/evaluator'
import type { Answer, LinkedDraw, ProblemContent, Question, Variable } from '@isomorph/problem'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import { placeQuestion, removeQuestion, type ContentChange } from './content-changes.ts'
import { slotsIn } from './usages.ts'

// Each function undoes one change and keeps later edits, which restoring the whole former content would lose.

function insertAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

/** Puts a variable back into its linked draws; a linked draw that was removed with it is restored. */
function linkAgain(content: ProblemContent, before: readonly LinkedDraw[], id: number): readonly LinkedDraw[] {
  const linkedNow = new Set(content.linkedDraws.flatMap(({ variableIds }) => variableIds))
  const known = new Set(content.variables.map((variable) => variable.id))
  const former = before.filter(({ variableIds }) => variableIds.includes(id))
  const grown = content.linkedDraws.map((link) =>
    former.some((each) => each.id === link.id) ? { ...link, variableIds: [...link.variableIds, id] } : link,
  )
  const again = former
    .filter((link) => !content.linkedDraws.some((each) => each.id === link.id))
    .map((link) => ({
      ...link,
      variableIds: link.variableIds.filter((each) => known.has(each) && !linkedNow.has(each)),
    }))
  return [...grown, ...again.filter(({ variableIds }) => variableIds.length > 1)]
}

/** Puts a removed variable back, in place of one that was given its name meanwhile. */
export function putBackVariable(before: ProblemContent, removed: Variable): ContentChange {
  return (content) => {
    const index = before.variables.findIndex(({ id }) => id === removed.id)
    const name = canonicalName(removed.name)
    const others = content.variables.filter((each) => each.id !== removed.id && canonicalName(each.name) !== name)
    const restored = { ...content, variables: insertAt(others, index, removed) }
    return { ...restored, linkedDraws: linkAgain(restored, before.linkedDraws, removed.id) }
  }
}

/** Puts a removed question back: at its place in the statement, or at the end of a statement that was changed since. */
export function putBackQuestion(before: ProblemContent, removed: Question): ContentChange {
  const { questionKey } = removed
  const statementWithout = removeQuestion(questionKey)(before).statement
  return (content) => {
    if (content.questions.some((each) => each.questionKey === questionKey)) return content
    const index = before.questions.findIndex((each) => each.questionKey === questionKey)
    const restored = { ...content, questions: insertAt(content.questions, index, removed) }
    if (areAlike(content.statement, statementWithout)) return { ...restored, statement: before.statement }
    return slotsIn(before.statement).includes(questionKey) ? placeQuestion(questionKey)(restored) : restored
  }
}

/** Takes answers out of a question by their ids. */
export function takeOutAnswers(questionKey: number, ids: ReadonlySet<number>): ContentChange {
  const without = (question: Question): Question => {
    if (!('answerSets' in question) || question.questionKey !== questionKey) return question
    const answerSets = question.answerSets.map((set) => {
      const answers: readonly Answer[] = set.answers
      return { ...set, answers: answers.filter(({ id }) => !ids.has(id)) }
    })
    return { ...question, answerSets }
  }
  return (content) => ({ ...content, questions: content.questions.map(without) })
}
