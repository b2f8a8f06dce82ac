import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { browserExamKeysMaximum, lockdownKinds, operatingSystems, quitPasswordMaximumLength } from './limits.ts'

const browserExamKeySchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A Browser Exam Key has 64 digits and letters a to f.')

export const browserExamKeysSchema = z
  .array(browserExamKeySchema)
  .max(browserExamKeysMaximum, `At most ${browserExamKeysMaximum} keys.`)

export const quitPasswordSchema = z
  .string()
  .trim()
  .min(1, 'Give a password, or none.')
  .max(quitPasswordMaximumLength, `A quit password has at most ${quitPasswordMaximumLength} characters.`)

/** What an instructor decides about the lockdown browser of an assessment. */
const lockdownSettingsFields = {
  kind: z.enum(lockdownKinds),
  /** Needed to leave Safe Exam Browser before the end; null: anybody may leave. */
  quitPassword: quitPasswordSchema.nullable(),
  /** Of Safe Exam Browser; none: its Config Key alone counts. */
  browserExamKeys: browserExamKeysSchema,
}

export const lockdownSettingsSchema = z.object({
  ...lockdownSettingsFields,
  /** Whether this installation can check Respondus: no, only pretend to (for development), or yes. */
  respondus: z.enum(['unavailable', 'imitated', 'available']),
})
export type LockdownSettings = z.infer<typeof lockdownSettingsSchema>

const hashSchema = z.string().max(200)
const challengeSchema = z.string().max(100)

/** What a lockdown browser shows of itself. */
const proofSchema = z.strictObject({
  /** The address of the page that was loaded, as the browser has it. */
  url: z.url().max(2000),
  /** Both bound to that address, from the JavaScript API of Safe Exam Browser. */
  configKey: hashSchema.optional(),
  browserExamKey: hashSchema.optional(),
  version: z.string().max(300).optional(),
  /** The answer of Respondus to the challenge of the launch. */
  response: z.string().max(1000).optional(),
})
export type LockdownProof = z.infer<typeof proofSchema>

/** Access, schemas and summaries of `lockdownCalls`. */
export const lockdownEndpoints = {
  getLockdownSettings: defineEndpoint({
    summary: 'The lockdown browser that an assessment needs, with its quit password and keys',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    result: lockdownSettingsSchema,
  }),
  saveLockdownSettings: defineEndpoint({
    summary: 'Set the lockdown browser that an assessment needs; what is set already changes nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.strictObject(lockdownSettingsFields),
    result: lockdownSettingsSchema,
  }),
  launchLockdown: defineEndpoint({
    summary: 'Open the lockdown browser of an assessment that may be taken now: an address that works once',
    access: onGroupAssessment('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    result: z.object({
      /** A link that opens the lockdown browser. */
      launchUrl: z.string(),
      /** The same configuration as a file; null where there is none. */
      downloadUrl: z.string().nullable(),
      expiresAt: z.string(),
    }),
    status: 201,
  }),
  createLockdownChallenge: defineEndpoint({
    summary: 'What a proof to be in a lockdown browser has to carry: it counts for this session and a short time',
    access: onGroupAssessment('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    result: z.object({ challenge: z.string() }),
  }),
  checkLockdown: defineEndpoint({
    summary: 'Prove to be in the lockdown browser of an assessment: the session may work on it for a few minutes',
    access: onGroupAssessment('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    query: z.object({ challenge: challengeSchema.optional() }),
    body: proofSchema,
    result: z.object({ expiresAt: z.string(), renewAfterSeconds: z.number().int() }),
  }),
  getLockdownConfiguration: defineEndpoint({
    summary: 'The configuration of Safe Exam Browser at its one-time address',
    access: { kind: 'public' },
    params: z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) }),
  }),
  testLockdown: defineEndpoint({
    summary: 'What this browser says of itself, and whether its session was found to be in a lockdown browser',
    access: { kind: 'signedIn' },
    result: z.object({
      /** A hint: any browser can say so. */
      isLockdownBrowser: z.boolean(),
      buildId: z.string(),
      operatingSystem: z.enum(operatingSystems),
      /** The assessments for which it was checked, and the check still counts. */
      verified: z.array(z.number().int()),
    }),
  }),
}
