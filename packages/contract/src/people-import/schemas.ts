import { z } from 'zod'
import { groupRoles } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { importMaximumColumns, importOutcomes, importUnusedNamedAtMost } from './limits.ts'
import { idSchema } from '../primitives/schemas.ts'

/** People read from a file, and what will be or was made of them. */
export const peopleImportSchema = z.object({
  id: z.number().int(),
  /** The course whose roster is meant; none: people of the installation. */
  groupId: z.number().int().nullable(),
  fileName: z.string(),
  encoding: z.string(),
  /** Columns of the file that nothing is taken from, as its first line names them: the first of them. */
  unusedColumns: z.array(z.string().max(60)).max(importUnusedNamedAtMost),
  /** How many they are altogether. */
  unusedColumnCount: z.number().int().nonnegative().max(importMaximumColumns),
  /** Whether who is not known will be made a person of the installation. */
  createsPeople: z.boolean(),
  status: z.enum(['ready', 'applying', 'applied']),
  rowCount: z.number().int(),
  /** Rows done so far, while it is applied. */
  doneCount: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    known: z.number().int(),
    trouble: z.number().int(),
  }),
  /** Why the last try changed nothing; empty when there was none. */
  failure: z.string(),
  /** The same as codes with parameters. */
  failureSaid: z.array(saidSentenceSchema).optional(),
  appliedAt: z.string().nullable(),
})
export type PeopleImport = z.infer<typeof peopleImportSchema>

/** One line of the file. */
export const peopleImportRowSchema = z.object({
  line: z.number().int(),
  outcome: z.enum(importOutcomes),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  uid: z.string(),
  puid: z.string(),
  role: z.enum(groupRoles).nullable(),
  /** Who it is, as far as known. */
  userId: z.number().int().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reasons: z.array(z.string()),
  /** The sentences of each reason as codes with parameters; none for one that has no code. */
  said: z.array(z.array(saidSentenceSchema)).optional(),
})
export type PeopleImportRow = z.infer<typeof peopleImportRowSchema>

const byImport = z.object({ importId: idSchema })

/** Access, schemas and summaries of `peopleImportCalls`. */
export const peopleImportEndpoints = {
  createPeopleImport: defineEndpoint({
    summary: 'Read people from a CSV file and show what would happen; nothing is changed',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    result: peopleImportSchema,
    status: 201,
  }),
  createRosterImport: defineEndpoint({
    summary: 'Read the roster of a course from a CSV file and show what would happen; nothing is changed',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupUserRoleModify'] },
    params: z.object({ groupId: idSchema }),
    /** The role of those whose row names none. */
    query: z.object({ role: z.enum(groupRoles).default('GroupLearner') }),
    result: peopleImportSchema,
    status: 201,
  }),
  getPeopleImport: defineEndpoint({
    summary: "One of the caller's imports, with its progress",
    access: { kind: 'signedIn' },
    params: byImport,
    result: peopleImportSchema,
  }),
  listPeopleImportRows: defineEndpoint({
    summary: "The rows of one of the caller's imports",
    access: { kind: 'signedIn' },
    params: byImport,
    query: listQuerySchema.omit({ keywords: true }).extend({ outcome: z.enum(importOutcomes).optional() }),
    result: pageOf(peopleImportRowSchema),
  }),
  applyPeopleImport: defineEndpoint({
    summary: 'Do what was shown, all of it or nothing; large files in the background',
    access: { kind: 'signedIn' },
    params: byImport,
    /** Whether those who are new get an invitation. */
    body: z.object({ sendInvitations: z.boolean().default(false) }),
    result: peopleImportSchema,
  }),
}
