import { groupRoles } from '@isomorph/access'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { externalProviderTypes } from '../external-providers/limits.ts'
import { idSchema } from '../primitives/schemas.ts'
import { rosterChanges, rosterSyncStates } from './limits.ts'

export const rosterPersonSchema = z.object({
  name: z.string(),
  change: z.enum(rosterChanges),
  role: z.enum(groupRoles),
})
export type RosterPerson = z.infer<typeof rosterPersonSchema>

export const rosterSyncSchema = z.object({
  id: z.number().int(),
  state: z.enum(rosterSyncStates),
  /** Why it waits to be confirmed, or failed; where it was taken over, what was left out. */
  reason: z.string(),
  /** The sentences of the reason as codes with parameters; none where it has no codes. */
  said: z.array(saidSentenceSchema).optional(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** How many people the platform named. */
  readPeople: z.number().int(),
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first of those who join, leave and change. */
  people: z.array(rosterPersonSchema),
})
export type RosterSync = z.infer<typeof rosterSyncSchema>

export const syncedGroupSchema = z.object({
  id: z.number().int(),
  providerType: z.enum(externalProviderTypes),
  providerName: z.string(),
  /** What the platform or the timetable calls it. */
  contextTitle: z.string(),
  /** Whether we may read its roster. */
  hasRoster: z.boolean(),
  /** Whether the roster is read by itself, once a day. */
  isSynced: z.boolean(),
  latest: rosterSyncSchema.nullable(),
})
export type SyncedGroup = z.infer<typeof syncedGroupSchema>

const resultSchema = z.object({ externalGroups: z.array(syncedGroupSchema) })
const paramsSchema = z.object({ groupId: idSchema })

/** Access, schemas and summaries of `rosterSyncCalls`. */
export const rosterSyncEndpoints = {
  listRosterSyncs: defineEndpoint({
    summary:
      'The courses of platforms and classes of timetables that a course is connected to, with the last reading of each roster',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['ExternalGroupRead'] },
    params: paramsSchema,
    result: resultSchema,
  }),
  syncRoster: defineEndpoint({
    summary:
      'Read the rosters of platforms and timetables; the first reading, and one that would remove many, is a report to confirm',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupRosterSync'] },
    params: paramsSchema,
    body: z.object({
      /** The report that is taken over. */
      confirmedSyncId: idSchema.optional(),
    }),
    result: resultSchema,
  }),
  syncAllRosters: defineEndpoint({
    summary: 'Read the rosters of all courses whose first report was confirmed',
    access: { kind: 'global', anyOf: ['GroupRosterSyncAll'] },
    result: z.object({ courses: z.number().int() }),
  }),
}
