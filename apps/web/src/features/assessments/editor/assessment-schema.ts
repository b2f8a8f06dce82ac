import { assessmentMaximumItems, nameMaximumLength } from '@isomorph/contract'
import {
  assessmentItemSchema,
  assessmentPoolSchema,
  assessmentSectionSchema,
  nameSchema,
} from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { numberText } from '../../../forms/schemas.ts'
import type { AssessmentDraft, SectionDraft } from './assessment-draft.ts'
import { plainDocumentOf, plainTextOf } from '../../../rich-text-view/plain-instructions.ts'

const { attemptsAllowed, attemptPenaltyPercent, points, isBonus } = assessmentItemSchema.shape

const itemSchema = z.object({
  itemKey: z.number(),
  problemId: z.number(),
  name: z.string(),
  shortStatement: z.string(),
  points: numberText(points, (range) => t('assessments.wrong.points', range)),
  isBonus: isBonus.unwrap(),
  attemptsAllowed: numberText(attemptsAllowed, (range) => t('assessments.wrong.attempts', range)),
  attemptPenaltyPercent: numberText(attemptPenaltyPercent, (range) => t('assessments.wrong.penalty', range)),
  learnerTitle: z
    .string()
    .trim()
    .max(nameMaximumLength, { error: () => t('assessments.wrong.title', { most: String(nameMaximumLength) }) }),
  section: z.string(),
  pool: z.string(),
  revisionNumber: z.number(),
  newestRevisionNumber: z.number(),
  isShared: z.boolean(),
  hasUpdate: z.boolean(),
  takesUpdate: z.boolean(),
  isUsable: z.boolean(),
  variantErrors: z.number().nullable(),
})

const sectionSchema = z
  .object({
    sectionKey: z.number(),
    title: assessmentSectionSchema.shape.title,
    instructions: z.string(),
    savedInstructions: z.custom<SectionDraft['savedInstructions']>(),
    isShuffled: z.boolean(),
  })
  .transform(({ savedInstructions, instructions, ...section }) => ({
    ...section,
    instructions: plainTextOf(savedInstructions) === instructions ? savedInstructions : plainDocumentOf(instructions),
  }))

const poolSchema = z.object({
  poolKey: z.number(),
  draws: numberText(assessmentPoolSchema.shape.draws, (range) => t('assessments.wrong.draws', range)),
  points: numberText(assessmentPoolSchema.shape.points, (range) => t('assessments.wrong.points', range)),
})

function keyOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** What is typed as what the server is sent; `base` and `baseName` are the revision and the name that the editing began from. */
export const assessmentSchema = z
  .object({
    name: nameSchema,
    items: z.array(itemSchema).max(assessmentMaximumItems, {
      error: () => t('assessments.wrong.items', { most: String(assessmentMaximumItems) }),
    }),
    sections: z.array(sectionSchema),
    pools: z.array(poolSchema),
    base: z.number().nullable(),
    began: z.custom<AssessmentDraft['began']>(),
    baseName: z.string().nullable(),
  })
  .transform(({ name, items, sections, pools, base, baseName }) => ({
    name,
    items: items.map(({ itemKey, problemId, points, isBonus, section, pool, ...rules }) => ({
      itemKey,
      problemId,
      points,
      isBonus,
      attemptsAllowed: rules.attemptsAllowed,
      attemptPenaltyPercent: rules.attemptPenaltyPercent,
      learnerTitle: rules.learnerTitle === '' ? null : rules.learnerTitle,
      sectionKey: keyOf(section),
      poolKey: keyOf(pool),
    })),
    sections,
    // A pool stands where its problems do.
    pools: pools.map((pool) => ({
      ...pool,
      sectionKey: keyOf(items.find((item) => item.pool === String(pool.poolKey))?.section ?? ''),
    })),
    updatesProblems: items.filter(({ takesUpdate }) => takesUpdate).map(({ problemId }) => problemId),
    base,
    baseName: baseName ?? name,
  }))
