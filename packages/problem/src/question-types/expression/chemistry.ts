/** Chemical formulas and equations as answers: a tree of one name, which is their plain text. */

import {
  chemistryLatex,
  chemistryShownBy,
  chemistryText,
  compareChemistry,
  readChemistry,
  readReasons,
  type Chemistry,
  type ChemistryDecision,
  type Tree,
} from '@isomorph/evaluator'
import type { AnswerReader, TypedReading } from '../formula/answer-reader.ts'
import type { Comparison, ExpressionSymbolicQuestion } from './content.ts'

/** What is wrong with something that is neither a chemical formula nor an equation. */
export const noChemistry = {
  message: readReasons.noChemistry,
  reason: { code: 'noChemistry', params: {} },
} as const

export const isChemical = ({ mode }: Comparison): boolean => mode === 'chemicalFormula' || mode === 'chemicalEquation'

/** Whether the answers of a question are read as chemistry: by the author's choice, or because all keys show it. */
export function readsChemistry({ compare, answerSets }: ExpressionSymbolicQuestion): boolean {
  if (compare !== undefined) return isChemical(compare)
  const keys = answerSets.flatMap(({ answers }) => answers)
  return keys.length > 0 && keys.every(({ formula }) => chemistryShownBy(formula) !== undefined)
}

export function chemicalComparison(tree: Tree): Comparison {
  return { mode: chemistryOf(tree)?.kind === 'equation' ? 'chemicalEquation' : 'chemicalFormula' }
}

/** The chemistry of a tree that `chemicalTree` made. */
function chemistryOf(tree: Tree): Chemistry | undefined {
  return tree.kind === 'symbol' ? readChemistry(tree.name) : undefined
}

export function chemicalTree(text: string): Tree | undefined {
  const chemistry = readChemistry(text)
  return chemistry && { kind: 'symbol', name: chemistryText(chemistry), at: { from: 0, to: text.length } }
}

/** A key or an answer as LaTeX. */
export function chemicalLatex(tree: Tree): string {
  const chemistry = chemistryOf(tree)
  return chemistry === undefined ? '?' : chemistryLatex(chemistry)
}

/** Compares an answer with a key; neither can be anything else than chemistry. */
export function compareChemical(key: Tree, answer: Tree): ChemistryDecision {
  const [asked, given] = [chemistryOf(key), chemistryOf(answer)]
  return asked && given ? compareChemistry(asked, given) : { verdict: 'undecided', rule: 'no chemistry' }
}

function read(value: string): TypedReading {
  const tree = chemicalTree(value)
  if (tree) return { ok: true, tree }
  return { ok: false, error: { code: 'unexpected', ...noChemistry, at: { from: 0, to: value.length } } }
}

/** Reads chemistry, as LaTeX and as plain text alike. */
export const chemicalReader: AnswerReader = {
  ownUnits: undefined,
  read,
  shown: chemicalLatex,
  written: (latex) => latex,
  withSign: () => chemicalReader,
  choices: () => [],
}
