import type { Tree } from '../tree.ts'
import { compareLaws } from './always-true.ts'
import { compareConditionWithSet, compareSetWithCondition } from './collections/compare-real-sets.ts'
import { compareFormulas } from './compare-formulas.ts'
import { different, hasComplexLetters, meaningOptions, probeOptionsOf } from './comparison-setting.ts'
import type { ComparisonOptions, Decision, Setting } from './comparison-setting.ts'
import { openValues } from './expressions/opaque-calls.ts'
import { lettersOfFormula } from './formula-parts.ts'
import { areTolerable } from './expressions/compare-values.ts'
import { formulaOf, isStatement, ungrouped } from './formula.ts'
import type { Formula } from './formula.ts'
import { withOddRoots } from './solutions/odd-roots.ts'
import { withLetterForValue } from './collections/function-values.ts'
import { variablesIn } from '../validation/symbols.ts'
import { undecided } from './verdicts.ts'

/** Equations, inequalities and what logic makes of them. */
export function compareStatements(key: Tree, answer: Tree, setting: Setting): Decision {
  const { options, budget } = setting
  if (isNothing(key) || isNothing(answer)) return compareWithEmptySet(key, answer, setting)
  const isLogicOfLetters = (tree: Tree): boolean => isStatement(tree) || tree.kind === 'symbol'
  if (!isLogicOfLetters(key) || !isLogicOfLetters(answer))
    return (
      compareSetWithCondition(key, answer, setting) ??
      compareConditionWithSet(key, answer, setting) ??
      different('one is an equation or inequality, the other is not')
    )
  const [first, second] = [statementOf(key, options), statementOf(answer, options)]
  const compared = compareFormulas(first, second, probeOptionsOf(options), budget)
  if (compared.verdict === 'equal') return compareLaws(key, answer, setting) ?? compared
  if (compared.verdict === 'different' && areSolvedAlike(key, answer, setting))
    return { verdict: 'equal', rule: 'within the tolerance' }
  if (compared.verdict === 'different' && isSameOfValue(key, answer, setting))
    return undecided('a condition of a value of a function')
  return compared.verdict === 'different' && areOpenlyLinked(first, second)
    ? { verdict: 'undecided', rule: 'the same function at other arguments' }
    : compared
}

/** What `T=\frac{\ln2}{k}` and `T=\frac{0.693}{k}` say of T, within the tolerance. */
function areSolvedAlike(key: Tree, answer: Tree, setting: Setting): boolean {
  if (setting.options.decimalsWithin === undefined) return false
  const [said, given] = [solvedIn(key), solvedIn(answer)]
  return (
    said !== undefined &&
    given !== undefined &&
    said.name === given.name &&
    areTolerable(said.value, given.value, setting)
  )
}

/** The letter that an equation says the value of, and the value. */
function solvedIn(tree: Tree): { readonly name: string; readonly value: Tree } | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return undefined
  const [left, value] = bare.operands
  const letter = ungrouped(left!)
  if (letter.kind !== 'symbol' || value === undefined || variablesIn(value).has(letter.name)) return undefined
  return { name: letter.name, value: ungrouped(value) }
}

/** `f(x)\ge0` for `y\ge0`, but not `\ln x\ge0` for `x\ge0`. */
function isSameOfValue(key: Tree, answer: Tree, { options, budget }: Setting): boolean {
  const [name, ...others] = variablesIn(key)
  if (name === undefined || others.length > 0 || variablesIn(answer).has(name)) return false
  const ofValue = withLetterForValue(answer, name)
  if (ofValue === undefined) return false
  const [first, second] = [statementOf(key, options), statementOf(ofValue, options)]
  return compareFormulas(first, second, probeOptionsOf(options), budget).verdict === 'equal'
}

function statementOf(tree: Tree, options: ComparisonOptions): Formula {
  const formula = formulaOf(tree, meaningOptions(options))
  return options.realOddRoots === true && !hasComplexLetters(options) ? withOddRoots(formula) : formula
}

/** f(x+1) = 2f(x) for every x says the same as f(x+2) = 2f(x+1). */
function areOpenlyLinked(key: Formula, answer: Formula): boolean {
  const [values, others] = [key, answer].map((formula) => openValues(lettersOfFormula(formula)))
  const functions = (names: readonly string[]): string[] => names.map((name) => name.slice(0, name.search(/['(]/)))
  const isShared =
    functions(values!).some((name) => [...functions(others!), ...lettersOfFormula(answer)].includes(name)) ||
    functions(others!).some((name) => lettersOfFormula(key).includes(name))
  return isShared && (values!.length !== others!.length || values!.some((name) => !others!.includes(name)))
}

const isNothing = (tree: Tree): boolean =>
  (tree.kind === 'word' && tree.word === 'empty-set') || (tree.kind === 'set' && tree.items.length === 0)

/** "No solution" given as ∅ is the same as an equation that never holds. */
function compareWithEmptySet(key: Tree, answer: Tree, setting: Setting): Decision {
  const statement = isNothing(key) ? answer : key
  if (isNothing(statement)) return { verdict: 'equal', rule: 'both empty' }
  if (!isStatement(statement)) return different('another kind of answer')
  const formula = statementOf(statement, setting.options)
  return compareFormulas(formula, { kind: 'truth', isTrue: false }, probeOptionsOf(setting.options), setting.budget)
}
