import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { personSchema } from '../primitives/schemas.ts'
import { answerFieldSchema } from '../sitting/problem-page-schemas.ts'
import { paperSheetMaximum, paperVersions } from './limits.ts'
import { faultOfSheetCode, foldSheetCode } from './sheet-codes.ts'

const versionSchema = z.enum(paperVersions)

export const paperSheetSchema = z.object({
  /** Counted through an assessment. */
  number: z.number().int(),
  code: z.string(),
  /** Null: made for one learner. */
  version: versionSchema.nullable(),
  /** Null: a sheet of a version that nobody's name was entered for yet. */
  learner: personSchema.nullable(),
  /** Problems of an earlier version of the assessment: such a sheet is entered, but printed no more. */
  isOutdated: z.boolean(),
  /** Null: nothing was entered. */
  enteredAt: z.string().nullable(),
})
export type PaperSheet = z.infer<typeof paperSheetSchema>

const paperSheetsSchema = z.object({
  sheets: z.array(paperSheetSchema),
  instructionsHtml: z.string().nullable(),
  sections: z.array(
    z.object({ sectionKey: z.number().int(), title: z.string(), instructionsHtml: z.string().nullable() }),
  ),
  /** Learners of the course who have begun on a screen: there is no sheet for them. */
  begunOnScreen: z.number().int(),
})
export type PaperSheets = z.infer<typeof paperSheetsSchema>

const fieldSchema = answerFieldSchema.pick({
  questionKey: true,
  answerType: true,
  label: true,
  choices: true,
  isMultiple: true,
  isMultiline: true,
})

export const paperProblemSchema = z.object({
  itemKey: z.number().int(),
  sectionKey: z.number().int().nullable(),
  /** Null: its number is all that learners read. */
  title: z.string().nullable(),
  points: z.number(),
  isBonus: z.boolean(),
  statementHtml: z.string(),
  fields: z.array(
    fieldSchema.extend({
      points: z.number(),
      /** For the key. */
      keyLatex: z.string(),
      rightChoices: z.array(z.number().int()),
    }),
  ),
})
export type PaperProblem = z.infer<typeof paperProblemSchema>

const paperSchema = z.object({
  /** The version, or the code of the only sheet that has it. */
  paperKey: z.string(),
  problems: z.array(paperProblemSchema),
})
export type Paper = z.infer<typeof paperSchema>

const paperQuestionSchema = z.object({
  itemKey: z.number().int(),
  questionKey: z.number().int(),
  /** As printed: `2`, or `2b` where a problem has several questions. */
  number: z.string(),
  problemName: z.string(),
  label: z.string(),
  possible: z.number(),
  /** Null: nothing was entered. */
  points: z.number().nullable(),
  /** Of the mark that stands; 0: none. */
  markingNumber: z.number().int(),
})
export type PaperQuestion = z.infer<typeof paperQuestionSchema>

const sheetToMarkSchema = z.object({
  code: z.string(),
  version: versionSchema.nullable(),
  learner: personSchema.nullable(),
  questions: z.array(paperQuestionSchema),
  /** Of all that is on the sheet. */
  points: z.number(),
  possible: z.number(),
})
export type SheetToMark = z.infer<typeof sheetToMarkSchema>

const byCode = byGroupAssessment.extend({
  sheetCode: z
    .string()
    .superRefine((code, context) => {
      const fault = faultOfSheetCode(code)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    })
    .transform(foldSheetCode),
})

/** Access, schemas and summaries of `paperCalls`. */
export const paperEndpoints = {
  listPaperSheets: defineEndpoint({
    summary: 'The sheets that were made of an assessment, with what was entered',
    access: onGroupAssessment('GroupAssessmentUpdate', 'GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    result: paperSheetsSchema,
  }),
  makePaperSheets: defineEndpoint({
    summary: 'Make what is missing of the sheets: one for each learner, or so many of some versions',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('learners') }),
      z.strictObject({
        kind: z.literal('versions'),
        versions: z.number().int().min(1).max(paperVersions.length),
        /** In all; those that are there already count. */
        count: z.number().int().min(1).max(paperSheetMaximum),
      }),
    ]),
    result: paperSheetsSchema,
  }),
  getPaperContents: defineEndpoint({
    summary: 'What is printed on sheets, with the key: all versions, or a page of the sheets of learners',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    query: z.object({
      kind: z.enum(['versions', 'learners']),
      /** The number of the last sheet of the page before. */
      after: z.coerce.number().int().min(0).default(0),
    }),
    result: z.object({
      papers: z.array(paperSchema),
      /** To be asked for next; null: these were the last. */
      next: z.number().int().nullable(),
    }),
  }),
  listPaperLearners: defineEndpoint({
    summary:
      'Learners to whom a sheet of a version can be given: they have not begun, and have no sheet that was entered',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    result: z.array(personSchema),
  }),
  getPaperSheet: defineEndpoint({
    summary: 'A sheet by its code, with its questions and the marks that stand',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byCode,
    result: sheetToMarkSchema,
  }),
  enterPaperMarks: defineEndpoint({
    summary: 'Enter the marks of a sheet: they are marks by a person. The same again changes nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byCode,
    body: z.strictObject({
      /** Whose sheet it is, where it is one of a version. */
      userId: z.number().int().positive().nullable().default(null),
      marks: z
        .array(
          z.strictObject({
            itemKey: z.number().int(),
            questionKey: z.number().int(),
            points: z.number().min(0),
            /** As it was seen. */
            markingNumber: z.number().int().min(0),
          }),
        )
        .min(1)
        .max(500),
    }),
    result: sheetToMarkSchema,
  }),
  withdrawPaperMarks: defineEndpoint({
    summary: 'Set the marks of a sheet aside, where they were entered for the wrong learner; a repeat changes nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byCode,
    result: sheetToMarkSchema,
  }),
}
