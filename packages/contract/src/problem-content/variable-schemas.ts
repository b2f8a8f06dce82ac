import { z } from 'zod'
import { maximumElements, maximumId, numberFormatTypes, type Variable } from '@isomorph/problem'
import { digitsMaximum } from './limits.ts'

export const keySchema = z.number().int().positive().max(maximumId)
export const formulaSchema = z.string().max(10_000)
export const spellingSchema = z.string().max(200)
export const variableNameSchema = z.string().min(1).max(100)
const variableUnitSchema = z.string().max(100).exactOptional()
export const numberFormatTypeSchema = z.enum(numberFormatTypes)

const artifactSchema = z.discriminatedUnion('artifactType', [
  z.strictObject({
    artifactType: z.literal('TextArtifact'),
    id: keySchema,
    ordinal: z.number().int().min(0),
    text: z.string().max(10_000),
  }),
  z.strictObject({
    artifactType: z.literal('FileArtifact'),
    id: keySchema,
    ordinal: z.number().int().min(0),
    url: z
      .string()
      .max(2000)
      .regex(/^\/api\/files\/[\w.-]+$/, 'An image is one that was uploaded here.'),
    alt: z.string().max(2000),
  }),
  z.strictObject({
    artifactType: z.literal('UrlArtifact'),
    id: keySchema,
    ordinal: z.number().int().min(0),
    url: z.url({ protocol: /^https?$/ }),
  }),
])

const numberWriting = {
  keepsZeros: z.boolean().exactOptional(),
  isEngineering: z.boolean().exactOptional(),
}

export const variableSchema: z.ZodType<Variable> = z.discriminatedUnion('variableType', [
  z.strictObject({
    id: keySchema,
    name: variableNameSchema,
    variableType: z.literal('NumberSet'),
    parameters: z.strictObject({
      values: z.array(spellingSchema).max(1000),
      isWhole: z.boolean().exactOptional(),
      unit: variableUnitSchema,
    }),
  }),
  z.strictObject({
    id: keySchema,
    name: variableNameSchema,
    variableType: z.literal('RandomNumber'),
    parameters: z.strictObject({
      min: spellingSchema,
      max: spellingSchema,
      step: spellingSchema,
      blacklist: z.array(spellingSchema).max(1000),
      numberFormatType: numberFormatTypeSchema,
      ...numberWriting,
      count: z.number().int().min(1).max(maximumElements).exactOptional(),
      isDistinct: z.boolean().exactOptional(),
      isSorted: z.boolean().exactOptional(),
      isLastSolved: z.boolean().exactOptional(),
      unit: variableUnitSchema,
      distribution: z
        .strictObject({ kind: z.literal('Normal'), mean: spellingSchema, standardDeviation: spellingSchema })
        .exactOptional(),
    }),
  }),
  z.strictObject({
    id: keySchema,
    name: variableNameSchema,
    variableType: z.literal('CalculatedValue'),
    parameters: z.strictObject({
      formula: formulaSchema,
      numberFormatType: numberFormatTypeSchema,
      rounding: z.number().int().min(0).max(digitsMaximum),
      roundsTo: z.literal('significantFigures').exactOptional(),
      ...numberWriting,
      usesValueAsShown: z.boolean(),
      unit: variableUnitSchema,
    }),
  }),
  z.strictObject({
    id: keySchema,
    name: variableNameSchema,
    variableType: z.literal('RichText'),
    parameters: z.strictObject({}),
    variableArtifacts: z.array(artifactSchema).max(1000),
  }),
])
