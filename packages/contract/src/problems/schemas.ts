import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { validationLevels } from '@isomorph/problem'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { answersSchema, markingSchema, renderedSchema } from '../marking/schemas.ts'
import { flagSchema, idListSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { nameSchema, nameTextSchema } from '../text/schemas.ts'
import { tagMaximumLength, tagsMaximum } from './limits.ts'

/** Something that the check of a problem found. */
export const findingSchema = z.object({
  level: z.enum(['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo']),
  path: z.string(),
  message: z.string(),
})

const tagsSchema = z.array(nameTextSchema.min(1).max(tagMaximumLength)).max(tagsMaximum)

/** A problem in a list. */
export const problemSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  shortStatement: z.string(),
  tags: z.array(z.string()),
  owners: z.array(personSchema),
  sharedLibraries: z.array(z.object({ id: z.number().int() })),
  activities: z.array(z.enum(entityActivities.Problem)),
  isDeleted: z.boolean(),
  validationLevel: z.enum(validationLevels),
  /** Of all its questions together: what it is worth unless an assessment says otherwise. */
  points: z.number(),
  changedAt: z.string(),
})
export type ProblemSummary = z.infer<typeof problemSummarySchema>

/** A problem with the content of its head revision. */
export const problemSchema = problemSummarySchema.extend({
  /** Number of the head revision; a save names it as its base. */
  revisionNumber: z.number().int(),
  headRevisionId: z.number().int(),
  content: problemContentSchema,
  findings: z.array(findingSchema),
})
export type Problem = z.infer<typeof problemSchema>

/** A version in the history of a problem. */
export const revisionSummarySchema = z.object({
  id: z.number().int(),
  number: z.number().int(),
  createdAt: z.string(),
  createdBy: personSchema,
  validationLevel: z.enum(validationLevels),
})

const byProblem = z.object({ problemId: idSchema })

function onProblem(activity: 'Read' | 'Update' | 'Delete') {
  return { kind: 'entity', entity: 'Problem', param: 'problemId', activity } as const
}

/** The query of a managed list: own or all, deleted or not. */
export const managedListQuerySchema = listQuerySchema.extend({
  /** Tab: Available or Deleted. */
  isDeleted: flagSchema.default(false),
  /** Only those the caller owns. */
  isOwn: flagSchema.default(false),
  sort: z.enum(['id', '-id', 'name', '-name', 'changedAt', '-changedAt']).default('-changedAt'),
  withRelations: flagSchema.optional(),
})

/** The query of the list of problems: those that one of the named shared libraries holds, or all. */
const problemListQuerySchema = managedListQuerySchema.extend({ sharedLibraryIds: idListSchema.default([]) })

/** Access, schemas and summaries of `problemCalls`. */
export const problemEndpoints = {
  listProblems: defineEndpoint({
    summary: 'Problems the caller may read',
    access: { kind: 'signedIn' },
    query: problemListQuerySchema,
    result: pageOf(problemSummarySchema),
  }),
  createProblem: defineEndpoint({
    summary: 'Make a problem; the caller becomes its owner',
    access: { kind: 'global', anyOf: ['ProblemCreate'] },
    body: z.object({
      name: nameSchema,
      tags: tagsSchema.default([]),
      content: problemContentSchema.optional(),
      /** Makes a repeated request harmless: the same key gives the problem made first. */
      clientKey: z.uuid().optional(),
    }),
    result: problemSchema,
    status: 201,
  }),
  getProblem: defineEndpoint({
    summary: 'A problem with its head revision',
    access: onProblem('Read'),
    params: byProblem,
    result: problemSchema,
  }),
  updateProblem: defineEndpoint({
    summary: 'Save; changed content makes a revision, a stale base is refused with 409',
    access: onProblem('Update'),
    params: byProblem,
    body: z.object({
      name: nameSchema,
      tags: tagsSchema,
      content: problemContentSchema,
      baseRevisionNumber: z.number().int().min(1),
    }),
    result: problemSchema,
  }),
  deleteProblem: defineEndpoint({
    summary: 'Move a problem to the Deleted tab',
    access: onProblem('Delete'),
    params: byProblem,
  }),
  restoreProblem: defineEndpoint({
    summary: 'Bring a deleted problem back',
    access: onProblem('Delete'),
    params: byProblem,
  }),
  copyProblem: defineEndpoint({
    summary: 'Make an independent copy that remembers its origin',
    access: onProblem('Read'),
    params: byProblem,
    result: problemSchema,
    status: 201,
  }),
  listProblemRevisions: defineEndpoint({
    summary: 'Versions of a problem, newest first',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(revisionSummarySchema),
  }),
  getProblemRevision: defineEndpoint({
    summary: 'The content of one version',
    access: onProblem('Read'),
    params: byProblem.extend({ revisionNumber: z.coerce.number().int().positive() }),
    result: revisionSummarySchema.extend({ content: problemContentSchema }),
  }),
  getProblemErrorDetails: defineEndpoint({
    summary: 'What an author should look at',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(findingSchema),
  }),
  listProblemReferences: defineEndpoint({
    summary: 'Assessments that use a problem',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(z.object({ assessmentId: z.number().int(), name: z.string() })),
  }),
  previewProblemStatement: defineEndpoint({
    summary: 'The statement of one variant',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({ seed: z.number().int().min(0).max(4_294_967_295), content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ values: z.record(z.string(), z.string()) }),
  }),
  previewProblemSolution: defineEndpoint({
    summary: 'The worked solution and the right answers of one variant',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({ seed: z.number().int().min(0).max(4_294_967_295), content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ answers: z.array(z.object({ questionKey: z.number().int(), latex: z.string() })) }),
  }),
  previewProblemAttempt: defineEndpoint({
    summary: 'Mark answers against one variant; nothing is kept',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({
      seed: z.number().int().min(0).max(4_294_967_295),
      content: problemContentSchema.optional(),
      answers: answersSchema,
    }),
    result: z.object({ percent: z.number(), markings: z.array(markingSchema) }),
  }),
}
