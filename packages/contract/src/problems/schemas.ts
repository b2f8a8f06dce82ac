import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { answerTypes, validationLevels } from '@isomorph/problem'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { answersSchema, correctAnswersSchema, markingSchema, renderedSchema, seedSchema } from '../marking/schemas.ts'
import { flagSchema, idListSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { nameSchema, nameTextSchema } from '../text/schemas.ts'
import {
  attributionMaximumLength,
  licences,
  licenceTextMaximumLength,
  tagMaximumLength,
  tagsMaximum,
  versionNoteMaximumLength,
} from './limits.ts'

/** Something that the check of a problem found. */
export const findingSchema = z.object({
  level: z.enum(['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo']),
  path: z.string(),
  message: z.string(),
})

export const problemTagsSchema = z.array(nameTextSchema.min(1).max(tagMaximumLength)).max(tagsMaximum)

/** Under which conditions others may use a problem, and whom they name. */
export const licensingSchema = z
  .object({
    licence: z.enum(licences),
    /** The conditions where the licence is `Own`; empty otherwise. */
    licenceText: nameTextSchema.max(licenceTextMaximumLength, 'The conditions are too long.'),
    /** Empty: its owners. */
    attribution: nameTextSchema.max(attributionMaximumLength, 'The attribution is too long.'),
  })
  .refine(({ licence, licenceText }) => licence !== 'Own' || licenceText !== '', {
    path: ['licenceText'],
    message: 'Write the conditions of your own licence.',
  })
export type Licensing = z.infer<typeof licensingSchema>

/** What a copy remembers of its original. */
const originSchema = z.object({
  problemId: z.number().int(),
  /** The version that was copied. */
  revisionNumber: z.number().int(),
  /** Who owned the original when it was copied, by name. */
  authors: z.array(z.string()),
  /** The licence of the original when it was copied. */
  licence: z.enum(licences),
  /** The version whose changes were taken or left last; the copied one at first. */
  mergedRevisionNumber: z.number().int(),
  /** The original as it is now; null for who may not read it. */
  current: z.object({ name: z.string(), revisionNumber: z.number().int() }).nullable(),
})
export type ProblemOrigin = z.infer<typeof originSchema>

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
  licensing: licensingSchema,
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
  /** Null where it is no copy. */
  origin: originSchema.nullable(),
  /** It, or the problem that it was copied from, began as a draft by AI. */
  isDraftedByAi: z.boolean(),
  /** The caller holds a role on the problem itself, whatever shared libraries give them. */
  hasOwnRole: z.boolean(),
})
export type Problem = z.infer<typeof problemSchema>

/** What the check of many variants has found in a version. */
export const variantReportSchema = z.object({
  /** `absent` for versions that were saved before there were reports, or replaced by a newer one before their turn came. */
  state: z.enum(['absent', 'waiting', 'done', 'tooLong', 'failed']),
  /** How many variants were drawn, and how many of them were different. */
  variants: z.number().int(),
  distinctVariants: z.number().int(),
  issues: z.array(
    z.object({
      level: z.enum(validationLevels),
      path: z.string(),
      message: z.string(),
      /** In how many of the variants. */
      count: z.number().int(),
      /** The first few of them: the seed draws the same variant everywhere. */
      seeds: z.array(z.number().int()),
    }),
  ),
})
export type VariantReport = z.infer<typeof variantReportSchema>

/** A version in the history of a problem. */
export const revisionSummarySchema = z.object({
  id: z.number().int(),
  number: z.number().int(),
  createdAt: z.string(),
  createdBy: personSchema,
  validationLevel: z.enum(validationLevels),
  variantReport: variantReportSchema,
})

export type RevisionSummary = z.infer<typeof revisionSummarySchema>

const listedRevisionSchema = revisionSummarySchema.extend({
  /** What its authors call it; empty where nobody has said. */
  note: z.string(),
  /** The last version before it that says the same, because it was restored or changed back; null where none does. */
  sameAs: z.number().int().nullable(),
  /** In how many assessments it is, as they are now. */
  uses: z.number().int(),
})
/** A version as the history lists it. */
export type ListedRevision = z.infer<typeof listedRevisionSchema>

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

/** Only problems with this tag, in capitals or not; all where it is empty. */
export const tagFilterSchema = z.string().trim().max(tagMaximumLength).default('')

/** Only problems that ask for an answer of this type; all where none is named. */
export const answerTypeFilterSchema = z.enum(answerTypes).optional()

/** The query of the list of problems: those that one of the named shared libraries holds, or all. */
const problemListQuerySchema = managedListQuerySchema.extend({
  sharedLibraryIds: idListSchema.default([]),
  tag: tagFilterSchema,
  answerType: answerTypeFilterSchema,
})

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
    /** The same key gives the copy made first. */
    body: z.object({ clientKey: z.uuid().optional() }).default({}),
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
