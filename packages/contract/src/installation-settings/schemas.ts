import { z } from 'zod'
import { schemaTexts } from '../errors/schema-texts.ts'
import { termSchema } from '../configuration/schemas.ts'
import { caliperVersions } from '../caliper/limits.ts'
import { type Access, defineEndpoint } from '../endpoint.ts'
import { languageCodes } from '../primitives/languages.ts'
import { idSchema, personSchema, timeZoneSchema } from '../primitives/schemas.ts'
import { auditLogMonths, retentionMonths } from '../personal-data/limits.ts'
import { secondFactorDemands } from '../second-factor/limits.ts'
import { identifierTextSchema, nameTextSchema } from '../text/schemas.ts'
import { downtimeMessageMaximumLength } from './limits.ts'
import { nameMaximumLength } from '../text/limits.ts'

/** '' where there is none. */
function optional<S extends z.ZodType<string>>(schema: S) {
  return z.literal('').or(schema)
}

const webAddressSchema = z
  .url({ protocol: /^https?$/, error: 'This is no web address that begins with https://.' })
  .max(500)

const hostNameSchema = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i, 'This is no host name such as events.example.edu.')

/** Steps of the clocks that one process has seen since it started. */
export const clockStepsSchema = z.object({
  /** Of the clock of the server and of the database's together. */
  count: z.number().int(),
  /** By how much the database's clock is ahead of the time that decides deadlines; 0 while they agree. */
  databaseSeconds: z.number(),
})
export type ClockSteps = z.infer<typeof clockStepsSchema>

/** Without a role of its own the application could change what is written once; then only its code keeps it from that. */
export const auditLogGuardSchema = z.object({ isGuarded: z.boolean() })

const retentionSchema = z.enum(retentionMonths, 'Choose unlimited, or 6, 12, 13, 24, 36, 60, 84 or 120 months.')

const settingsFields = z.object({
  defaultTimeZoneId: timeZoneSchema,
  /** Of letters and calendars to people who have set none, and of pages where the browser asks for none that is offered; absent: English. */
  defaultLanguage: z.enum(languageCodes, 'Choose one of en, de, es and fr.').default('en'),
  supportEmail: optional(z.email('This is no e-mail address.').max(320)),
  universityName: nameTextSchema.max(nameMaximumLength, `A name has at most ${nameMaximumLength} characters.`),
  universityUrl: optional(webAddressSchema),
  lettersEnabled: z.boolean(),
  secondFactorDemand: z.enum(secondFactorDemands),
  auditLogMonths: z.enum(
    auditLogMonths,
    'The audit log is kept for good, or for 12, 13, 24, 36, 60, 84 or 120 months.',
  ),
  exchangeMonths: retentionSchema,
  draftJournalMonths: retentionSchema,
  disabledAccountMonths: retentionSchema,
  caliperEnabled: z.boolean(),
  caliperEventStoreHostname: optional(hostNameSchema),
  caliperEventStorePath: z
    .string()
    .max(500)
    .regex(/^\/[^\s#\\]*$/, 'This is no path such as /caliper/v1p2.'),
  caliperPersonNamespace: optional(webAddressSchema),
  caliperVersion: z.enum(caliperVersions),
  caliperSendsNames: z.boolean(),
  caliperSendsAnswers: z.boolean(),
})

/** Every setting as it is stored; of a secret only that there is one. */
export const storedSettingsSchema = settingsFields.extend({ hasCaliperToken: z.boolean() })
export type StoredSettings = z.infer<typeof storedSettingsSchema>

/** What an administrator sets for the whole installation. */
export const settingsSchema = settingsFields
  .extend({
    /** '': the stored one stays, as long as the host name does. */
    caliperToken: z
      .string()
      .trim()
      .max(4000)
      .regex(/^[\x21-\x7e]*$/, 'A token has no spaces and no letters beyond A to Z.')
      .default(''),
  })
  .superRefine(({ caliperEnabled, caliperEventStoreHostname, caliperPersonNamespace }, context) => {
    const missing = schemaTexts.write('caliperNeeds')
    if (!caliperEnabled) return
    if (caliperEventStoreHostname === '')
      context.addIssue({ code: 'custom', path: ['caliperEventStoreHostname'], message: missing })
    if (caliperPersonNamespace === '')
      context.addIssue({ code: 'custom', path: ['caliperPersonNamespace'], message: missing })
  })
export type InstallationSettings = z.infer<typeof settingsSchema>

export const downtimeMessageSchema = z
  .string()
  .trim()
  .max(downtimeMessageMaximumLength, `A message has at most ${downtimeMessageMaximumLength} characters.`)

/** While downtime is on everybody is shown its message; those named may go on. */
export const downtimeSchema = z.object({
  isOn: z.boolean(),
  message: z.string(),
  allowedPeople: z.array(personSchema),
})
export type Downtime = z.infer<typeof downtimeSchema>

const daySchema = z.iso.date('Choose a day.')

/** A term as it is typed: days in the time zone of the installation, the last one included. */
export const termBodySchema = z
  .object({
    name: nameTextSchema.min(1, 'A name is required.').max(100, 'A name has at most 100 characters.'),
    firstDay: daySchema,
    lastDay: daySchema,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'The last day comes before the first.',
  })

/** A term for those who manage them. */
export const managedTermSchema = termSchema.extend({
  firstDay: z.string(),
  lastDay: z.string(),
  /** How many courses belong to it, deleted ones included: while there are any it stays. */
  courses: z.number().int(),
})
export type ManagedTerm = z.infer<typeof managedTermSchema>

const modifiers: Access = { kind: 'global', anyOf: ['ConfigurationModify'] }
const byTerm = z.object({ termId: idSchema })

/** Access, schemas and summaries of `installationCalls`. */
export const installationEndpoints = {
  getSettings: defineEndpoint({
    summary: 'Every setting of the installation',
    access: modifiers,
    result: storedSettingsSchema,
  }),
  updateSettings: defineEndpoint({
    summary: 'Change the settings of the installation',
    access: modifiers,
    body: settingsSchema,
    result: storedSettingsSchema,
  }),
  getClockSteps: defineEndpoint({
    summary: 'Whether a clock was set since the answering process started; deadlines do not follow',
    access: modifiers,
    result: clockStepsSchema,
  }),
  getAuditLogGuard: defineEndpoint({
    summary: 'Whether the database itself keeps the application from changing the audit log and other records',
    access: modifiers,
    result: auditLogGuardSchema,
  }),
  getDowntime: defineEndpoint({
    summary: 'Whether downtime is on, and who may go on meanwhile',
    access: modifiers,
    result: downtimeSchema,
  }),
  setDowntime: defineEndpoint({
    summary: 'Begin, change or end downtime',
    access: modifiers,
    body: z.object({
      isOn: z.boolean(),
      message: downtimeMessageSchema,
      /** User names or e-mail addresses. Whoever may change this always gets in. */
      allowedIdentifiers: z.array(identifierTextSchema.min(1).max(320)).max(100).default([]),
    }),
    result: downtimeSchema,
  }),
  listManagedTerms: defineEndpoint({
    summary: 'Terms with their days and how many courses use them, newest first',
    access: modifiers,
    result: z.array(managedTermSchema),
  }),
  createTerm: defineEndpoint({
    summary: 'Make a term',
    access: modifiers,
    body: termBodySchema.safeExtend({ clientKey: z.uuid().optional() }),
    result: managedTermSchema,
    status: 201,
  }),
  updateTerm: defineEndpoint({
    summary: 'Change name and days of a term',
    access: modifiers,
    params: byTerm,
    body: termBodySchema,
    result: managedTermSchema,
  }),
  deleteTerm: defineEndpoint({
    summary: 'Remove a term that no course uses',
    access: modifiers,
    params: byTerm,
  }),
}
