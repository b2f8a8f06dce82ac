import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { pointsMaximum } from '../problem-content/limits.ts'
import { creditRules, regradeFailures, regradeNoteMaximum, regradeTargetsMaximum } from './limits.ts'

const keySchema = z.number().int().positive().max(1_000_000)
const creditRuleSchema = z.enum(creditRules)

/** By which rules the answers to a problem are marked. */
export const markingRulesSchema = z.strictObject({
  /** Null: the revision that each learner was given. */
  problemRevisionId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  /** What the problem counts; null: as delivered. */
  points: z.number().min(0, 'Points are 0 or more.').max(pointsMaximum, 'Points are 10,000 at most.').nullable(),
  creditRule: creditRuleSchema,
  /** The questions that have a rule of their own. */
  questionRules: z.array(z.strictObject({ questionKey: keySchema, creditRule: creditRuleSchema })).max(100),
})
export type MarkingRules = z.infer<typeof markingRulesSchema>

const targetSchema = z.strictObject({ itemKey: keySchema, rules: markingRulesSchema })
export type RegradeTarget = z.infer<typeof targetSchema>

/** What is to be looked at. */
export const newRegradeSchema = z.strictObject({
  clientKey: z.uuid(),
  targets: z
    .array(targetSchema)
    .min(1, 'Choose at least one problem.')
    .max(regradeTargetsMaximum)
    .refine((targets) => new Set(targets.map(({ itemKey }) => itemKey)).size === targets.length, {
      message: 'Each problem may stand here once.',
    }),
  /** Nobody's result falls by the marking; other points and dropped problems still count. */
  neverLower: z.boolean().default(true),
  /** Answers that a person marked otherwise than the computer does now go back into the queue. */
  reopensMarks: z.boolean().default(false),
})
export type NewRegrade = z.output<typeof newRegradeSchema>

/** What a regrade does, in figures. */
export const regradeSummarySchema = z.object({
  learners: z.number().int(),
  rise: z.number().int(),
  fall: z.number().int(),
  /** Results that keep their points by "never lower". */
  kept: z.number().int(),
  /** Results and totals that are set by hand, which hide what changes. */
  hidden: z.number().int(),
  /** Answers that a person marked otherwise than the computer does now. */
  byHand: z.number().int(),
  /** Results that cannot be worked out: a drawn value of the newer revision is missing. */
  missingValue: z.number().int(),
  answersChanged: z.number().int(),
  medianBefore: z.number().nullable(),
  medianAfter: z.number().nullable(),
  histogramBefore: z.array(z.number().int()),
  histogramAfter: z.array(z.number().int()),
})
export type RegradeSummary = z.infer<typeof regradeSummarySchema>

export const regradeSchema = z.object({
  id: z.number().int(),
  status: z.enum(['computing', 'ready', 'applying', 'applied', 'failed', 'discarded']),
  targets: z.array(targetSchema.extend({ problemName: z.string(), position: z.number().int() })),
  neverLower: z.boolean(),
  reopensMarks: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  summary: regradeSummarySchema.nullable(),
  failure: z.enum(regradeFailures).nullable(),
  note: z.string(),
  createdBy: personSchema,
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  toldAt: z.string().nullable(),
  undoOf: z.number().int().nullable(),
  undoneBy: z.number().int().nullable(),
  /** Nothing that it changed was regraded since. */
  canUndo: z.boolean(),
})
export type Regrade = z.infer<typeof regradeSchema>

/** A problem of the assessment with what it can be marked by. */
export const regradableItemSchema = z.object({
  itemKey: z.number().int(),
  position: z.number().int(),
  problemId: z.number().int(),
  name: z.string(),
  /** As delivered. */
  points: z.number(),
  isDrawn: z.boolean(),
  deliveredRevisionNumber: z.number().int(),
  rules: markingRulesSchema,
  questions: z.array(z.object({ questionKey: z.number().int(), label: z.string() })),
  /** Those that answers can be marked by, the newest first. */
  revisions: z.array(z.object({ id: z.number().int(), number: z.number().int(), createdAt: z.string() })),
})
export type RegradableItem = z.infer<typeof regradableItemSchema>

/** Learner by learner what a regrade changes. */
export const regradeChangesSchema = z.object({
  learners: z.array(
    z.object({
      learner: personSchema,
      /** The total as it counts. */
      pointsBefore: z.number(),
      pointsAfter: z.number(),
      possibleBefore: z.number(),
      possibleAfter: z.number(),
      /** The total is set by hand: what changes below it does not show. */
      isTotalSetByHand: z.boolean(),
      /** The total counts nowhere. */
      isExcused: z.boolean(),
      /** An appeal waits against an answer to a problem that is regraded. */
      hasOpenAppeal: z.boolean(),
      results: z.array(
        z.object({
          problemInstanceId: z.number().int(),
          itemKey: z.number().int(),
          pointsBefore: z.number(),
          pointsAfter: z.number(),
          keptBecause: z.enum(['neverLower', 'missingValue']).nullable(),
          isSetByHand: z.boolean(),
        }),
      ),
    }),
  ),
  /** Answers that a person marked: the mark stays. */
  byHand: z.array(
    z.object({
      learner: personSchema,
      problemInstanceId: z.number().int(),
      itemKey: z.number().int(),
      attemptNumber: z.number().int(),
      questionKey: z.number().int(),
      percent: z.number(),
      computedPercent: z.number(),
    }),
  ),
  /** Where the next part begins; null: there is none. */
  next: z.number().int().nullable(),
})
export type RegradeChanges = z.infer<typeof regradeChangesSchema>

/** An assessment in a course of the caller's in which people have been given a problem. */
export const problemUseSchema = z.object({
  groupId: z.number().int(),
  groupName: z.string(),
  groupAssessmentId: z.number().int(),
  name: z.string(),
  itemKey: z.number().int(),
  /** The version that most are marked by. */
  revisionNumber: z.number().int(),
  learners: z.number().int(),
  /** Somebody is still working. */
  isRunning: z.boolean(),
})
export type ProblemUse = z.infer<typeof problemUseSchema>

const byRegrade = byGroupAssessment.extend({ regradeId: idSchema })

/** Access, schemas and summaries of `regradeCalls`. */
export const regradeEndpoints = {
  listRegrades: defineEndpoint({
    summary: 'The regrades of an assessment, the newest first, and what its problems can be marked by',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    result: z.object({ regrades: z.array(regradeSchema), items: z.array(regradableItemSchema) }),
  }),
  startRegrade: defineEndpoint({
    summary: 'Work out what a regrade would change, without changing anything; a repeat of the key does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: newRegradeSchema,
    result: regradeSchema,
  }),
  getRegrade: defineEndpoint({
    summary: 'How far a regrade is, and what it does in figures',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byRegrade,
    result: regradeSchema,
  }),
  getRegradeChanges: defineEndpoint({
    summary: 'What a regrade changes, learner by learner',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byRegrade,
    /** Absent: everything at once. 0, and then what the part before says is next: in parts below 200 kB. */
    query: z.object({ from: z.coerce.number().int().min(0).optional() }),
    result: regradeChangesSchema,
  }),
  applyRegrade: defineEndpoint({
    summary: 'Apply a regrade that was looked at; a repeat does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byRegrade,
    result: regradeSchema,
  }),
  tellRegraded: defineEndpoint({
    summary: 'Tell the learners whose points changed',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byRegrade,
    body: z.strictObject({ note: z.string().trim().max(regradeNoteMaximum).default('') }),
    result: regradeSchema,
  }),
  listProblemUses: defineEndpoint({
    summary: 'Where learners of own courses have been given a problem, and by which version it is marked',
    access: { kind: 'entity', entity: 'Problem', param: 'problemId', activity: 'Read' },
    params: z.object({ problemId: idSchema }),
    result: z.array(problemUseSchema),
  }),
  undoRegrade: defineEndpoint({
    summary: 'Take a regrade back; marks by people that were made since stay',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byRegrade,
    body: z.strictObject({ clientKey: z.uuid() }),
    result: regradeSchema,
  }),
}
