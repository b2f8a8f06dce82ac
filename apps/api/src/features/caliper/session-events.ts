import { appOf, assessmentOf, itemOf, membershipOf, personIri, personOf, time, type Sensor } from './entities.ts'
import { assessmentProfile, within, type Write } from './event-parts.ts'

function sessionIri({ origin }: Sensor, sessionId: number): string {
  return `${origin}/sessions/${sessionId}`
}

export const session: Write = ({ sensor, facts, fact: { action = '', userId = 0, sessionId = 0, at } }) => {
  const common = { profile: 'SessionProfile', type: 'SessionEvent', action } as const
  const entity = { id: sessionIri(sensor, sessionId), type: 'Session', user: personIri(sensor, userId) }
  if (action === 'TimedOut') return { ...common, actor: appOf(sensor), object: { ...entity, endedAtTime: time(at) } }
  const moment = action === 'LoggedIn' ? { startedAtTime: time(at) } : { endedAtTime: time(at) }
  return { ...common, actor: personOf(sensor, facts, userId), object: appOf(sensor), session: { ...entity, ...moment } }
}

/** Launches are numbers in the addresses of pages, too: the launch of somebody else is not reported. */
export const launch: Write = ({ sensor, facts, fact: { action, userId = 0, launchId = 0 } }) => {
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

export const used: Write = ({ sensor, facts, fact: { userId = 0 } }) => ({
  profile: 'ToolUseProfile',
  type: 'ToolUseEvent',
  action: 'Used',
  actor: personOf(sensor, facts, userId),
  object: appOf(sensor),
})

/** A page by what it shows, for somebody who is in the course; by its address alone for anybody else. */
export const page: Write = (writing) => {
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
