import { functionsPerhaps, type Tree } from '@isomorph/evaluator'
import { formulaSetting, issueOfLists, type FormulaResult } from '../../formulas/formula.ts'
import type { Given } from '../answer-sets.ts'
import type { ExpressionSymbolicFormQuestion } from '../expression-form/content.ts'
import { compileKeys, compileTolerance, type CompiledFormulaQuestion } from '../formula/compile.ts'
import { comparisonShownBy } from './comparison.ts'
import { chemicalComparison, chemicalReader, chemicalTree, noChemistry, readsChemistry } from './chemistry.ts'
import type { Comparison, ExpressionSymbolicQuestion } from './content.ts'
import { checkLetters, kindsFor } from './letters.ts'
import { familyPerhaps } from './shown/family.ts'
import { coordinatesShown } from './shown-line-or-plane.ts'
import { inProblem } from '../in-problem.ts'
import { expressionReader, expressionShow } from './show.ts'
import { asRead, say } from '../../wording/said.ts'

export type CompiledExpressionQuestion = CompiledFormulaQuestion<ExpressionSymbolicQuestion>

function readChemicalKey(formula: string): FormulaResult<Tree> {
  const tree = chemicalTree(formula)
  return tree ? { ok: true, value: tree } : { ok: false, issue: { problem: 'Unreadable', ...asRead(noChemistry) } }
}

/** Letters of a key that may be functions; `f^{-1}` is asked about as f. */
const lettersApplied = (tree: Tree): readonly string[] =>
  [...functionsPerhaps(tree)].map((spelt) => spelt.replace(/\^.*$/, ''))

/** Makes a question for a formula ready, whether or not it asks for a form. */
export function compileFormulaWithLetters<Q extends ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion>(
  question: Q,
  given: Given,
  comparisonOf: (tree: Tree, formula: string) => Comparison,
  otherComparisonOf?: (tree: Tree, first: Comparison) => Comparison | undefined,
): CompiledFormulaQuestion<Q> {
  const names = [...given.variables.byName.keys()]
  checkLetters(question.letters, given.variables.byName, given.report)
  const setting = formulaSetting(names, {
    lists: given.variables.setting.lists,
    functions: question.functions ?? [],
    assumptions: question.assumptions ?? {},
    hasOwnLetters: true,
  })
  const applied = new Set<string>()
  const reader = expressionReader(inProblem(expressionShow.field(question), given))
  const sets = compileKeys(given, question, {
    setting,
    assumptions: question.assumptions,
    compileItem: ({ tree, path }) => {
      const issue = issueOfLists(tree, setting)
      if (issue !== undefined) given.report('InvalidForUseError', path, issue)
      for (const name of lettersApplied(tree)) if (!given.variables.byName.has(name)) applied.add(name)
      return { tree, formula: undefined }
    },
    comparisonOf,
    ...(otherComparisonOf === undefined ? {} : { otherComparisonOf }),
    ...(reader === chemicalReader ? { readKey: readChemicalKey } : {}),
  })
  for (const name of applied) given.report('InvalidForUseInfo', 'functions', say('mayBeFunction', { name }))
  return {
    kind: 'formula',
    question,
    index: given.index,
    setting,
    reader,
    sets,
    unit: undefined,
    allowance: compileTolerance(given, question),
    kinds: kindsFor(given.letters, question.letters),
  }
}

export function compileExpressionQuestion(
  question: ExpressionSymbolicQuestion,
  given: Given,
): CompiledExpressionQuestion {
  const kinds = kindsFor(given.letters, question.letters)
  const known = { variables: new Set(given.variables.byName.keys()), stated: given.stated, ...(kinds && { kinds }) }
  const isFree = (name: string): boolean => !known.variables.has(name) && !known.stated.has(name)
  const isChosen = question.compare !== undefined
  const comparisonOf = (tree: Tree, formula: string): Comparison =>
    question.compare ?? (readsChemistry(question) ? chemicalComparison(tree) : comparisonShownBy(tree, formula, known))
  const otherComparisonOf = (tree: Tree, first: Comparison): Comparison | undefined =>
    coordinatesShown(tree, isFree) ?? familyPerhaps(tree, first, known)
  const compiled = compileFormulaWithLetters(question, given, comparisonOf, isChosen ? undefined : otherComparisonOf)
  for (const code of codesOfOthers(compiled)) given.report('InvalidForUseInfo', 'compare', say(code))
  return compiled
}

/** What an author is told of keys that may be compared in another way. */
function codesOfOthers({ sets }: CompiledExpressionQuestion): ReadonlySet<'mayBeFamily' | 'mayBeLine'> {
  const others = sets.flatMap(({ answers }) => answers.flatMap(({ otherComparison }) => otherComparison ?? []))
  return new Set(others.map(({ mode }) => (mode === 'family' ? 'mayBeFamily' : 'mayBeLine')))
}
