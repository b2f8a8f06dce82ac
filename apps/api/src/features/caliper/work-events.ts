import { assessmentOf, attemptOf, itemOf, personOf, sittingOf, time } from './entities.ts'
import { assessmentProfile, countOf, itemPlaceOf, within, type Write } from './event-parts.ts'

export const completed: Write = (writing) => {
  const place = itemPlaceOf(writing)
  if (!place) return undefined
  const { sensor, facts, fact } = writing
  const number = fact.attemptNumber ?? 1
  const attempt = attemptOf(sensor, place.assessment, place.instance, number)
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
  const attempt = attemptOf(sensor, place.assessment, place.instance, 1)
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

/** The actor is whoever did it: staff pause and reopen. What happens when time is over has the learner as its actor. */
export const status: Write = (writing) => {
  const { sensor, facts, fact } = writing
  const assessment = facts.assessments.get(fact.groupAssessmentId ?? 0)
  const action = statusActions[fact.status ?? '']
  const { userId } = fact
  if (!assessment || userId === undefined || action === undefined) return undefined
  const sitting = sittingOf(sensor, facts, assessment, userId, countOf(writing, assessment, userId))
  return within(
    writing,
    { assessment, userId },
    {
      ...assessmentProfile,
      type: 'AssessmentEvent',
      action,
      actor: personOf(sensor, facts, fact.by ?? userId),
      object: assessmentOf(sensor, assessment),
      generated: action === 'Submitted' ? { ...sitting, endedAtTime: time(fact.at) } : sitting,
      ...(fact.status === 'TimeExpired' ? { extensions: { finishReason: 'timeExpired' } } : {}),
    },
  )
}
