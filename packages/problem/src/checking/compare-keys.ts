/** Whether two versions of a problem ask students for the same answers. */

import { compileProblem } from '../compile-problem.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { ProblemContent } from '../content/problem-content.ts'
import { instantiateSolution } from '../statement/instantiate-solution.ts'
import { isAuthoringError } from '../variables/authoring-error.ts'
import { drawVariant } from '../variables/variant.ts'

export interface KeyChanges {
  /** Variants that both versions can draw. */
  readonly compared: number
  /** Those of them with other correct answers. */
  readonly differing: number
}

/** The correct answers of a variant as one text; nothing where it cannot be drawn. */
function keyOf(compiled: CompiledProblem, seed: number): string | undefined {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) return undefined
  const { answers } = instantiateSolution(compiled, variant)
  return JSON.stringify(answers)
}

/**
 * Draws the same seeds from two versions and compares their correct answers.
 *
 * ```ts
 * compareKeys(before, after, 200) // { compared: 200, differing: 14 }
 * ```
 */
export function compareKeys(before: ProblemContent, after: ProblemContent, count: number): KeyChanges {
  const [one, other] = [compileProblem(before), compileProblem(after)]
  let [compared, differing] = [0, 0]
  for (let seed = 1; seed <= count; seed += 1) {
    const [first, second] = [keyOf(one, seed), keyOf(other, seed)]
    if (first === undefined || second === undefined) continue
    compared += 1
    if (first !== second) differing += 1
  }
  return { compared, differing }
}
