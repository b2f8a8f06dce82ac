import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { defineCall } from './call.ts'
import { renderedSchema } from './marking.ts'
import { idSchema, pageOf, personSchema } from './primitives.ts'
import { managedListQuerySchema } from './problems.ts'
import { nameSchema } from './text-schemas.ts'

/** An assessment in a list. */
export const assessmentSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  owners: z.array(personSchema),
  activities: z.array(z.enum(entityActivities.Assessment)),
  isDeleted: z.boolean(),
  problemCount: z.number().int(),
  points: z.number(),
  changedAt: z.string(),
})
export type AssessmentSummary = z.infer<typeof assessmentSummarySchema>

/** A problem in an assessment. `itemKey` is given once and never used again; the order of the list is the order of the problems. */
export const assessmentItemSchema = z.object({
  itemKey: z.number().int().positive(),
  problemId: z.number().int().positive(),
  points: z.number().min(0).max(10_000),
})

const assessmentItemViewSchema = assessmentItemSchema.extend({
  problemRevisionId: z.number().int(),
  name: z.string(),
  shortStatement: z.string(),
  /** A newer revision of the problem exists than the one pinned here. */
  hasUpdate: z.boolean(),
  isUsable: z.boolean(),
})

/** An assessment with the items of its head revision. */
export const assessmentSchema = assessmentSummarySchema.extend({
  revisionNumber: z.number().int(),
  headRevisionId: z.number().int(),
  items: z.array(assessmentItemViewSchema),
})
export type Assessment = z.infer<typeof assessmentSchema>

const byAssessment = z.object({ assessmentId: idSchema })

function onAssessment(activity: 'Read' | 'Update' | 'Delete') {
  return { kind: 'entity', entity: 'Assessment', param: 'assessmentId', activity } as const
}

/** Writing and listing assessments, and looking at one variant of one. */
export const assessmentCalls = {
  listAssessments: defineCall({
    method: 'GET',
    path: '/api/assessments',
    summary: 'Assessments the caller may read',
    access: { kind: 'signedIn' },
    query: managedListQuerySchema,
    result: pageOf(assessmentSummarySchema),
  }),
  createAssessment: defineCall({
    method: 'POST',
    path: '/api/assessments',
    summary: 'Make an assessment; the caller becomes its owner',
    access: { kind: 'global', anyOf: ['AssessmentCreate'] },
    body: z.object({
      name: nameSchema,
      items: z.array(assessmentItemSchema).max(200).default([]),
      clientKey: z.uuid().optional(),
    }),
    result: assessmentSchema,
    status: 201,
  }),
  getAssessment: defineCall({
    method: 'GET',
    path: '/api/assessments/{assessmentId}',
    summary: 'An assessment with its head revision',
    access: onAssessment('Read'),
    params: byAssessment,
    result: assessmentSchema,
  }),
  updateAssessment: defineCall({
    method: 'PUT',
    path: '/api/assessments/{assessmentId}',
    summary: 'Save; items pin the revision they had unless `updatesProblems` moves them to the newest',
    access: onAssessment('Update'),
    params: byAssessment,
    body: z.object({
      name: nameSchema,
      items: z.array(assessmentItemSchema).max(200),
      updatesProblems: z.array(z.number().int()).default([]),
      baseRevisionNumber: z.number().int().min(1),
    }),
    result: assessmentSchema,
  }),
  deleteAssessment: defineCall({
    method: 'DELETE',
    path: '/api/assessments/{assessmentId}',
    summary: 'Move an assessment to the Deleted tab',
    access: onAssessment('Delete'),
    params: byAssessment,
  }),
  restoreAssessment: defineCall({
    method: 'POST',
    path: '/api/assessments/{assessmentId}/restore',
    summary: 'Bring a deleted assessment back',
    access: onAssessment('Delete'),
    params: byAssessment,
  }),
  previewAssessmentStatements: defineCall({
    method: 'POST',
    path: '/api/assessments/{assessmentId}/preview/statements',
    summary: 'The statements of one variant of every problem',
    access: onAssessment('Read'),
    params: byAssessment,
    body: z.object({ seed: z.number().int().min(0).max(4_294_967_295) }),
    result: z.array(renderedSchema.extend({ itemKey: z.number().int(), name: z.string() })),
  }),
}
