import { courseOf, membershipOf, type Sensor } from './entities.ts'
import type { AssessmentFacts, Fact, Facts, InstanceFacts } from './facts.ts'

/** What an event is about, beside what every event has. */
type Told = Readonly<Record<string, unknown>> & { readonly profile: string }

export interface Writing {
  readonly sensor: Sensor
  readonly facts: Facts
  readonly fact: Fact
}

interface Place {
  readonly assessment: AssessmentFacts
  readonly userId: number
}

/** Course and membership of whom the event is about; nothing of a preview by staff. */
export function within({ sensor, facts }: Writing, { assessment, userId }: Place, told: Told): Told | undefined {
  if (facts.standings.get(`${assessment.id}/${userId}`)?.isPreview) return undefined
  const membership = membershipOf(sensor, facts, assessment, userId)
  return { ...told, group: courseOf(sensor, assessment), ...(membership ? { membership } : {}) }
}

interface ItemPlace extends Place {
  readonly instance: InstanceFacts
}

export function itemPlaceOf({ facts, fact }: Writing): ItemPlace | undefined {
  const instance = facts.instances.get(fact.problemInstanceId ?? 0)
  const assessment = instance && facts.assessments.get(instance.groupAssessmentId)
  return assessment && { instance, assessment, userId: instance.userId }
}

export type Write = (writing: Writing) => Told | undefined

export const assessmentProfile = { profile: 'AssessmentProfile' } as const
export const gradingProfile = { profile: 'GradingProfile' } as const

export function countOf({ facts, fact }: Writing, { id }: AssessmentFacts, userId: number): number {
  return fact.count ?? (facts.standings.get(`${id}/${userId}`)?.reopenNumber ?? 0) + 1
}
