import { z } from 'zod'
import type { Activity } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import {
  accessCodeMaximumLength,
  appealDaysMaximum,
  attemptsMaximum,
  groupAssessmentStates,
  reasonMaximumLength,
  releaseMoments,
  timeLimitMaximumMinutes,
  variantsMaximum,
} from './limits.ts'
import { gapMaximumMinutes, lateEvidenceRules } from '../late-evidence/limits.ts'
import { idSchema, momentSchema } from '../primitives/schemas.ts'
import { richTextSchema } from '../rich-text/schemas.ts'
import { nameSchema, nameTextSchema } from '../text/schemas.ts'

/** Why problems are assigned although some of their variants have errors; kept in the audit log. */
const reasonSchema = nameTextSchema
  .min(1, 'Give a reason.')
  .max(reasonMaximumLength, `A reason has at most ${reasonMaximumLength} characters.`)

const releaseSchema = z.enum(releaseMoments)

/** What an instructor decides about one delivery of an assessment; every field has a sane default. */
export const deliverySettingsSchema = z.object({
  name: nameSchema,
  isPublished: z.boolean().default(false),
  opensAt: momentSchema.nullable().default(null),
  dueAt: momentSchema.nullable().default(null),
  /** Late work is accepted until then; none: work closes at `dueAt`. */
  closesAt: momentSchema.nullable().default(null),
  /** Percent per started period of 24 hours. */
  latePenaltyPercent: z.number().min(0).max(100).default(0),
  timeLimitMinutes: z.number().int().min(1).max(timeLimitMaximumMinutes).nullable().default(null),
  /** Attempts per problem; null: unlimited. */
  attemptsAllowed: z.number().int().min(1).max(attemptsMaximum).nullable().default(3),
  /** Percent per attempt after the first. */
  attemptPenaltyPercent: z.number().min(0).max(100).default(0),
  countingAttempt: z.enum(['best', 'last', 'first']).default('best'),
  correctnessRelease: releaseSchema.default('immediately'),
  answersRelease: releaseSchema.default('afterDue'),
  solutionsRelease: releaseSchema.default('afterDue'),
  scoresRelease: releaseSchema.default('immediately'),
  isShuffled: z.boolean().default(false),
  /** Learners share this many variants per problem; null: each their own. */
  variantCount: z.number().int().min(1).max(variantsMaximum).nullable().default(null),
  /** The whole is finished by one act (exam), or just closes (homework). */
  isFinishedByHand: z.boolean().default(false),
  showsHints: z.boolean().default(true),
  /** Otherwise learners see the number of a problem in place of its name. */
  showsProblemNames: z.boolean().default(true),
  accessCode: z.string().trim().max(accessCodeMaximumLength).nullable().default(null),
  /** Work that arrives after the deadline: staff are asked, a silence of the network is accepted, or it never counts. */
  lateEvidence: z.enum(lateEvidenceRules).default('ask'),
  /** With `acceptGap`: the longest silence. */
  lateEvidenceGapMinutes: z.number().int().min(1).max(gapMaximumMinutes).nullable().default(null),
  /** For how many days appeals are accepted after marks were shown or changed; 0: not at all. */
  appealDays: z.number().int().min(0).max(appealDaysMaximum).default(7),
  instructions: richTextSchema.nullable().default(null),
})
export type DeliverySettings = z.output<typeof deliverySettingsSchema>

/** What staff set by hand of a result or a total, as its learner is told. */
export const setByHandSchema = z.object({
  /** Otherwise penalties were waived. */
  isPoints: z.boolean(),
  waivesLatePenalty: z.boolean(),
  waivesAttemptPenalty: z.boolean(),
  note: z.string(),
})
export type SetByHand = z.infer<typeof setByHandSchema>

/** A group assessment in a course's list, as the caller stands towards it. */
export const groupAssessmentSummarySchema = z.object({
  id: z.number().int(),
  groupId: z.number().int(),
  name: z.string(),
  isPublished: z.boolean(),
  state: z.enum(groupAssessmentStates),
  /** For learners: their own dates, accommodations included. */
  opensAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  timeLimitMinutes: z.number().nullable(),
  problemCount: z.number().int(),
  points: z.number(),
  isDeleted: z.boolean(),
  /** For learners: where they stand. */
  own: z
    .object({
      status: z.enum(['NotStarted', 'InProgress', 'Submitted', 'TimeExpired', 'EndedByStaff', 'Excused']),
      deadline: z.string().nullable(),
      points: z.number().nullable(),
      pending: z.number(),
      /** Of the total; null until scores are released. */
      setByHand: setByHandSchema.nullable(),
    })
    .nullable(),
  /** For staff. */
  counts: z
    .object({
      learners: z.number(),
      started: z.number(),
      finished: z.number(),
      needsPerson: z.number(),
      /** Pieces of work that arrived after the deadline and wait for a decision. */
      lateWork: z.number(),
    })
    .nullable(),
})
export type GroupAssessmentSummary = z.infer<typeof groupAssessmentSummarySchema>

/** For staff: everything that can be set. */
export const groupAssessmentSchema = groupAssessmentSummarySchema.extend({
  assessmentId: z.number().int(),
  assessmentName: z.string(),
  assessmentRevisionNumber: z.number().int(),
  hasNewerRevision: z.boolean(),
  settings: deliverySettingsSchema.omit({ accessCode: true }).extend({ hasAccessCode: z.boolean() }),
  /** For whoever may change it; null: none, or one that an earlier release stored as a hash and nobody can read. */
  accessCode: z.string().nullable(),
  releasedAt: z.object({
    correctness: z.string().nullable(),
    answers: z.string().nullable(),
    solutions: z.string().nullable(),
    scores: z.string().nullable(),
  }),
  version: z.number().int(),
})
export type GroupAssessment = z.infer<typeof groupAssessmentSchema>

/** The params of calls on one group assessment. */
export const byGroupAssessment = z.object({ groupAssessmentId: idSchema })

/** The access rule of calls on one group assessment: any of the activities is enough. */
export function onGroupAssessment(
  ...anyOf: Extract<Activity, `GroupAssessment${string}` | 'LearnerStatusEventCreate'>[]
) {
  return { kind: 'groupAssessment', param: 'groupAssessmentId', anyOf } as const
}

/** The access rule of calls that deliver or take what is asked: where a lockdown browser is needed, from within it. */
export function inSitting(...anyOf: Parameters<typeof onGroupAssessment>) {
  return { ...onGroupAssessment(...anyOf), lockdown: 'required' } as const
}

/** Access, schemas and summaries of `groupAssessmentCalls`. */
export const groupAssessmentEndpoints = {
  listGroupAssessments: defineEndpoint({
    summary: 'Assessments of a course, or of all own courses: all for staff, published ones for learners',
    access: { kind: 'signedIn' },
    query: z.object({ groupId: idSchema.optional() }),
    result: z.array(groupAssessmentSummarySchema),
  }),
  createGroupAssessment: defineEndpoint({
    summary: 'Give an assessment to a course; it pins the head revision',
    access: { kind: 'group', from: 'body', name: 'groupId', anyOf: ['GroupAssessmentCreate'] },
    body: z.object({
      groupId: idSchema,
      assessmentId: idSchema,
      settings: deliverySettingsSchema,
      clientKey: z.uuid().optional(),
      /** Assigns problems of which some variants have errors. */
      reasonToAssignAnyway: reasonSchema.optional(),
    }),
    result: groupAssessmentSchema,
    status: 201,
  }),
  getGroupAssessment: defineEndpoint({
    summary: 'A group assessment with its settings, for staff',
    access: onGroupAssessment('GroupAssessmentReadAny'),
    params: byGroupAssessment,
    result: groupAssessmentSchema,
  }),
  updateGroupAssessment: defineEndpoint({
    summary: 'Change settings; a stale version is refused with 409. An absent access code stays, an empty one goes',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.object({
      settings: deliverySettingsSchema.extend({
        accessCode: z.string().trim().max(accessCodeMaximumLength).nullable().optional(),
      }),
      version: z.number().int(),
      /** Moves learners who have not started to the assessment's newest revision. */
      movesToNewestRevision: z.boolean().default(false),
      /** Moves to a revision with problems of which some variants have errors. */
      reasonToAssignAnyway: reasonSchema.optional(),
    }),
    result: groupAssessmentSchema,
  }),
  setAccessCode: defineEndpoint({
    summary: 'Set the access code, or take it away with null; the code that is there already changes nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.strictObject({ accessCode: z.string().trim().min(1).max(accessCodeMaximumLength).nullable() }),
    result: groupAssessmentSchema,
  }),
  deleteGroupAssessment: defineEndpoint({
    summary: 'Take an assessment out of a course; work done stays in the records',
    access: onGroupAssessment('GroupAssessmentDelete'),
    params: byGroupAssessment,
  }),
  releaseGroupAssessment: defineEndpoint({
    summary: "Release by hand what is set to 'by hand'",
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.object({ kinds: z.array(z.enum(['correctness', 'answers', 'solutions', 'scores'])).min(1) }),
    result: groupAssessmentSchema,
  }),
  purgeGroupAssessmentCache: defineEndpoint({
    summary: 'Forget everything kept in memory, in every process',
    access: { kind: 'global', anyOf: ['GroupAssessmentCachePurgeAny'] },
    /** How many processes have forgotten, as they said. */
    result: z.object({ processes: z.number().int() }),
  }),
}
