import { read, readingsOf, readUnit, toLatex, toText, type Tree } from '@isomorph/evaluator'
import type { SpeakableReading } from '@isomorph/problem'
import { storedLatex } from '../math/second-reading/second-reading.ts'
import { authorFormulaReader } from './read-formulas.ts'

function choiceOf(tree: Tree, latex: string): SpeakableReading {
  return { latex, text: toText(tree).replaceAll('*', '·'), tree, decimalSign: 'point' }
}

/** The ways to read a key as it is stored, each spelt as it would be stored; none where there is one way. */
export function keyReadingsOf(
  formula: string,
  variables: readonly string[],
  functions?: readonly string[],
): readonly SpeakableReading[] {
  const reading = authorFormulaReader(variables, functions)(formula, 'latex')
  if (!reading.ok) return []
  return readingsOf(reading.tree, { letters: new Set(variables), isAuthored: true }).map((tree) =>
    choiceOf(tree, storedLatex(tree, variables)),
  )
}

/** A formula over the names of variables as authors' formulas are stored; undefined where it cannot be read. */
export function storedFormula(
  latex: string,
  variables: readonly string[],
  functions?: readonly string[],
): string | undefined {
  const reading = authorFormulaReader(variables, functions)(latex, 'latex')
  return reading.ok ? storedLatex(reading.tree, variables) : undefined
}

/** A way to read a unit, and the text that says it. */
export interface UnitReadingChoice extends SpeakableReading {
  readonly unit: string
}

/** The ways to read a unit as authors write it; none where there is one way. */
export function unitReadingsOf(unit: string): readonly UnitReadingChoice[] {
  const byKeyboard = readUnit(unit, 'latex')
  const reading = byKeyboard.ok ? byKeyboard : readUnit(unit, 'text')
  if (!reading.ok) return []
  return (reading.readings ?? []).flatMap((text) => {
    const again = read(text, { mode: 'text', units: true })
    return again.ok ? [{ ...choiceOf(again.tree, toLatex(again.tree)), unit: text }] : []
  })
}
