import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { pageOf } from '../lists/schemas.ts'
import { answersSchema, correctAnswersSchema, markingSchema, renderedSchema, seedSchema } from '../marking/schemas.ts'
import { flagSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { attemptsMaximum } from '../group-assessments/limits.ts'
import { managedListQuerySchema } from '../problems/list-query-schemas.ts'
import { richTextSchema } from '../rich-text/schemas.ts'
import { nameSchema } from '../text/schemas.ts'
import { pointsMaximum } from '../problem-content/limits.ts'
import { assessmentMaximumItems, assessmentMaximumParts } from './limits.ts'

/** An assessment in a list. */
export const assessmentSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  owners: z.array(personSchema),
  activities: z.array(z.enum(entityActivities.Assessment)),
  isDeleted: z.boolean(),
  /** How many problems a learner is given. */
  problemCount: z.number().int(),
  /** What a learner can earn without bonus problems. */
  points: z.number(),
  changedAt: z.string(),
})
export type AssessmentSummary = z.infer<typeof assessmentSummarySchema>

/** The key of a section or a pool within its assessment. */
const partKeySchema = z.number().int().min(1).max(1_000_000)

/** A problem in an assessment. `itemKey` is given once and never used again; the order of the list is the order of the problems. */
export const assessmentItemSchema = z.object({
  itemKey: z.number().int().positive(),
  problemId: z.number().int().positive(),
  points: z.number().min(0).max(pointsMaximum),
  /** Adds points, and nothing to what can be earned. */
  isBonus: z.boolean().default(false),
  /** Of its own, in place of those of the assessment in a course; null: those. */
  attemptsAllowed: z.number().int().min(1).max(attemptsMaximum).nullable().default(null),
  /** Of its own, percent per attempt after the first; null: that of the assessment in a course. */
  attemptPenaltyPercent: z.number().min(0).max(100).nullable().default(null),
  /** What learners read in place of the problem's name; null: the name, or its number. */
  learnerTitle: nameSchema.nullable().default(null),
  /** Null: before all sections. */
  sectionKey: partKeySchema.nullable().default(null),
  /** Drawn from this pool, and worth its points; null: everybody is given it. */
  poolKey: partKeySchema.nullable().default(null),
})
export type AssessmentItem = z.input<typeof assessmentItemSchema>

/** A part of an assessment with a title; the order of the list is the order of the sections. */
export const assessmentSectionSchema = z.object({
  sectionKey: partKeySchema,
  title: nameSchema,
  instructions: richTextSchema.nullable().default(null),
  /** Its problems are in a different order for every learner. */
  isShuffled: z.boolean().default(false),
})
export type AssessmentSection = z.output<typeof assessmentSectionSchema>

/** Problems of which every learner is given some. */
export const assessmentPoolSchema = z.object({
  poolKey: partKeySchema,
  sectionKey: partKeySchema.nullable().default(null),
  /** How many of them a learner is given. */
  draws: z.number().int().min(1).max(assessmentMaximumItems),
  /** What each of them counts. */
  points: z.number().min(0).max(pointsMaximum),
})
export type AssessmentPool = z.output<typeof assessmentPoolSchema>

const structureSchema = z.object({
  sections: z.array(assessmentSectionSchema).max(assessmentMaximumParts).default([]),
  pools: z.array(assessmentPoolSchema).max(assessmentMaximumParts).default([]),
})

const assessmentItemViewSchema = assessmentItemSchema.extend({
  problemRevisionId: z.number().int(),
  name: z.string(),
  shortStatement: z.string(),
  /** The number of the version that is pinned here. */
  revisionNumber: z.number().int(),
  /** The caller may read the problem, and it is not deleted: it can be opened, updated and added again. */
  isShared: z.boolean(),
  /** The number of the newest version; null for who may not read the problem. */
  newestRevisionNumber: z.number().int().nullable(),
  /** A newer version exists than the one pinned here, and the caller may read it. */
  hasUpdate: z.boolean(),
  isUsable: z.boolean(),
  /** How many errors the check of many variants has found in the version that is pinned here; null while it has not looked. */
  variantErrors: z.number().int().nullable(),
  /** Another item has the same problem, and somebody may be given both. */
  isRepeated: z.boolean(),
})

/** An assessment with the items of its head revision. */
export const assessmentSchema = assessmentSummarySchema.extend({
  revisionNumber: z.number().int(),
  headRevisionId: z.number().int(),
  /** Who saved the head revision. */
  revisionCreatedBy: personSchema,
  items: z.array(assessmentItemViewSchema),
  sections: z.array(assessmentSectionSchema),
  pools: z.array(assessmentPoolSchema),
})
export type Assessment = z.infer<typeof assessmentSchema>

/** Where a course has been given an assessment. */
const assessmentReferenceSchema = z.object({
  groupId: z.number().int(),
  groupName: z.string(),
  groupAssessmentId: z.number().int(),
  name: z.string(),
})
export type AssessmentReference = z.infer<typeof assessmentReferenceSchema>

const byAssessment = z.object({ assessmentId: idSchema })

function onAssessment(activity: 'Read' | 'Update' | 'Delete') {
  return { kind: 'entity', entity: 'Assessment', param: 'assessmentId', activity } as const
}

/** Access, schemas and summaries of `assessmentCalls`. */
export const assessmentEndpoints = {
  listAssessments: defineEndpoint({
    summary: 'Assessments the caller may read',
    access: { kind: 'signedIn' },
    query: managedListQuerySchema.extend({
      /** Only assessments that the caller may change. */
      isChangeable: flagSchema.default(false),
    }),
    result: pageOf(assessmentSummarySchema),
  }),
  createAssessment: defineEndpoint({
    summary: 'Make an assessment; the caller becomes its owner',
    access: { kind: 'global', anyOf: ['AssessmentCreate'] },
    body: z.object({
      name: nameSchema,
      items: z.array(assessmentItemSchema).max(assessmentMaximumItems).default([]),
      ...structureSchema.shape,
      clientKey: z.uuid().optional(),
    }),
    result: assessmentSchema,
    status: 201,
  }),
  getAssessment: defineEndpoint({
    summary: 'An assessment with its head revision',
    access: onAssessment('Read'),
    params: byAssessment,
    result: assessmentSchema,
  }),
  updateAssessment: defineEndpoint({
    summary: 'Save; items pin the revision they had unless `updatesProblems` moves them to the newest',
    access: onAssessment('Update'),
    params: byAssessment,
    body: z.object({
      name: nameSchema,
      /**
       * The name that the save began from. What somebody else named it since stays where `name` is the same; where it is another one,
       * the save is refused with 409. Without it, the name is written as it is sent.
       */
      baseName: nameSchema.optional(),
      items: z.array(assessmentItemSchema).max(assessmentMaximumItems),
      /** To be named where the assessment has any, as [] to remove them. */
      sections: structureSchema.shape.sections.unwrap().optional(),
      pools: structureSchema.shape.pools.unwrap().optional(),
      updatesProblems: z.array(z.number().int()).default([]),
      baseRevisionNumber: z.number().int().min(1),
    }),
    result: assessmentSchema,
  }),
  deleteAssessment: defineEndpoint({
    summary: 'Move an assessment to the Deleted tab',
    access: onAssessment('Delete'),
    params: byAssessment,
  }),
  restoreAssessment: defineEndpoint({
    summary: 'Bring a deleted assessment back',
    access: onAssessment('Delete'),
    params: byAssessment,
  }),
  listAssessmentReferences: defineEndpoint({
    summary: 'Where courses have been given an assessment, of those whose assessments the caller may read',
    access: onAssessment('Read'),
    params: byAssessment,
    result: z.array(assessmentReferenceSchema),
  }),
  previewAssessmentStatements: defineEndpoint({
    summary: 'The statements of one variant of every problem',
    access: onAssessment('Read'),
    params: byAssessment,
    body: z.object({ seed: seedSchema }),
    result: z.array(renderedSchema.extend({ itemKey: z.number().int(), name: z.string() })),
  }),
  previewAssessmentSolutions: defineEndpoint({
    summary: 'The worked solutions and the right answers of one variant of every problem',
    access: onAssessment('Update'),
    params: byAssessment,
    body: z.object({ seed: seedSchema }),
    result: z.array(
      renderedSchema.extend({ itemKey: z.number().int(), name: z.string(), answers: correctAnswersSchema }),
    ),
  }),
  previewAssessmentAttempt: defineEndpoint({
    summary: 'Mark answers to one problem against one variant; nothing is kept',
    access: onAssessment('Update'),
    params: byAssessment,
    body: z.object({ seed: seedSchema, itemKey: z.number().int().positive(), answers: answersSchema }),
    result: z.object({ percent: z.number(), points: z.number(), markings: z.array(markingSchema) }),
  }),
}
