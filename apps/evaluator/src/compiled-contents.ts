import { compileProblem, type CompiledProblem } from '@isomorph/problem'
import type { Evaluation, MarkItem, MarkResult } from '@isomorph/evaluation'

/** Compiled contents by the hash they were sent with; the one used longest ago is forgotten first. */
export interface CompiledContents {
  readonly recall: (item: MarkItem) => CompiledProblem | undefined
}

const maximumContents = 2000

export function createCompiledContents(): CompiledContents {
  const compiledContents = new Map<string, CompiledProblem>()
  return {
    recall({ contentHash, content }) {
      const compiled = compiledContents.get(contentHash) ?? (content && compileProblem(content))
      if (compiled === undefined) return undefined
      compiledContents.delete(contentHash)
      compiledContents.set(contentHash, compiled)
      const oldest = compiledContents.size > maximumContents ? compiledContents.keys().next().value : undefined
      if (oldest !== undefined) compiledContents.delete(oldest)
      return compiled
    },
  }
}

/** Marks one attempt of a batch. */
export async function markItem(
  contents: CompiledContents,
  evaluation: Evaluation,
  item: MarkItem,
): Promise<MarkResult> {
  const compiled = contents.recall(item)
  if (compiled === undefined) return { unknownContent: true }
  const { variant, answers, learner, waiting } = item
  if (learner === undefined) return { markings: await evaluation.tryAnswers({ compiled }, variant, answers) }
  const markings =
    waiting === undefined
      ? await evaluation.markAnswers({ compiled }, variant, answers, learner)
      : await evaluation.markWaiting({ compiled }, variant, answers, learner, waiting)
  return { markings: markings.map((marking) => marking ?? null) }
}
