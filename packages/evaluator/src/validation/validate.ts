import { childrenOf } from '../children.ts'
import { exactValue } from '../formats/value.ts'
import { canonicalName } from '../reading/names/names.ts'
import { read } from '../reading/read.ts'
import type { ReadErrorCode } from '../reading/tokens/tokens.ts'
import type { Span, Tree } from '../tree.ts'
import { fractionPartAt } from './boxes.ts'
import { refusedFragments } from './commands.ts'
import type { FragmentRules } from './commands.ts'
import { freeSymbols, iteratorsIn } from './symbols.ts'

export type FormulaIssueCode =
  | 'empty'
  | 'unknown-variable'
  | 'rich-text-variable'
  | 'invalid-command'
  | 'fraction-denominator'
  | 'grouping'
  | 'delimiter'
  | 'placeholder'
  | 'unreadable'

/** One thing that makes a formula invalid for use, with its place and a plain sentence. */
export interface FormulaIssue {
  readonly code: FormulaIssueCode
  readonly message: string
  readonly at: Span
  /** The variable in question. */
  readonly name?: string
}

/** What a formula may use. */
export interface FormulaContext {
  readonly variables: readonly { readonly name: string; readonly isRichText?: boolean }[]
  /** Letters that are no variables of the problem and may stand nevertheless, such as x in an expression answer. */
  readonly letters?: readonly string[]
  readonly functions?: readonly string[]
  readonly fragments?: FragmentRules
  readonly imaginaryUnit?: 'i' | 'j' | 'none'
  readonly brackets?: 'tuple' | 'interval'
}

export type FormulaCheck =
  | { readonly isValid: true; readonly tree: Tree; readonly issues: readonly [] }
  | { readonly isValid: false; readonly issues: readonly FormulaIssue[] }

/**
 * Checks an author's formula: unknown and rich-text variables, commands, denominators, groupings, delimiters.
 *
 * @example validateFormula('\\sum_{k=1}^{n}ak', { variables: [{ name: 'a' }, { name: 'n' }] }).isValid // true
 */
export function validateFormula(latex: string, context: FormulaContext): FormulaCheck {
  const variables = context.variables.map((variable) => canonicalName(variable.name))
  const issues: FormulaIssue[] = []
  if (context.fragments) {
    for (const { fragment, at } of refusedFragments(latex, context.fragments)) {
      issues.push({ code: 'invalid-command', message: `${fragment} is not allowed here.`, at })
    }
  }
  const reading = read(latex, {
    mode: 'latex',
    variables: [...variables, ...(context.letters ?? [])],
    ...(context.functions ? { functions: context.functions } : {}),
    ...(context.imaginaryUnit ? { imaginaryUnit: context.imaginaryUnit } : {}),
    ...(context.brackets ? { brackets: context.brackets } : {}),
  })
  if (!reading.ok) {
    const { code, message, at } = reading.error
    issues.push({ code: issueOf(code, latex, at), message, at })
    return { isValid: false, issues }
  }
  addSymbolIssues(issues, reading.tree, context)
  addDenominatorIssues(issues, reading.tree)
  return issues.length === 0 ? { isValid: true, tree: reading.tree, issues: [] } : { isValid: false, issues }
}

function issueOf(code: ReadErrorCode, latex: string, at: Span): FormulaIssueCode {
  switch (code) {
    case 'empty':
      return 'empty'
    case 'placeholder':
      return fractionPartAt(latex, at.from - 1) === 'denominator' ? 'fraction-denominator' : 'placeholder'
    case 'unmatched-delimiter':
      return 'delimiter'
    case 'unknown-command':
    case 'unknown-words':
      return 'invalid-command'
    case 'empty-argument':
      return /\\[dt]?frac/.test(latex.slice(Math.max(0, at.from - 8), at.to)) ? 'fraction-denominator' : 'grouping'
    case 'empty-brackets':
    case 'bad-exponent':
    case 'bad-subscript':
    case 'bad-fraction':
    case 'bad-bounds':
      return 'grouping'
    default:
      return 'unreadable'
  }
}

function addSymbolIssues(issues: FormulaIssue[], tree: Tree, context: FormulaContext): void {
  const kindOf = new Map(
    context.variables.map((variable) => [canonicalName(variable.name), variable.isRichText ?? false]),
  )
  const letters = new Set(context.letters?.map(canonicalName))
  const iterators = iteratorsIn(tree)
  for (const { name, at } of freeSymbols(tree)) {
    const isRichText = kindOf.get(name)
    if (isRichText === true) {
      issues.push({
        code: 'rich-text-variable',
        message: `${name} is a rich text variable and cannot stand in a formula.`,
        at,
        name,
      })
    } else if (isRichText === undefined && !letters.has(name) && !context.functions?.includes(name)) {
      const message = iterators.has(name)
        ? `${name} stands outside the sum that defines it.`
        : `${name} is not a variable of this problem.`
      issues.push({ code: 'unknown-variable', message, at, name })
    }
  }
}

/** Denominators that are zero whatever the variables are. */
function addDenominatorIssues(issues: FormulaIssue[], tree: Tree): void {
  const waiting: Tree[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'quotient') {
      const value = exactValue(node.denominator)
      if (value?.numerator === 0n)
        issues.push({ code: 'fraction-denominator', message: 'The denominator is zero.', at: node.denominator.at })
    }
    waiting.push(...childrenOf(node))
  }
}
