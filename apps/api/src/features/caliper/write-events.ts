import { dataVersions, type CaliperEvent } from '@isomorph/caliper'
import {
  appOf,
  assessmentOf,
  attemptOf,
  courseOf,
  itemOf,
  membershipOf,
  personIri,
  personOf,
  sittingOf,
  time,
  type Sensor,
} from './entities.ts'
import type { AssessmentFacts, Fact, Facts, InstanceFacts } from './facts.ts'
import type { OutboxRow } from './outbox.queries.ts'

/** What an event is about, beside what every event has. */
type Told = Readonly<Record<string, unknown>> & { readonly profile: string }

interface Writing {
  readonly sensor: Sensor
  readonly facts: Facts
  readonly fact: Fact
}

interface Place {
  readonly assessment: AssessmentFacts
  readonly userId: number
}

/** Course and membership of whom the event is about; nothing of a preview by staff. */
function within({ sensor, facts }: Writing, { assessment, userId }: Place, told: Told): Told | undefined {
  if (facts.standings.get(`${assessment.id}/${userId}`)?.isPreview) return undefined
  const membership = membershipOf(sensor, facts, assessment, userId)
  return { ...told, group: courseOf(sensor, assessment), ...(membership ? { membership } : {}) }
}

interface ItemPlace extends Place {
  readonly instance: InstanceFacts
}

function itemPlaceOf({ facts, fact }: Writing): ItemPlace | undefined {
  const instance = facts.instances.get(fact.problemInstanceId ?? 0)
  const assessment = instance && facts.assessments.get(instance.groupAssessmentId)
  return assessment && { instance, assessment, userId: instance.userId }
}

type Write = (writing: Writing) => Told | undefined

const assessmentProfile = { profile: 'AssessmentProfile' } as const
const gradingProfile = { profile: 'GradingProfile' } as const

const completed: Write = (writing) => {
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

const itemStarted: Write = (writing) => {
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

const skipped: Write = (writing) => {
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

function graderOf({ sensor, facts, fact }: Writing) {
  const by = fact.by ?? null
  return by === null
    ? { actor: appOf(sensor), scoredBy: appOf(sensor).id }
    : { actor: personOf(sensor, facts, by), scoredBy: personIri(sensor, by) }
}

const points = (percent: number, of: number) => Math.round(percent * of * 100) / 10_000

/**
 * The marking of one attempt: as it was at first, or as it is now after a later one. What waits again by now is told when
 * it is marked again.
 */
const graded: Write = (writing) => {
  const place = itemPlaceOf(writing)
  const { sensor, facts, fact } = writing
  const number = fact.attemptNumber ?? 1
  const marked = place && facts.attempts.get(`${place.instance.id}/${number}`)
  if (!marked || (fact.percent === undefined && marked.isWaiting)) return undefined
  const { actor, scoredBy } = graderOf(writing)
  const attempt = attemptOf(sensor, place.assessment, place.instance, number)
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
const overridden: Write = (writing) => {
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

function countOf({ facts, fact }: Writing, { id }: AssessmentFacts, userId: number): number {
  return fact.count ?? (facts.standings.get(`${id}/${userId}`)?.reopenNumber ?? 0) + 1
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

/** Told as done by whoever did it: staff pause and reopen. What time does is told as the learner's. */
const status: Write = (writing) => {
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

function sessionIri({ origin }: Sensor, sessionId: number): string {
  return `${origin}/sessions/${sessionId}`
}

const session: Write = ({ sensor, facts, fact: { action = '', userId = 0, sessionId = 0, at } }) => {
  const common = { profile: 'SessionProfile', type: 'SessionEvent', action } as const
  const entity = { id: sessionIri(sensor, sessionId), type: 'Session', user: personIri(sensor, userId) }
  if (action === 'TimedOut') return { ...common, actor: appOf(sensor), object: { ...entity, endedAtTime: time(at) } }
  const moment = action === 'LoggedIn' ? { startedAtTime: time(at) } : { endedAtTime: time(at) }
  return { ...common, actor: personOf(sensor, facts, userId), object: appOf(sensor), session: { ...entity, ...moment } }
}

/** Launches are numbers in the addresses of pages too: somebody else's is nobody's business. */
const launch: Write = ({ sensor, facts, fact: { action, userId = 0, launchId = 0 } }) => {
  if (action === 'Returned' && facts.launches.get(launchId) !== userId) return undefined
  return {
    profile: 'ToolLaunchProfile',
    type: 'ToolLaunchEvent',
    action,
    actor: personOf(sensor, facts, userId),
    object: appOf(sensor),
    federatedSession: {
      id: `${sensor.origin}/lti-launch/${launchId}`,
      type: 'LtiSession',
      user: personIri(sensor, userId),
    },
  }
}

const used: Write = ({ sensor, facts, fact: { userId = 0 } }) => ({
  profile: 'ToolUseProfile',
  type: 'ToolUseEvent',
  action: 'Used',
  actor: personOf(sensor, facts, userId),
  object: appOf(sensor),
})

/** A page by what it shows, for somebody who is in the course; by its address alone for anybody else. */
const page: Write = (writing) => {
  const { sensor, facts, fact } = writing
  const { userId = 0, path = '/', from } = fact
  const referrer = from === undefined ? {} : { referrer: `${sensor.origin}${from}` }
  const person = { action: 'NavigatedTo', actor: personOf(sensor, facts, userId), ...referrer }
  const assessment = facts.assessments.get(fact.groupAssessmentId ?? 0)
  const isMember = assessment && membershipOf(sensor, facts, assessment, userId)
  if (!isMember) {
    const object = { id: `${sensor.origin}${path}`, type: 'WebPage' }
    return { profile: 'GeneralProfile', type: 'Event', ...person, object }
  }
  const instance = facts.instances.get(fact.problemInstanceId ?? 0)
  const isOwn = instance?.userId === userId && instance.groupAssessmentId === assessment.id
  const object = isOwn ? itemOf(sensor, assessment, instance) : assessmentOf(sensor, assessment)
  return within(writing, { assessment, userId }, { ...assessmentProfile, type: 'NavigationEvent', ...person, object })
}

/** Whoever has finished looks at their result. */
const viewed: Write = (writing) => {
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

const writers: Readonly<Record<string, Write>> = {
  'caliper.completed': completed,
  'caliper.graded': graded,
  'caliper.marked': graded,
  'caliper.override': overridden,
  'caliper.itemStarted': itemStarted,
  'caliper.skipped': skipped,
  'caliper.status': status,
  'caliper.session': session,
  'caliper.launch': launch,
  'caliper.used': used,
  'caliper.page': page,
  'caliper.viewed': viewed,
}

/** The event that a row of the outbox stands for; undefined where there is nothing to tell. */
export function writeEvent(
  sensor: Sensor,
  facts: Facts,
  { kind, payload, eventId }: OutboxRow,
): CaliperEvent | undefined {
  const told = writers[kind]?.({ sensor, facts, fact: payload })
  if (told === undefined) return undefined
  const { profile, ...rest } = told
  const event = {
    '@context': dataVersions[sensor.version],
    id: `urn:uuid:${eventId}`,
    ...(sensor.version === '1.2' ? { profile } : {}),
    ...rest,
    eventTime: time(payload.at),
    edApp: sensor.origin,
  }
  return event as unknown as CaliperEvent
}
