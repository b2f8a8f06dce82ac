import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { schemaTexts } from '../errors/schema-texts.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { flagSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { licences } from '../problems/limits.ts'
import { answerTypeFilterSchema, managedListQuerySchema, tagFilterSchema } from '../problems/list-query-schemas.ts'
import { problemSummarySchema } from '../problems/problem-schemas.ts'
import { nameSchema } from '../text/schemas.ts'
import { libraryChangesMaximum, libraryDescriptionMaximumLength, libraryRoles } from './limits.ts'

/** A shared library: problems that its readers may use together. */
export const sharedLibrarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it is for; empty where nobody wrote it. */
  description: z.string(),
  owners: z.array(personSchema),
  activities: z.array(z.enum(entityActivities.SharedLibrary)),
  /** What the caller may do with the problems of the library. */
  problemActivities: z.array(z.enum(entityActivities.ProblemSharedLibraryRole)),
  isDeleted: z.boolean(),
  problemCount: z.number().int(),
  changedAt: z.string(),
})
export type SharedLibrary = z.infer<typeof sharedLibrarySchema>

/** A problem of a shared library, with the role that the library gives its readers. */
export const libraryProblemSchema = z.object({
  problem: problemSummarySchema,
  role: z.enum(libraryRoles),
  sharedAt: z.string(),
  /** How many assessments have it, whoever they belong to. */
  uses: z.number().int(),
})
export type LibraryProblem = z.infer<typeof libraryProblemSchema>

/** A problem that the caller may read, as the dialog for sharing offers it. */
export const shareCandidateSchema = z.object({
  problem: problemSummarySchema,
  /** The caller may share it, and the library does not hold it yet. */
  canBeShared: z.boolean(),
  isAlreadyShared: z.boolean(),
  /** The role that the library holds on it already. */
  role: z.enum(libraryRoles).nullable(),
})
export type ShareCandidate = z.infer<typeof shareCandidateSchema>

/** A shared library that holds a problem. */
export const libraryOfProblemSchema = z.object({
  sharedLibraryId: z.number().int(),
  name: z.string(),
  role: z.enum(libraryRoles),
  sharedAt: z.string(),
  /** It gives nobody a role until it is restored. */
  isDeleted: z.boolean(),
  /** The caller may open the library. */
  isReadable: z.boolean(),
})
export type LibraryOfProblem = z.infer<typeof libraryOfProblemSchema>

const changeOutcomeSchema = z.object({
  problemId: z.number().int(),
  /** `unchanged`: the library held it like this before, or did not hold what was to be removed. */
  outcome: z.enum(['added', 'changed', 'removed', 'unchanged', 'notFound', 'notAllowed']),
})
export type LibraryChangeOutcome = z.infer<typeof changeOutcomeSchema>

const descriptionSchema = z.string().trim().max(libraryDescriptionMaximumLength, 'The description is too long.')

const byLibrary = z.object({ sharedLibraryId: idSchema })

function onLibrary(activity: 'Read' | 'Update' | 'Delete') {
  return { kind: 'entity', entity: 'SharedLibrary', param: 'sharedLibraryId', activity } as const
}

/** Access, schemas and summaries of `sharedLibraryCalls`. */
export const sharedLibraryEndpoints = {
  listSharedLibraries: defineEndpoint({
    summary: 'Shared libraries the caller may read',
    access: { kind: 'signedIn' },
    query: managedListQuerySchema.extend({
      /** Only those to which the caller may add problems. */
      takesProblems: flagSchema.default(false),
    }),
    result: pageOf(sharedLibrarySchema),
  }),
  createSharedLibrary: defineEndpoint({
    summary: 'Make a shared library; the caller becomes its owner',
    access: { kind: 'global', anyOf: ['SharedLibraryCreate'] },
    body: z.object({
      name: nameSchema,
      /** Makes a repeated request harmless: the same key gives the library made first. */
      clientKey: z.uuid().optional(),
    }),
    result: sharedLibrarySchema,
    status: 201,
  }),
  getSharedLibrary: defineEndpoint({
    summary: 'A shared library',
    access: onLibrary('Read'),
    params: byLibrary,
    result: sharedLibrarySchema,
  }),
  updateSharedLibrary: defineEndpoint({
    summary: 'Rename a shared library, or describe what it is for',
    access: onLibrary('Update'),
    params: byLibrary,
    body: z.object({
      /** Stays as it is unless given. */
      name: nameSchema.optional(),
      /** Stays as it is unless given. */
      description: descriptionSchema.optional(),
    }),
    result: sharedLibrarySchema,
  }),
  deleteSharedLibrary: defineEndpoint({
    summary: 'Move a shared library to the Deleted tab; it gives nobody a role then',
    access: onLibrary('Delete'),
    params: byLibrary,
  }),
  restoreSharedLibrary: defineEndpoint({
    summary: 'Bring a deleted shared library back, with the roles that it gave',
    access: onLibrary('Delete'),
    params: byLibrary,
  }),
  listLibraryProblems: defineEndpoint({
    summary: 'The problems of a shared library',
    access: onLibrary('Read'),
    params: byLibrary,
    query: listQuerySchema.extend({
      tag: tagFilterSchema,
      answerType: answerTypeFilterSchema,
      /** By name, the newest in the library first, or the most used first. */
      sort: z.enum(['name', '-sharedAt', '-uses']).default('name'),
    }),
    result: pageOf(libraryProblemSchema),
  }),
  listLibraryLicences: defineEndpoint({
    summary: 'Under which licences the problems of a shared library are, the most frequent first',
    access: onLibrary('Read'),
    params: byLibrary,
    result: z.array(z.object({ licence: z.enum(licences), problemCount: z.number().int() })),
  }),
  listShareCandidates: defineEndpoint({
    summary: 'Problems to share: first those that can be, then those already shared, then the others, each by id',
    access: onLibrary('Read'),
    params: byLibrary,
    query: listQuerySchema,
    result: pageOf(shareCandidateSchema),
  }),
  listLibrariesOfProblem: defineEndpoint({
    summary: 'The shared libraries that hold a problem, deleted ones among them',
    access: { kind: 'entity', entity: 'Problem', param: 'problemId', activity: 'UserRoleRead' },
    params: z.object({ problemId: idSchema }),
    result: z.array(libraryOfProblemSchema),
  }),
  listProblemSharedLibraryRoles: defineEndpoint({
    summary: 'Which shared library that the caller may read holds which role on which problem',
    access: { kind: 'signedIn' },
    query: listQuerySchema.omit({ keywords: true }).extend({ sharedLibraryId: idSchema.optional() }),
    result: pageOf(
      z.object({ sharedLibraryId: z.number().int(), problemId: z.number().int(), role: z.enum(libraryRoles) }),
    ),
  }),
  modifyProblemSharedLibraryRoles: defineEndpoint({
    summary: 'Add problems to a shared library, change what it gives on them, or remove them; one outcome for each',
    access: { kind: 'signedIn' },
    body: z
      .object({
        sharedLibraryId: idSchema,
        add: z
          .array(z.object({ problemId: idSchema, role: z.enum(libraryRoles) }))
          .max(libraryChangesMaximum)
          .default([]),
        remove: z.array(idSchema).max(libraryChangesMaximum).default([]),
      })
      .superRefine(({ add, remove }, context) => {
        const named = [
          ...add.map(({ problemId }, index) => ({ problemId, path: ['add', index, 'problemId'] })),
          ...remove.map((problemId, index) => ({ problemId, path: ['remove', index] })),
        ]
        const before = new Set<number>()
        for (const { problemId, path } of named) {
          if (before.has(problemId))
            context.addIssue({ code: 'custom', path, message: schemaTexts.write('nameProblemOnce') })
          before.add(problemId)
        }
      }),
    result: z.array(changeOutcomeSchema),
  }),
}
