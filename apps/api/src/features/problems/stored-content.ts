import { problemContentSchema } from '@isomorph/contract/schemas'
import type { ProblemContent } from '@isomorph/problem'

/** Stored content of whatever format, as content of the current one: there is one format so far. */
export function readStoredContent(content: unknown): ProblemContent {
  return problemContentSchema.parse(content)
}
