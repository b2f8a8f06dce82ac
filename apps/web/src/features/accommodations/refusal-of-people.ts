import type { Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { requestErrorOf } from '../../data/index.ts'
import { courseOutcome } from '../../entities/course-refusal/refusal.ts'
import { listedName } from '../../entities/person/names.ts'

const namedPerson = /^userIds\.(\d+)$/

/** What granting something to people came to; those who are not in the course are called by their names. */
export function outcomeFor<Outcome extends { readonly error?: unknown }>(
  outcome: Outcome,
  people: readonly Person[],
): Outcome {
  if (!outcome.error) return outcome
  const error = requestErrorOf(outcome.error)
  const errors = error.errors?.map(({ path, message }) => {
    const person = people[Number(namedPerson.exec(path)?.[1])]
    return { path, message: person ? t('accommodations.notInCourse', { name: listedName(person) }) : message }
  })
  return courseOutcome({ ...outcome, error: { ...error, ...(errors && { errors }) } })
}
