import { z } from 'zod'
import {
  answerForms,
  type Comparison,
  keyboardLayouts,
  maximumExcludedVariants,
  maximumPinnedVariants,
  type LetterKind,
  plainLetterKinds,
  type ProblemContent,
  type Question,
} from '@isomorph/problem'
import { rubricItemMaximum, rubricTextMaximum } from '../grading/limits.ts'
import { richTextSchema } from '../rich-text/schemas.ts'
import { digitsMaximum, graderNotesMaximum, pointsMaximum } from './limits.ts'
import {
  formulaSchema,
  keySchema,
  numberFormatTypeSchema,
  spellingSchema,
  variableNameSchema,
  variableSchema,
} from './variable-schemas.ts'

const percentSchema = z.number().min(0).max(100)
const weightSchema = z.number().min(0).max(1000)

const answerSchema = z.strictObject({
  id: keySchema,
  formula: formulaSchema,
  percentCorrect: percentSchema,
  feedback: richTextSchema.optional(),
})

function answerSetsOf<T extends z.ZodType>(answer: T) {
  return z
    .array(z.strictObject({ id: keySchema, condition: formulaSchema.optional(), answers: z.array(answer).max(100) }))
    .max(50)
}

const questionBase = {
  questionKey: keySchema,
  label: z.string().max(500),
  points: z.number().min(0).max(pointsMaximum),
  hints: z.array(richTextSchema).max(20),
  feedback: z.strictObject({ correct: richTextSchema.optional(), incorrect: richTextSchema.optional() }).optional(),
}

const formulaQuestionBase = {
  ...questionBase,
  keyboards: z.array(z.enum(keyboardLayouts)).max(keyboardLayouts.length),
  answerSets: answerSetsOf(answerSchema),
  tolerance: z.strictObject({ kind: z.enum(['Unit', 'Percentage']), value: spellingSchema }).optional(),
  isListOrdered: z.boolean().optional(),
  isListSet: z.boolean().optional(),
  hasCreditPerElement: z.boolean().optional(),
  facets: z
    .strictObject({
      value: weightSchema.optional(),
      precision: weightSchema.optional(),
      unit: weightSchema.optional(),
      form: weightSchema.optional(),
    })
    .optional(),
  followThrough: z
    .strictObject({
      uses: z.array(z.strictObject({ questionKey: keySchema, variableName: variableNameSchema })).max(50),
      percent: percentSchema,
    })
    .optional(),
  assumptions: z
    .strictObject({
      letters: z.enum(['real', 'positive', 'integer', 'complex']).optional(),
      positive: z.array(variableNameSchema).max(50).optional(),
      hasRealOddRoots: z.boolean().optional(),
      angles: z.enum(['radians', 'degrees']).optional(),
      logBase: z.enum(['10', 'e', '2']).optional(),
      decimals: z.enum(['exact', 'tolerant']).optional(),
    })
    .optional(),
}

const comparisonSchema: z.ZodType<Comparison> = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('value') }),
  z.strictObject({
    mode: z.literal('antiderivative'),
    variable: variableNameSchema,
    constant: z.enum(['required', 'notNeeded']),
  }),
  z.strictObject({ mode: z.literal('upToConstant'), variable: variableNameSchema }),
  z.strictObject({ mode: z.literal('system') }),
  z.strictObject({ mode: z.literal('renaming'), fixed: z.array(variableNameSchema).max(50) }),
  z.strictObject({ mode: z.literal('family'), fixed: z.array(variableNameSchema).max(50) }),
  z.strictObject({ mode: z.literal('repeating') }),
  z.strictObject({
    mode: z.literal('differentialEquation'),
    function: variableNameSchema,
    variable: variableNameSchema.optional(),
  }),
  z.strictObject({
    mode: z.literal('lineOrPlane'),
    coordinates: z.array(variableNameSchema).min(2).max(3),
    parameters: z.array(variableNameSchema).max(50),
  }),
  z.strictObject({ mode: z.literal('multiple'), sense: z.enum(['same', 'either']) }),
  z.strictObject({ mode: z.literal('basis'), kind: z.enum(['any', 'orthogonal', 'orthonormal']) }),
  z.strictObject({ mode: z.literal('interval') }),
  z.strictObject({ mode: z.literal('chemicalFormula') }),
  z.strictObject({ mode: z.literal('chemicalEquation') }),
])

/** How precisely a number must be written. */
export const requiredPrecisionSchema = z.strictObject({
  kind: z.enum(['decimalPlaces', 'significantFigures']),
  digits: z.number().int().min(0).max(digitsMaximum),
  rule: z.enum(['exactly', 'atLeast']),
})

/** What a letter stands for: a kind, or the letter that it is a function of. */
const letterKindSchema: z.ZodType<LetterKind> = z.union([
  z.enum(plainLetterKinds),
  z.strictObject({ functionOf: variableNameSchema }),
])
const maximumLetters = 100
const lettersSchema = z
  .record(variableNameSchema, letterKindSchema)
  .refine((letters) => Object.keys(letters).length <= maximumLetters, `At most ${maximumLetters} letters have a kind.`)
  .optional()

const inferredLettersSchema = z.array(variableNameSchema).max(maximumLetters).optional()

const functionsSchema = z.array(z.string().min(1).max(50)).max(50).optional()

/** A question, by its answer type. */
export const questionSchema: z.ZodType<Question> = z.discriminatedUnion('answerType', [
  z.strictObject({
    ...formulaQuestionBase,
    answerType: z.literal('Numeric'),
    numberFormatType: z.union([numberFormatTypeSchema, z.literal('Any')]),
    precision: requiredPrecisionSchema.optional(),
    unit: z
      .strictObject({
        unit: z.string().max(200),
        acceptsConversion: z.boolean(),
        isOptional: z.boolean(),
        missingEarns: z.literal('nothing').exactOptional(),
        temperature: z.enum(['level', 'difference']).optional(),
        freeUnits: z.array(z.string().min(1).max(50)).max(50).optional(),
      })
      .optional(),
  }),
  z.strictObject({
    ...formulaQuestionBase,
    answerType: z.literal('ExpressionSymbolic'),
    compare: comparisonSchema.optional(),
    functions: functionsSchema,
    letters: lettersSchema,
    inferredLetters: inferredLettersSchema,
  }),
  z.strictObject({
    ...formulaQuestionBase,
    answerType: z.literal('ExpressionSymbolicForm'),
    functions: functionsSchema,
    letters: lettersSchema,
    inferredLetters: inferredLettersSchema,
    form: z.enum(answerForms).optional(),
  }),
  z.strictObject({
    ...questionBase,
    answerType: z.literal('MultipleChoice'),
    choiceSets: answerSetsOf(
      z.strictObject({
        choiceKey: keySchema,
        content: richTextSchema,
        percentCorrect: percentSchema,
        feedback: richTextSchema.optional(),
      }),
    ),
    isMultiple: z.boolean(),
    isShuffled: z.boolean(),
    creditRule: z.enum(['allOrNothing', 'perChoice', 'rightMinusWrong']),
  }),
  z.strictObject({
    ...questionBase,
    answerType: z.literal('ShortAnswer'),
    marking: z.enum(['automatic', 'manual']),
    answerSets: answerSetsOf(answerSchema),
    ignoresCase: z.boolean(),
    ignoresSpaces: z.boolean(),
    isMultiline: z.boolean(),
    graderNotes: z.string().min(1).max(graderNotesMaximum).exactOptional(),
    rubric: z
      .array(
        z.strictObject({
          points: z.number().min(-pointsMaximum).max(pointsMaximum),
          text: z.string().max(rubricTextMaximum),
        }),
      )
      .min(1)
      .max(rubricItemMaximum)
      .exactOptional(),
  }),
]) as z.ZodType<Question>

/** What was drawn for one variant, as it is stored: lists of up to 500 numbers are spelt out. */
const drawnSchema = z
  .record(z.string().regex(/^\d{1,7}$/), z.string().max(20_000))
  .refine((drawn) => Object.keys(drawn).length <= 200, 'A variant draws at most 200 variables.')

/** Content format 1. What is well-formed may still be invalid for use: `checkProblem` of @isomorph/problem says so. */
export const problemContentSchema = z
  .strictObject({
    format: z.literal(1),
    variables: z.array(variableSchema).max(200),
    constraints: z.array(z.strictObject({ id: keySchema, formula: formulaSchema })).max(50),
    linkedDraws: z.array(z.strictObject({ id: keySchema, variableIds: z.array(keySchema).max(200) })).max(50),
    excludedVariants: z
      .array(z.strictObject({ drawn: drawnSchema, reason: z.string().trim().min(1).max(500) }))
      .max(maximumExcludedVariants)
      .exactOptional(),
    pinnedVariants: z
      .array(z.strictObject({ drawn: drawnSchema }))
      .max(maximumPinnedVariants)
      .exactOptional(),
    drawsPinnedOnly: z.boolean().exactOptional(),
    letters: lettersSchema,
    decimalSign: z.enum(['point', 'comma']).exactOptional(),
    statement: richTextSchema,
    questions: z.array(questionSchema).max(100),
    solution: richTextSchema,
  })
  .meta({ id: 'ProblemContent' }) as z.ZodType<ProblemContent>
