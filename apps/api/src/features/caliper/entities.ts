import type { CaliperAssessment, CaliperAssessmentItem, CaliperAttempt, CaliperPerson } from '@isomorph/caliper'
import { productVersion } from '@isomorph/contract'
import type { AssessmentFacts, Facts, InstanceFacts } from './facts.ts'

/** As whom and of which version events are written. */
export interface Sensor {
  /** `https://quiz.example.edu` */
  readonly origin: string
  /** The id of a person is appended to it. */
  readonly personNamespace: string
  readonly version: '1.2' | '1.1'
}

export function time(moment: Date | string): string {
  return new Date(moment).toISOString()
}

export function personIri({ personNamespace }: Sensor, userId: number): string {
  return `${personNamespace}${userId}`
}

/** A person by number alone, unless the installation tells names. */
export function personOf(sensor: Sensor, { people }: Facts, userId: number): CaliperPerson {
  const known = people.get(userId)
  const person = { id: personIri(sensor, userId), type: 'Person' as const }
  if (known === undefined) return person
  const email = known.email.endsWith('.invalid') ? '' : known.email
  const named = known.name === '' ? person : { ...person, name: known.name }
  if (email === '') return named
  if (sensor.version === '1.1') return { ...named, extensions: { email } }
  const identifier = { type: 'SystemIdentifier' as const, identifierType: 'EmailAddress' as const, identifier: email }
  return { ...named, otherIdentifiers: [identifier] }
}

export function appOf({ origin }: Sensor) {
  return { id: origin, type: 'SoftwareApplication', name: 'Isomorph', version: productVersion }
}

function courseIri({ origin }: Sensor, groupId: number): string {
  return `${origin}/courses/${groupId}`
}

export function courseOf(sensor: Sensor, { groupId, groupName, termName }: AssessmentFacts) {
  const course = { id: courseIri(sensor, groupId), type: 'CourseSection', name: groupName }
  return termName === null ? course : { ...course, academicSession: termName }
}

const memberRoles: Readonly<Record<string, string>> = {
  GroupLearner: 'Learner',
  GroupGrader: 'TeachingAssistant',
  GroupOwner: 'Instructor',
}

/** Undefined for somebody who is not in the course. */
export function membershipOf(sensor: Sensor, { roles }: Facts, { groupId }: AssessmentFacts, userId: number) {
  const held = roles.get(`${groupId}/${userId}`)?.flatMap((role) => memberRoles[role] ?? []) ?? []
  if (held.length === 0) return undefined
  const [course, member] = [courseIri(sensor, groupId), personIri(sensor, userId)]
  const id = `${course}/members/${userId}`
  return { id, type: 'Membership', member, organization: course, roles: held, status: 'Active' }
}

export function assessmentIri(sensor: Sensor, { groupId, id }: AssessmentFacts): string {
  return `${courseIri(sensor, groupId)}/groupAssignments/${id}`
}

export function assessmentOf(sensor: Sensor, assessment: AssessmentFacts): CaliperAssessment {
  const { name, opensAt, dueAt, revision, possible } = assessment
  return {
    id: assessmentIri(sensor, assessment),
    type: 'Assessment',
    ...(name === '' ? {} : { name }),
    ...(opensAt === null ? {} : { dateToStartOn: time(opensAt) }),
    ...(dueAt === null ? {} : { dateToSubmit: time(dueAt) }),
    maxScore: possible,
    version: String(revision),
  }
}

/** A problem, with the number that it has in its assessment: names of problems may give answers away. */
export function itemOf(sensor: Sensor, assessment: AssessmentFacts, instance: InstanceFacts): CaliperAssessmentItem {
  const { attemptsAllowed } = assessment
  const whole = assessmentIri(sensor, assessment)
  return {
    id: `${whole}/items/${instance.itemKey}`,
    type: 'AssessmentItem',
    isPartOf: whole,
    maxScore: instance.points,
    ...(attemptsAllowed === null ? {} : { maxAttempts: attemptsAllowed }),
  }
}

function sittingIri(sensor: Sensor, assessment: AssessmentFacts, userId: number, count: number): string {
  return `${assessmentIri(sensor, assessment)}/learners/${userId}/sittings/${count}`
}

/** How long something took, as ISO 8601 writes it. */
export function durationBetween(begun: Date, ended: Date | string): string {
  return `PT${Math.max(0, new Date(ended).getTime() - begun.getTime()) / 1000}S`
}

/** The sitting of one learner; a reopened one is the next. */
export function sittingOf(sensor: Sensor, facts: Facts, assessment: AssessmentFacts, userId: number, count: number) {
  const whole = assessmentIri(sensor, assessment)
  const standing = facts.standings.get(`${assessment.id}/${userId}`)
  const attempt: CaliperAttempt = {
    id: sittingIri(sensor, assessment, userId, count),
    type: 'Attempt',
    assignee: personIri(sensor, userId),
    assignable: whole,
    count,
    ...(standing?.startedAt ? { startedAtTime: time(standing.startedAt) } : {}),
  }
  return attempt
}

/** One attempt at one problem, within the sitting of the learner. */
export function attemptOf(
  sensor: Sensor,
  { standings }: Facts,
  assessment: AssessmentFacts,
  instance: InstanceFacts,
  count: number,
) {
  const item = itemOf(sensor, assessment, instance).id
  const { userId } = instance
  const sitting = (standings.get(`${assessment.id}/${userId}`)?.reopenNumber ?? 0) + 1
  const attempt: CaliperAttempt = {
    id: `${item}/learners/${userId}/attempts/${count}`,
    type: 'Attempt',
    assignee: personIri(sensor, userId),
    assignable: item,
    isPartOf: sittingIri(sensor, assessment, userId, sitting),
    count,
  }
  return attempt
}
