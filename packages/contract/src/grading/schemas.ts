import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { flagSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { problemInstanceForStaffSchema, responseForStaffSchema, scoredPercentSchema } from '../results/schemas.ts'
import { rubricItemMaximum, rubricPointsMaximum, rubricTextMaximum, snippetMaximum } from './limits.ts'

const keySchema = z.coerce.number().int().positive().max(1_000_000)

/** A question of the assessment, by the keys of its problem and of itself. */
const questionSchema = z.strictObject({ itemKey: keySchema, questionKey: keySchema })
export const byQuestion = byGroupAssessment.extend({ itemKey: keySchema, questionKey: keySchema })

export const scoringReasonSchema = z.enum(['manual', 'undecided', 'unreadable', 'appeal', 'double', 'chosen'])
export type ScoringReason = z.infer<typeof scoringReasonSchema>

/** One question across learners: how much of it waits. */
export const gradingQuestionSchema = z.object({
  itemKey: z.number().int(),
  questionKey: z.number().int(),
  problemName: z.string(),
  position: z.number().int(),
  /** Answers that wait for this person, identical ones of a learner once. */
  waiting: z.number().int(),
  /** Further ones that wait for somebody else: for a second mark, or for an answer to an appeal against a mark of this person. */
  waitingForOthers: z.number().int(),
  /** Of those for this person, the ones that another grader holds now. */
  heldByOthers: z.number().int(),
  /** Answers that a person marked and that do not wait for this person; with those of their own that another mark is awaited for. */
  marked: z.number().int(),
  /** Answers in all attempts that count. */
  counting: z.number().int(),
  /** Percent of the answers that two people mark; 0: none. */
  doubleShare: z.number().int(),
  /** Percent points by which both marks may differ. */
  mostDifference: z.number(),
  /** Waiting answers by why they wait. */
  reasons: z.partialRecord(scoringReasonSchema, z.number().int()),
})
export type GradingQuestion = z.infer<typeof gradingQuestionSchema>

const adjustmentSchema = z.number().min(-rubricPointsMaximum).max(rubricPointsMaximum)

/** What a grader chose of a rubric for one answer. */
export const rubricChoiceSchema = z.strictObject({
  itemIds: z.array(z.number().int().positive()).max(rubricItemMaximum),
  adjustment: adjustmentSchema,
})
export type RubricChoice = z.infer<typeof rubricChoiceSchema>

/** A choice to mark with. */
const rubricMarkToMakeSchema = z.strictObject({
  ...rubricChoiceSchema.shape,
  /** Of the rubric that the grader saw. */
  rubricVersion: z.number().int().positive(),
})
export type RubricMarkToMake = z.infer<typeof rubricMarkToMakeSchema>

/** What a grader gave for an answer that two people mark. */
const doubleMarkSchema = z.object({
  grader: z.string(),
  isOwn: z.boolean(),
  percent: z.number(),
  comment: z.string(),
  rubricChoice: rubricChoiceSchema.nullable(),
})
export type DoubleMark = z.infer<typeof doubleMarkSchema>

/** One answer in front of a grader: with the learner's numbers and the key beside it. */
export const gradedResponseSchema = z.object({
  taskId: z.number().int().nullable(),
  problemInstanceId: z.number().int(),
  attemptNumber: z.number().int(),
  itemKey: z.number().int(),
  reason: scoringReasonSchema.nullable(),
  isWaiting: z.boolean(),
  /** Null in anonymous grading. */
  learner: personSchema.nullable(),
  /** Stands for the learner in anonymous grading. */
  codeNumber: z.number().int().nullable(),
  /** The same in English, for programs. */
  codeName: z.string().nullable(),
  /** Attempts of the learner with this same answer; they share the mark. */
  copies: z.number().int(),
  statementHtml: z.string(),
  /** Exact: `16677/20`. */
  values: z.record(z.string(), z.string()),
  /** The same as the learner reads them: `833.85`. */
  shownValues: z.record(z.string(), z.string()),
  /** LaTeX of the correct answer for these numbers; empty where there is none. */
  keyLatex: z.string(),
  /** What the author of the problem tells graders, with these numbers; empty where there is nothing. */
  graderNotes: z.string(),
  /** The worked solution with the learner's numbers; null where there is none. */
  solutionHtml: z.string().nullable(),
  choices: problemInstanceForStaffSchema.shape.choices,
  response: responseForStaffSchema,
  /** Who marked it by hand. */
  markedBy: z.string().nullable(),
  /** When a person marked it; null where nobody has. */
  markedAt: z.string().nullable(),
  rubricChoice: rubricChoiceSchema.nullable(),
  /** Marks of two people for this answer, as far as this person may see them: nobody sees the other's before giving their own. */
  doubleMarks: z.array(doubleMarkSchema),
})
export type GradedResponse = z.infer<typeof gradedResponseSchema>

const pointsSchema = z.number().min(-rubricPointsMaximum).max(rubricPointsMaximum)

const rubricItemSchema = z.strictObject({
  /** Given by the server and never used again; null: a new item. */
  id: z.number().int().positive().nullable(),
  points: pointsSchema,
  text: z.string().trim().min(1, 'Say what the points are for.').max(rubricTextMaximum),
})

export const rubricSchema = z
  .strictObject({
    start: z.enum(['full', 'zero']),
    maximum: z.number().gt(0, 'Give more than 0 points.').max(rubricPointsMaximum),
    floor: z.number().min(0).max(rubricPointsMaximum),
    ceiling: z.number().min(0).max(rubricPointsMaximum),
    items: z.array(rubricItemSchema).max(rubricItemMaximum),
  })
  .refine(({ floor, ceiling }) => floor <= ceiling, { path: ['floor'], message: 'The floor is above the ceiling.' })
  .refine(({ ceiling, maximum }) => ceiling <= maximum, {
    path: ['ceiling'],
    message: 'The ceiling is above the maximum.',
  })
export type Rubric = z.infer<typeof rubricSchema>

const storedRubricSchema = z.object({
  /** Raised by every change; 0: there is no rubric yet. */
  version: z.number().int(),
  rubric: rubricSchema.nullable(),
})
export type StoredRubric = z.infer<typeof storedRubricSchema>

const rubricOfQuestionSchema = storedRubricSchema.extend({
  /** What the author of the problem suggests while there is none; null: nothing. */
  suggestion: rubricSchema.nullable(),
})
export type RubricOfQuestion = z.infer<typeof rubricOfQuestionSchema>

const responsePlaceSchema = z.strictObject({
  problemInstanceId: idSchema,
  attemptNumber: keySchema,
  questionKey: keySchema,
  /** The marking that the person saw. */
  markingNumber: z.number().int().min(1),
})

const cursorPatterns = { waiting: /^\d{1,15}$/, marked: /^\d{1,16}\.\d{1,15}\.\d{1,9}$/ } as const

const responsesQuerySchema = z
  .object({
    itemKey: keySchema.optional(),
    questionKey: keySchema.optional(),
    reason: scoringReasonSchema.optional(),
    /** `waiting`: in the order of the queue. `marked`: the last marked first. */
    state: z.enum(['waiting', 'marked']).default('waiting'),
    /** `me`: only what the person marked who asks. */
    markedBy: z.enum(['anybody', 'me']).default('anybody'),
    /** `nextCursor` of the page before. */
    cursor: z.string().optional(),
  })
  .refine(({ state, cursor }) => cursor === undefined || cursorPatterns[state].test(cursor), {
    path: ['cursor'],
    message: 'This is no `nextCursor` of such a list.',
  })

/** Access, schemas and summaries of `gradingCalls`. */
export const gradingEndpoints = {
  listGradingQuestions: defineEndpoint({
    summary: 'Questions with how many answers wait for a person',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    result: z.object({
      isAnonymous: z.boolean(),
      /** People who may mark in the course. */
      graders: z.number().int(),
      questions: z.array(gradingQuestionSchema),
    }),
  }),
  listManualScoringResponses: defineEndpoint({
    summary: 'Answers that wait for a person or that a person marked, by question across learners',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    query: responsesQuerySchema,
    result: z.object({
      items: z.array(gradedResponseSchema),
      /** Of the next page; null: there is none. */
      nextCursor: z.string().nullable(),
    }),
  }),
  getManualScoringAttempts: defineEndpoint({
    summary: 'Every answer of one learner to one problem, with the marks that stand',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment.extend({ problemInstanceId: idSchema }),
    result: z.object({
      problemName: z.string(),
      attempts: z.array(
        z.object({
          number: z.number().int(),
          percent: z.number(),
          isCounting: z.boolean(),
          responses: z.array(gradedResponseSchema),
        }),
      ),
    }),
  }),
  claimResponses: defineEndpoint({
    summary: 'Hold the next answers of a question for ten minutes; a repeat answers the same ones',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: questionSchema.extend({
      /** Tasks to leave out: those that the grader passed over. */
      skip: z.array(idSchema).max(1000).default([]),
    }),
    result: z.object({ items: z.array(gradedResponseSchema) }),
  }),
  releaseClaims: defineEndpoint({
    summary: 'Let others mark the answers that were held; repeating it does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
  }),
  markResponse: defineEndpoint({
    summary: 'Mark an answer; a mark changed meanwhile is refused with 409, a repeated clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: responsePlaceSchema.extend({
      clientKey: z.uuid(),
      mark: z.union([z.strictObject({ percent: scoredPercentSchema }), rubricMarkToMakeSchema]),
      comment: z.string().trim().max(5000).default(''),
    }),
    result: gradedResponseSchema,
  }),
  undoMark: defineEndpoint({
    summary: 'Undo a mark of your own: a new marking with the former content; a repeated clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: responsePlaceSchema.extend({ clientKey: z.uuid() }),
    result: gradedResponseSchema,
  }),
  chooseResponses: defineEndpoint({
    summary: 'Queue every answer to a question that counts; those that wait already stay as they are',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: questionSchema,
    result: z.object({ added: z.number().int() }),
  }),
  setGradingSettings: defineEndpoint({
    summary: 'Grade with or without names',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.strictObject({ isAnonymous: z.boolean() }),
  }),
  getRubric: defineEndpoint({
    summary: 'The rubric of a question',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byQuestion,
    result: rubricOfQuestionSchema,
  }),
  saveRubric: defineEndpoint({
    summary: 'Change a rubric and apply it to all that was marked by it; with dryRun only count what would change',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byQuestion,
    query: z.object({ dryRun: flagSchema.default(false) }),
    body: z.strictObject({
      /** The version that the person saw. */
      version: z.number().int().min(0),
      rubric: rubricSchema,
    }),
    result: storedRubricSchema.extend({
      /** Marks that differ by the change. */
      marksChanged: z.number().int(),
      /** Learners whose total differs. */
      totalsChanged: z.number().int(),
    }),
  }),
  getSnippets: defineEndpoint({
    summary: 'Comments that you use again for a question',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byQuestion,
    result: z.object({ texts: z.array(z.string()) }),
  }),
  saveSnippets: defineEndpoint({
    summary: 'Replace the comments that you use again for a question',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byQuestion,
    body: z.strictObject({ texts: z.array(z.string().trim().min(1).max(5000)).max(snippetMaximum) }),
  }),
}
