import { z } from 'zod'
import {
  assessmentItemSchema,
  assessmentSchema,
  attemptSchema,
  courseSectionSchema,
  iriSchema,
  ltiSessionSchema,
  membershipSchema,
  personSchema,
  responseSchema,
  resultSchema,
  scoreSchema,
  sessionSchema,
  softwareApplicationSchema,
  timeSchema,
  webPageSchema,
} from './entities.ts'

export const caliperVersions = ['1.2', '1.1'] as const
export type CaliperVersion = (typeof caliperVersions)[number]

/** What an envelope and its events say of the version. */
export const dataVersions: Readonly<Record<CaliperVersion, string>> = {
  '1.2': 'http://purl.imsglobal.org/ctx/caliper/v1p2',
  '1.1': 'http://purl.imsglobal.org/ctx/caliper/v1p1',
}

const uuidUrnSchema = z.string().regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)

interface EventParts {
  readonly type: string
  readonly profile: string
  readonly actions: readonly [string, ...string[]]
  readonly actor: z.ZodType
  readonly object: z.ZodType
  readonly generated?: z.ZodType
  readonly more?: z.ZodRawShape
}

const eventOf =
  ({ type, profile, actions, actor, object, generated, more = {} }: EventParts) =>
  (version: CaliperVersion) =>
    z.strictObject({
      '@context': z.literal(dataVersions[version]),
      id: uuidUrnSchema,
      type: z.literal(type),
      // 1.1 does not know it.
      ...(version === '1.2' ? { profile: z.literal(profile) } : {}),
      actor,
      action: z.enum(actions),
      object,
      eventTime: timeSchema,
      edApp: z.union([iriSchema, softwareApplicationSchema]),
      group: courseSectionSchema.optional(),
      membership: membershipSchema.optional(),
      extensions: z.record(z.string(), z.unknown()).optional(),
      ...(generated ? { generated } : {}),
      ...more,
    })

const app = softwareApplicationSchema
const page = z.union([assessmentSchema, assessmentItemSchema, webPageSchema])
const referrer = { referrer: z.union([iriSchema, webPageSchema]).optional() }
const itemEvent = {
  type: 'AssessmentItemEvent',
  profile: 'AssessmentProfile',
  actor: personSchema,
  object: assessmentItemSchema,
}

const kinds = [
  eventOf({
    type: 'SessionEvent',
    profile: 'SessionProfile',
    actions: ['LoggedIn', 'LoggedOut'],
    actor: personSchema,
    object: app,
    more: { session: sessionSchema },
  }),
  eventOf({
    type: 'SessionEvent',
    profile: 'SessionProfile',
    actions: ['TimedOut'],
    actor: app,
    object: sessionSchema,
  }),
  eventOf({ type: 'ToolUseEvent', profile: 'ToolUseProfile', actions: ['Used'], actor: personSchema, object: app }),
  eventOf({
    type: 'ToolLaunchEvent',
    profile: 'ToolLaunchProfile',
    actions: ['Launched', 'Returned'],
    actor: personSchema,
    object: app,
    more: { federatedSession: ltiSessionSchema },
  }),
  eventOf({
    type: 'NavigationEvent',
    profile: 'AssessmentProfile',
    actions: ['NavigatedTo'],
    actor: personSchema,
    object: page,
    more: referrer,
  }),
  eventOf({
    type: 'Event',
    profile: 'GeneralProfile',
    actions: ['NavigatedTo'],
    actor: personSchema,
    object: webPageSchema,
    more: referrer,
  }),
  eventOf({
    type: 'AssessmentEvent',
    profile: 'AssessmentProfile',
    actions: ['Started', 'Paused', 'Resumed', 'Restarted', 'Reset', 'Submitted'],
    actor: personSchema,
    object: assessmentSchema,
    generated: attemptSchema,
  }),
  eventOf({ ...itemEvent, actions: ['Started'], generated: attemptSchema }),
  eventOf({ ...itemEvent, actions: ['Completed'], generated: responseSchema }),
  eventOf({ ...itemEvent, actions: ['Skipped'] }),
  eventOf({
    type: 'GradeEvent',
    profile: 'GradingProfile',
    actions: ['Graded'],
    actor: z.union([app, personSchema]),
    object: attemptSchema,
    generated: scoreSchema,
  }),
  eventOf({
    type: 'ViewEvent',
    profile: 'GradingProfile',
    actions: ['Viewed'],
    actor: personSchema,
    object: resultSchema,
  }),
]

/** An event as it is sent. Which of the schemas it follows is looked for by type and action. */
export interface CaliperEvent {
  readonly '@context': string
  readonly id: string
  readonly type: string
  readonly action: string
  readonly eventTime: string
  readonly [property: string]: unknown
}

const schemasOf = (version: CaliperVersion) => kinds.map((schemaOf) => schemaOf(version))
const schemas = { '1.2': schemasOf('1.2'), '1.1': schemasOf('1.1') }

export interface CaliperFault {
  /** Where in the event; empty where it is the event as a whole. */
  readonly path: string
  readonly message: string
}

/**
 * What is wrong with an event, the first thing in words; undefined where nothing is.
 *
 * @example
 * caliperFault(event, '1.2') // { path: 'object.type', message: 'Invalid input: expected "Assessment"' }
 */
export function caliperFault(event: unknown, version: CaliperVersion): CaliperFault | undefined {
  const { type, action } = (event ?? {}) as Partial<CaliperEvent>
  const fitting = schemas[version].filter(
    ({ shape }) => shape.type.safeParse(type).success && shape.action.safeParse(action).success,
  )
  if (fitting.length === 0)
    return { path: '', message: `No event of type ${String(type)} has the action ${String(action)}.` }
  let fault: CaliperFault | undefined
  for (const schema of fitting) {
    const { success, error } = schema.safeParse(event)
    if (success) return undefined
    const issue = error.issues[0]
    fault ??= { path: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
  }
  return fault
}
