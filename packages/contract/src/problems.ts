import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { validationLevels } from '@isomorph/problem'
import { defineCall } from './call.ts'
import { answersSchema, markingSchema, renderedSchema } from './marking.ts'
import { idSchema, flagSchema, listQuerySchema, pageOf, personSchema } from './primitives.ts'
import { nameSchema, nameTextSchema } from './text-schemas.ts'
import { problemContentSchema } from './problem-content.ts'

/** Something that the check of a problem found. */
export const findingSchema = z.object({
  level: z.enum(['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo']),
  path: z.string(),
  message: z.string(),
})

const tagsSchema = z.array(nameTextSchema.min(1).max(100)).max(50)

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

/** Writing and listing problems, their versions, and variants to try. */
export const problemCalls = {
  listProblems: defineCall({
    method: 'GET',
    path: '/api/problems',
    summary: 'Problems the caller may read',
    access: { kind: 'signedIn' },
    query: managedListQuerySchema,
    result: pageOf(problemSummarySchema),
  }),
  createProblem: defineCall({
    method: 'POST',
    path: '/api/problems',
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
  getProblem: defineCall({
    method: 'GET',
    path: '/api/problems/{problemId}',
    summary: 'A problem with its head revision',
    access: onProblem('Read'),
    params: byProblem,
    result: problemSchema,
  }),
  updateProblem: defineCall({
    method: 'PUT',
    path: '/api/problems/{problemId}',
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
  deleteProblem: defineCall({
    method: 'DELETE',
    path: '/api/problems/{problemId}',
    summary: 'Move a problem to the Deleted tab',
    access: onProblem('Delete'),
    params: byProblem,
  }),
  restoreProblem: defineCall({
    method: 'POST',
    path: '/api/problems/{problemId}/restore',
    summary: 'Bring a deleted problem back',
    access: onProblem('Delete'),
    params: byProblem,
  }),
  copyProblem: defineCall({
    method: 'POST',
    path: '/api/problems/{problemId}/copy',
    summary: 'Make an independent copy that remembers its origin',
    access: onProblem('Read'),
    params: byProblem,
    result: problemSchema,
    status: 201,
  }),
  listProblemRevisions: defineCall({
    method: 'GET',
    path: '/api/problems/{problemId}/revisions',
    summary: 'Versions of a problem, newest first',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(revisionSummarySchema),
  }),
  getProblemRevision: defineCall({
    method: 'GET',
    path: '/api/problems/{problemId}/revisions/{revisionNumber}',
    summary: 'The content of one version',
    access: onProblem('Read'),
    params: byProblem.extend({ revisionNumber: z.coerce.number().int().positive() }),
    result: revisionSummarySchema.extend({ content: problemContentSchema }),
  }),
  getProblemErrorDetails: defineCall({
    method: 'GET',
    path: '/api/problems/{problemId}/errorDetails',
    summary: 'What an author should look at',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(findingSchema),
  }),
  listProblemReferences: defineCall({
    method: 'GET',
    path: '/api/problems/{problemId}/references',
    summary: 'Assessments that use a problem',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(z.object({ assessmentId: z.number().int(), name: z.string() })),
  }),
  previewProblemStatement: defineCall({
    method: 'POST',
    path: '/api/problems/{problemId}/preview/statements',
    summary: 'The statement of one variant',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({ seed: z.number().int().min(0).max(4_294_967_295), content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ values: z.record(z.string(), z.string()) }),
  }),
  previewProblemSolution: defineCall({
    method: 'POST',
    path: '/api/problems/{problemId}/preview/solutionInstances',
    summary: 'The worked solution and the right answers of one variant',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({ seed: z.number().int().min(0).max(4_294_967_295), content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ answers: z.array(z.object({ questionKey: z.number().int(), latex: z.string() })) }),
  }),
  previewProblemAttempt: defineCall({
    method: 'POST',
    path: '/api/problems/{problemId}/preview/attempts',
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
