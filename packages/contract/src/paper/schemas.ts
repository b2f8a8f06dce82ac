import { z } from 'zod'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { answerMaximumLength } from '../marking/limits.ts'
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
  /** When a second entry agreed; null: none has, or marks were entered anew since. */
  checkedAt: z.string().nullable(),
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
  /** Problems are drawn for each learner: no versions can be made. */
  hasPools: z.boolean(),
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
  /** The evaluator can mark what was written. */
  takesAnswer: z.boolean(),
  /** What was written is a formula, not words or letters of choices. */
  isFormula: z.boolean(),
  /** What was written, where the evaluator marked it, with letters for choices; null: points were given. */
  answer: z.string().nullable(),
  /** In the order of their letters on the sheet. */
  choiceKeys: z.array(z.number().int()),
})
export type PaperQuestion = z.infer<typeof paperQuestionSchema>

const sheetToMarkSchema = z.object({
  code: z.string(),
  version: versionSchema.nullable(),
  learner: personSchema.nullable(),
  questions: z.array(paperQuestionSchema),
  isEntered: z.boolean(),
  checkedAt: z.string().nullable(),
  /** Of all that is on the sheet. */
  points: z.number(),
  possible: z.number(),
})
export type SheetToMark = z.infer<typeof sheetToMarkSchema>

/** Points that a person gave on paper, or an answer from paper that the evaluator marks. */
const paperMarkSchema = z
  .strictObject({
    itemKey: z.number().int(),
    questionKey: z.number().int(),
    points: z.number().min(0).exactOptional(),
    /** Letters of choices, words, or a formula as LaTeX or typed plainly (`sqrt(2)/2`, `x^10`, `2pi`); empty: nothing was written. */
    answer: z
      .string()
      .max(answerMaximumLength, `An answer has at most ${answerMaximumLength} characters.`)
      .exactOptional(),
    /** As it was seen. */
    markingNumber: z.number().int().min(0),
  })
  .refine(({ points, answer }) => (points === undefined) !== (answer === undefined), {
    message: 'Give either points or an answer.',
    path: ['points'],
  })
export type PaperMark = z.infer<typeof paperMarkSchema>

const entrySchema = z.strictObject({
  /** Whose sheet it is, where it is one of a version. */
  userId: z.number().int().positive().nullable().default(null),
  marks: z.array(paperMarkSchema).min(1).max(500),
})

/** What was entered for a question: points, or an answer; points are null then. */
const enteredMarkSchema = z.object({ points: z.number().nullable(), answer: z.string().nullable() })

const comparisonSchema = z.object({
  /** Where the second entry differs from what stands; none: the sheet is checked. */
  differences: z.array(
    z.object({
      itemKey: z.number().int(),
      questionKey: z.number().int(),
      number: z.string(),
      first: enteredMarkSchema,
      second: enteredMarkSchema,
    }),
  ),
  /** The second entry names somebody else. */
  isOtherLearner: z.boolean(),
  sheet: sheetToMarkSchema,
})
export type PaperComparison = z.infer<typeof comparisonSchema>

const paperFileSchema = z.object({
  /** One for each sheet of the file, to be entered or compared as it is. */
  entries: z.array(
    z.object({
      line: z.number().int(),
      code: z.string(),
      learner: personSchema.nullable(),
      isEntered: z.boolean(),
      userId: z.number().int().nullable(),
      marks: z.array(paperMarkSchema),
    }),
  ),
  refused: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      because: z.string(),
      reason: saidSentenceSchema.exactOptional(),
    }),
  ),
})
export type PaperFile = z.infer<typeof paperFileSchema>
export type PaperFileEntry = PaperFile['entries'][number]

const byCode = byGroupAssessment.extend({
  sheetCode: z
    .string()
    .superRefine((code, context) => {
      const fault = faultOfSheetCode(code)
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault.message })
    })
    .transform(foldSheetCode),
})

/** Access, schemas and summaries of `paperCalls`. */
export const paperEndpoints = {
  /** With `Accept: text/csv` the marking list to fill in: those of the sheets that are of now, with a column for each question. */
  listPaperSheets: defineEndpoint({
    summary: 'The sheets that were made of an assessment, with what was entered; as a marking list in CSV on request',
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
    summary:
      'Enter what is on a sheet: points are marks by a person, answers are marked by the evaluator. The same again changes nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byCode,
    body: entrySchema,
    result: sheetToMarkSchema,
  }),
  comparePaperMarks: defineEndpoint({
    summary: 'Compare a second entry of a sheet with the first. Where they agree the sheet is checked; no mark changes',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byCode,
    body: entrySchema,
    result: comparisonSchema,
  }),
  readPaperFile: defineEndpoint({
    summary: 'Read the marks of many sheets from a CSV file, each as it is entered afterwards. Nothing is stored',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: z.strictObject({ csv: z.string().max(500_000) }),
    result: paperFileSchema,
  }),
  withdrawPaperMarks: defineEndpoint({
    summary: 'Set the marks of a sheet aside, where they were entered for the wrong learner; a repeat changes nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byCode,
    result: sheetToMarkSchema,
  }),
}
