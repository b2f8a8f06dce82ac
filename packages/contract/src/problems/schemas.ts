import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { pageOf } from '../lists/schemas.ts'
import { answersSchema, correctAnswersSchema, markingSchema, renderedSchema, seedSchema } from '../marking/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { nameSchema, nameTextSchema } from '../text/schemas.ts'
import { versionNoteMaximumLength } from './limits.ts'
import { problemListQuerySchema } from './list-query-schemas.ts'
import {
  findingSchema,
  licensingSchema,
  problemSchema,
  problemSettingsSchema,
  problemSummarySchema,
  problemTagsSchema,
} from './problem-schemas.ts'
import { listedRevisionSchema, revisionSummarySchema, variantReportSchema } from './revision-schemas.ts'

const byProblem = z.object({ problemId: idSchema })

function onProblem(activity: 'Read' | 'Update' | 'Delete') {
  return { kind: 'entity', entity: 'Problem', param: 'problemId', activity } as const
}

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
      tags: problemTagsSchema.default([]),
      content: problemContentSchema.optional(),
      licensing: licensingSchema.optional(),
      /** The content began as a draft by AI. */
      isDraftedByAi: z.boolean().optional(),
      /** Makes a repeated request harmless: the same key gives the problem made first. */
      clientKey: z.uuid().optional(),
      /** The caller's draft that this came from: it is deleted, unless it was changed since. */
      draft: z.object({ key: z.uuid(), version: z.uuid() }).optional(),
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
      tags: problemTagsSchema,
      content: problemContentSchema,
      baseRevisionNumber: z.number().int().min(1),
      /** Stays as it is unless given. */
      licensing: licensingSchema.optional(),
      /**
       * Name, tags and licence that the save began from. What was changed by others since and not by the caller stays; what both
       * changed in different ways is refused with 409. Without it, name, tags and licence are written as they are sent.
       */
      baseSettings: problemSettingsSchema.optional(),
      /** The version of the original whose changes are in the content, or were left out. */
      mergedOriginRevision: z.number().int().min(1).optional(),
      /** The version of the caller's draft that is saved with this: it is deleted, unless it was changed since. */
      draftVersion: z.uuid().optional(),
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
  changeProblemTags: defineEndpoint({
    summary: 'Add tags to a problem and take others away; repeating it does nothing',
    access: onProblem('Update'),
    params: byProblem,
    body: z.object({ add: problemTagsSchema.default([]), remove: problemTagsSchema.default([]) }),
    result: z.object({ tags: z.array(z.string()) }),
  }),
  copyProblem: defineEndpoint({
    summary: 'Make an independent copy that remembers its origin',
    access: onProblem('Read'),
    params: byProblem,
    /** Without a name it is `Copy of …`. The same key gives the copy made first. */
    body: z.object({ name: nameSchema.optional(), clientKey: z.uuid().optional() }).default({}),
    result: problemSchema,
    status: 201,
  }),
  listProblemRevisions: defineEndpoint({
    summary: 'Versions of a problem, newest first',
    access: onProblem('Read'),
    params: byProblem,
    result: z.array(listedRevisionSchema),
  }),
  getProblemRevision: defineEndpoint({
    summary: 'The content of one version',
    access: onProblem('Read'),
    params: byProblem.extend({ revisionNumber: z.coerce.number().int().positive() }),
    result: revisionSummarySchema.extend({ content: problemContentSchema }),
  }),
  noteProblemRevision: defineEndpoint({
    summary: 'Say in a few words what a version is; an empty note takes the words away',
    access: onProblem('Update'),
    params: byProblem.extend({ revisionNumber: z.coerce.number().int().positive() }),
    body: z.object({
      note: nameTextSchema.max(versionNoteMaximumLength, `A note has at most ${versionNoteMaximumLength} characters.`),
    }),
  }),
  getVariantReport: defineEndpoint({
    summary: 'What the check of 5,000 variants has found in one version',
    access: onProblem('Read'),
    params: byProblem.extend({ revisionNumber: z.coerce.number().int().positive() }),
    result: variantReportSchema,
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
    body: z.object({ seed: seedSchema, content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ values: z.record(z.string(), z.string()) }),
  }),
  previewProblemSolution: defineEndpoint({
    summary: 'The worked solution and the right answers of one variant',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({ seed: seedSchema, content: problemContentSchema.optional() }),
    result: renderedSchema.extend({ answers: correctAnswersSchema }),
  }),
  previewProblemAttempt: defineEndpoint({
    summary: 'Mark answers against one variant; nothing is kept',
    access: onProblem('Read'),
    params: byProblem,
    body: z.object({
      seed: seedSchema,
      content: problemContentSchema.optional(),
      answers: answersSchema,
    }),
    result: z.object({ percent: z.number(), markings: z.array(markingSchema) }),
  }),
}
