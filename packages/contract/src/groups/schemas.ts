import { z } from 'zod'
import { allActivities, groupRoles } from '@isomorph/access'
import { accommodatedMaximum } from '../accommodations/limits.ts'
import { timerMultiplierSchema } from '../accommodations/schemas.ts'
import { termSchema } from '../configuration/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { groupSorts } from '../lists/sorts.ts'
import { idSchema, momentSchema, personSchema } from '../primitives/schemas.ts'
import { nameSchema } from '../text/schemas.ts'

/** A course. A missing date is shown as 'N/A'; the term's dates take precedence over its own. */
export const groupSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  isDeleted: z.boolean(),
  externalTermId: z.number().int().nullable(),
  term: termSchema.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  owners: z.array(personSchema),
  /** The caller's own roles in it. */
  roles: z.array(z.object({ role: z.enum(groupRoles) })),
  activities: z.array(z.enum(allActivities)),
  userTimerMultipliers: z.array(z.object({ userId: z.number().int(), timerMultiplier: z.number() })),
})
export type Group = z.infer<typeof groupSchema>

/** What a course is made of. */
export const groupBodySchema = z.object({
  name: nameSchema,
  externalTermId: z.number().int().nullable().default(null),
  startDate: momentSchema.nullable().default(null),
  endDate: momentSchema.nullable().default(null),
})

const byGroup = z.object({ groupId: idSchema })

/** Access, schemas and summaries of `groupCalls`. */
export const groupEndpoints = {
  listGroups: defineEndpoint({
    summary: 'Courses the caller may see',
    access: { kind: 'signedIn' },
    query: listQuerySchema.extend({
      tab: z.enum(['CURRENT', 'PAST', 'DELETED', 'ALL']).default('CURRENT'),
      /** Only courses under way on this moment. */
      date: momentSchema.optional(),
      sort: z.enum(groupSorts).default('name'),
    }),
    result: pageOf(groupSchema),
  }),
  listHomeGroups: defineEndpoint({
    summary: "The caller's current courses, sorted by name",
    access: { kind: 'signedIn' },
    result: z.array(groupSchema),
  }),
  createGroup: defineEndpoint({
    summary: 'Make a course; the caller becomes its instructor',
    access: { kind: 'global', anyOf: ['GroupCreate'] },
    body: groupBodySchema.extend({ clientKey: z.uuid().optional() }),
    result: groupSchema,
    status: 201,
  }),
  getGroup: defineEndpoint({
    summary: 'A course',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupRead'] },
    params: byGroup,
    result: groupSchema,
  }),
  updateGroup: defineEndpoint({
    summary:
      "Change name, term and dates of a course; userTimerMultipliers, where given, become the course's multipliers",
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupUpdate'] },
    params: byGroup,
    body: groupBodySchema.extend({
      /** All of them: whoever is not named has none in this course. Absent: they stay. */
      userTimerMultipliers: z
        .array(z.object({ userId: idSchema, timerMultiplier: timerMultiplierSchema }))
        .max(accommodatedMaximum)
        .refine((people) => new Set(people.map(({ userId }) => userId)).size === people.length, {
          message: 'Name each person once.',
        })
        .optional(),
    }),
    result: groupSchema,
  }),
  deleteGroup: defineEndpoint({
    summary: 'Move a course to the Deleted tab',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupDelete'] },
    params: byGroup,
  }),
  restoreGroup: defineEndpoint({
    summary: 'Bring a deleted course back',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupDelete'] },
    params: byGroup,
  }),
}
