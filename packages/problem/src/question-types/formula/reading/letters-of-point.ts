import { orderOfLetters, pointAsEquations, toLatex, toText, type Tree } from '@isomorph/evaluator'
import type { ReadingChoice } from '../../../marking/reading-choice.ts'
import type { CompiledAnswer } from '../compile.ts'

function choiceOf(tree: Tree): ReadingChoice {
  const equations: Tree = tree.kind === 'logic' ? { kind: 'list', items: tree.operands, at: tree.at } : tree
  return { latex: toLatex(equations), text: toText(equations).replaceAll('*', '·') }
}

/**
 * Round brackets around the values of letters whose order is not plain: `(2,3)` for m and b. Points of x, y and z, and of
 * letters that a key has in the order of the alphabet, have one reading.
 */
export function lettersOfPointChoices(
  answers: readonly CompiledAnswer[],
  tree: Tree,
  variables: ReadonlyMap<string, unknown>,
): readonly ReadingChoice[] {
  for (const { comparison, tree: key } of answers) {
    if (comparison.mode !== 'system') continue
    const { alphabetical, asWritten, isPlain } = orderOfLetters(key)
    if (isPlain) continue
    const readings = [asWritten, alphabetical].map((names) =>
      pointAsEquations(
        tree,
        names.filter((name) => !variables.has(name)),
      ),
    )
    if (readings.every((reading) => reading !== undefined)) return readings.map(choiceOf)
  }
  return []
}
