import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, cappedPageOf } from '../lists/schemas.ts'
import { idSchema, momentSchema, personSchema } from '../primitives/schemas.ts'

/** An entity that an act names by its id, as it is today. */
export const auditedEntitySchema = z.object({
  /** `term`, as in `entityType` */
  type: z.string(),
  id: z.number().int(),
  name: z.string(),
  isDeleted: z.boolean(),
  /** Whom or what it belongs to, where it has no page of its own. */
  userId: z.number().int().nullable(),
  groupId: z.number().int().nullable(),
  groupAssessmentId: z.number().int().nullable(),
})
export type AuditedEntity = z.infer<typeof auditedEntitySchema>

export const auditEventSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: nobody signed in did it, or the product itself. */
  actor: personSchema.nullable(),
  /** Who acted as the actor. */
  impersonator: personSchema.nullable(),
  /** The name of the API token by which it was done; null: it was done in a session, or by the product itself. */
  apiToken: z.string().nullable(),
  /** `group.update` */
  action: z.string(),
  entityType: z.string(),
  entityId: z.number().int().nullable(),
  /** The changed fields as they were and as they are, without secrets. */
  before: z.unknown(),
  after: z.unknown(),
  /** What `entityType` and the changed fields name by id, where it is still known. */
  things: z.array(auditedEntitySchema),
  traceId: z.string(),
  address: z.string(),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const wordSchema = z
  .string()
  .max(100)
  .regex(/^[\w.]*$/, 'Letters, digits and points only.')
  .optional()

/** Access, schemas and summaries of `auditCalls`. */
export const auditEndpoints = {
  searchAuditEvents: defineEndpoint({
    summary: 'Search the audit log, the newest first',
    access: { kind: 'global', anyOf: ['UserRoleReadAny'] },
    /** Keywords are looked for among the people concerned; digits are also the id of what was acted on. */
    query: listQuerySchema.extend({
      /** Did it, acted as whoever did it, or had it done about them. */
      userId: idSchema.optional(),
      /** `session.begin`; or with all that begins with it: `session` */
      action: wordSchema,
      entityType: wordSchema,
      entityId: idSchema.optional(),
      from: momentSchema.optional(),
      until: momentSchema.optional(),
    }),
    result: cappedPageOf(auditEventSchema),
  }),
  listAuditActions: defineEndpoint({
    summary: 'Every action that the audit log holds',
    access: { kind: 'global', anyOf: ['UserRoleReadAny'] },
    result: z.array(z.string()),
  }),
}
