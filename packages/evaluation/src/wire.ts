import { createHash } from 'node:crypto'
import { z } from 'zod'
import { answersSchema, problemContentSchema } from '@isomorph/contract/schemas'
import type { AuthoringError, Marking, ProblemContent, Variant } from '@isomorph/problem'
import type { CheckedContent, PreviewedVariant } from './tasks.ts'

/** What travels between the API and the evaluation service. */

/** The addresses of the evaluation service. */
export const evaluationPaths = {
  mark: '/api/markings',
  check: '/api/problemChecks',
  preview: '/api/variants',
} as const

/** SHA-256 of the content, base64url: the name under which the service keeps what it compiled. */
export function contentHashOf(content: ProblemContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** A variant as `drawVariant` made it. */
const variantSchema = z.looseObject({
  generator: z.number().int(),
  seed: z.number().int(),
  drawn: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
}) satisfies z.ZodType<Variant>

/** One attempt to mark. Without `content`, one that the service has seen before is meant. */
const markItemSchema = z.object({
  contentHash: z.string().min(1).max(100),
  content: problemContentSchema.optional(),
  variant: variantSchema,
  answers: answersSchema,
  /** Whose answers they are; each learner has a share of the time. */
  learner: z.string().min(1).max(100).optional(),
  /** Positions of the answers that waited for a thread: only these are marked, and in a thread. */
  waiting: z.array(z.number().int().min(0).max(1000)).optional(),
})
export type MarkItem = z.output<typeof markItemSchema>

/** A batch of attempts, marked one by one. */
export const markRequestSchema = z.object({ items: z.array(markItemSchema).min(1).max(100) })

/** The markings of one attempt, null where an answer waits; `unknownContent` asks for the content to be sent along. */
export type MarkResult = { readonly markings: (Marking | null)[] } | { readonly unknownContent: true }

/** A problem to be checked. */
export const checkRequestSchema = z.object({
  content: problemContentSchema,
  isLab: z.boolean().default(false),
  variants: z.number().int().min(1).max(5000).optional(),
})

/** What was found; null where it took too long, or where `waits` says that there was no thread for it. */
export interface CheckAnswer {
  readonly result: CheckedContent | null
  readonly waits?: true
}

/** The variants; none of them where `waits` says that there was no thread for one. */
export interface PreviewAnswer {
  readonly result: readonly (PreviewedVariant | AuthoringError | null)[]
  readonly waits?: true
}

/** A batch of variants: one per seed, in their order. */
export const previewRequestSchema = z.object({
  content: problemContentSchema,
  seeds: z.array(z.number().int().min(0).max(4_294_967_295)).min(1).max(1000),
})
