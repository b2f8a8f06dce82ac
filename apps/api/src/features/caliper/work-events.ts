import { assessmentOf, attemptOf, durationBetween, itemOf, personOf, sittingOf, time } from './entities.ts'
import { assessmentProfile, countOf, itemPlaceOf, within, type Write, type Writing } from './event-parts.ts'
import type { AssessmentFacts } from './facts.ts'

export const completed: Write = (writing) => {
  const place = itemPlaceOf(writing)
  if (!place) return undefined
  const { sensor, facts, fact } = writing
  const number = fact.attemptNumber ?? 1
  const attempt = attemptOf(sensor, facts, place.assessment, place.instance, number)
  const values = facts.answers.get(`${place.instance.id}/${number}`)
  const response = { id: `${attempt.id}/response`, attempt, endedAtTime: time(fact.at) }
  return within(writing, place, {
    ...assessmentProfile,
    type: 'AssessmentItemEvent',
    action: 'Completed',
    actor: personOf(sensor, facts, place.userId),
    object: itemOf(sensor, place.assessment, place.instance),
    generated: values ? { ...response, type: 'FillinBlankResponse', values } : { ...response, type: 'Response' },
  })
}

export const itemStarted: Write = (writing) => {
  const place = itemPlaceOf(writing)
  if (!place) return undefined
  const { sensor, facts, fact } = writing
  const attempt = attemptOf(sensor, facts, place.assessment, place.instance, 1)
  return within(writing, place, {
    ...assessmentProfile,
    type: 'AssessmentItemEvent',
    action: 'Started',
    actor: personOf(sensor, facts, place.userId),
    object: itemOf(sensor, place.assessment, place.instance),
    generated: { ...attempt, startedAtTime: time(fact.at) },
  })
}

export const skipped: Write = (writing) => {
  const place = itemPlaceOf(writing)
  if (!place) return undefined
  const { sensor, facts } = writing
  return within(writing, place, {
    ...assessmentProfile,
    type: 'AssessmentItemEvent',
    action: 'Skipped',
    actor: personOf(sensor, facts, place.userId),
    object: itemOf(sensor, place.assessment, place.instance),
  })
}

const statusActions: Readonly<Record<string, string>> = {
  Started: 'Started',
  Paused: 'Paused',
  Continued: 'Resumed',
  BreakBegun: 'Paused',
  BreakEnded: 'Resumed',
  Reopened: 'Restarted',
  Submitted: 'Submitted',
  TimeExpired: 'Submitted',
}

/** A sitting that has ended, and how long it took. */
function endedSitting({ sensor, facts, fact }: Writing, assessment: AssessmentFacts, userId: number, count: number) {
  const startedAt = facts.standings.get(`${assessment.id}/${userId}`)?.startedAt
  const took = startedAt ? { duration: durationBetween(startedAt, fact.at) } : {}
  return { ...sittingOf(sensor, facts, assessment, userId, count), endedAtTime: time(fact.at), ...took }
}

/** A pause also reaches who has not started: they have no attempt yet that could be paused. */
function isHeldBeforeStart({ facts, fact }: Writing, { id }: AssessmentFacts, userId: number): boolean {
  if (fact.status !== 'Paused' && fact.status !== 'Continued') return false
  const startedAt = facts.standings.get(`${id}/${userId}`)?.startedAt ?? null
  return startedAt === null || startedAt > new Date(fact.at)
}

/** The actor is whoever did it: staff pause and reopen. What happens when time is over has the learner as its actor. */
export const status: Write = (writing) => {
  const { sensor, facts, fact } = writing
  const assessment = facts.assessments.get(fact.groupAssessmentId ?? 0)
  const action = statusActions[fact.status ?? '']
  const { userId } = fact
  if (!assessment || userId === undefined || action === undefined) return undefined
  if (isHeldBeforeStart(writing, assessment, userId)) return undefined
  const count = countOf(writing, assessment, userId)
  return within(
    writing,
    { assessment, userId },
    {
      ...assessmentProfile,
      type: 'AssessmentEvent',
      action,
      actor: personOf(sensor, facts, fact.by ?? userId),
      object: assessmentOf(sensor, assessment),
      generated:
        action === 'Submitted'
          ? endedSitting(writing, assessment, userId, count)
          : sittingOf(sensor, facts, assessment, userId, count),
      ...(fact.status === 'TimeExpired' ? { extensions: { finishReason: 'timeExpired' } } : {}),
    },
  )
}
