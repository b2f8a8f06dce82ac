import { appOf, attemptOf, personIri, personOf, sittingOf } from './entities.ts'
import { countOf, gradingProfile, itemPlaceOf, within, type Write, type Writing } from './event-parts.ts'

function graderOf({ sensor, facts, fact }: Writing) {
  const by = fact.by ?? null
  return by === null
    ? { actor: appOf(sensor), scoredBy: appOf(sensor).id }
    : { actor: personOf(sensor, facts, by), scoredBy: personIri(sensor, by) }
}

const points = (percent: number, of: number) => Math.round(percent * of * 100) / 10_000

/**
 * The marking of one attempt: as it was at first, or as it is now after a later one. What waits again by now is reported when
 * it is marked again.
 */
export const graded: Write = (writing) => {
  const place = itemPlaceOf(writing)
  const { sensor, facts, fact } = writing
  const number = fact.attemptNumber ?? 1
  const marked = place && facts.attempts.get(`${place.instance.id}/${number}`)
  if (!marked || (fact.percent === undefined && marked.isWaiting)) return undefined
  const { actor, scoredBy } = graderOf(writing)
  const attempt = attemptOf(sensor, facts, place.assessment, place.instance, number)
  return within(writing, place, {
    ...gradingProfile,
    type: 'GradeEvent',
    action: 'Graded',
    actor,
    object: attempt,
    generated: {
      id: `${attempt.id}/score`,
      type: 'Score',
      attempt: attempt.id,
      maxScore: place.instance.points,
      scoreGiven: points(fact.percent ?? marked.percent, place.instance.points),
      scoredBy,
    },
  })
}

/** Points set by hand, for a problem or for the whole. */
export const overridden: Write = (writing) => {
  const { sensor, facts, fact } = writing
  const assessment = facts.assessments.get(fact.groupAssessmentId ?? 0)
  const { userId } = fact
  if (!assessment || userId === undefined) return undefined
  const { actor, scoredBy } = graderOf(writing)
  const sitting = sittingOf(sensor, facts, assessment, userId, countOf(writing, assessment, userId))
  const isWhole = (fact.itemKey ?? null) === null
  const maxScore = isWhole ? facts.standings.get(`${assessment.id}/${userId}`)?.possible : null
  return within(
    writing,
    { assessment, userId },
    {
      ...gradingProfile,
      type: 'GradeEvent',
      action: 'Graded',
      actor,
      object: sitting,
      generated: {
        id: `${sitting.id}/score`,
        type: 'Score',
        attempt: sitting.id,
        ...(typeof maxScore === 'number' ? { maxScore } : {}),
        scoreGiven: Math.max(0, fact.points ?? 0),
        scoredBy,
        extensions: isWhole ? { setByHand: true } : { setByHand: true, itemKey: fact.itemKey },
      },
    },
  )
}

/** Whoever has finished looks at their result. */
export const viewed: Write = (writing) => {
  const { sensor, facts, fact } = writing
  const { userId = 0 } = fact
  const assessment = facts.assessments.get(fact.groupAssessmentId ?? 0)
  if (!assessment || !facts.standings.get(`${assessment.id}/${userId}`)?.finishedAt) return undefined
  const sitting = sittingOf(sensor, facts, assessment, userId, countOf(writing, assessment, userId))
  return within(
    writing,
    { assessment, userId },
    {
      ...gradingProfile,
      type: 'ViewEvent',
      action: 'Viewed',
      actor: personOf(sensor, facts, userId),
      object: { id: `${sitting.id}/result`, type: 'Result', attempt: sitting.id },
    },
  )
}
