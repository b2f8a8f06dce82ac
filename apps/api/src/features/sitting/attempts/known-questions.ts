import { sayOfField, type TypedAnswer } from '@isomorph/contract'
import { Refusal, type FieldError } from '../../../refusals/refusals.ts'
import type { Database } from '@isomorph/database'
import { getCurrentInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { sittingRefusals } from '../sitting.errors.ts'

/**
 * The instance as it was, or as it is marked now where an answer is to a question that it did not have: a regrade may have come
 * between by another server.
 */
export async function instanceAsked(
  database: Database,
  instance: CachedInstance,
  answers: readonly TypedAnswer[],
): Promise<CachedInstance> {
  const { questions } = instance.revision.compiled.content
  const isKnown = (answer: TypedAnswer) => questions.some(({ questionKey }) => questionKey === answer.questionKey)
  return answers.every(isKnown) ? instance : ((await getCurrentInstance(database, instance.id)) ?? instance)
}

/** Refuses answers to questions that the problem does not have, and a second answer to the same question. */
export function refuseUnknownQuestions(
  { revision }: Pick<CachedInstance, 'revision'>,
  answers: readonly TypedAnswer[],
): void {
  const known = new Set(revision.compiled.content.questions.map(({ questionKey }) => questionKey))
  const answered = new Set<number>()
  const errors = answers.flatMap(({ questionKey }, index): FieldError[] => {
    const path = `answers.${index}.questionKey`
    if (!known.has(questionKey)) return [{ path, ...sayOfField('questionUnknown', { number: String(questionKey) }) }]
    if (answered.has(questionKey)) return [{ path, ...sayOfField('questionTwice', { number: String(questionKey) }) }]
    answered.add(questionKey)
    return []
  })
  if (errors.length > 0) throw new Refusal(sittingRefusals.unknownQuestions, { errors })
}
