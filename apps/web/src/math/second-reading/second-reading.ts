import { mapChildren, sameTree, toText, toVariableLatex, type Tree } from '@isomorph/evaluator'

/** What typed text can mean besides the formula that it has become in the field. */
export interface SecondReading {
  readonly typed: string
  /** The formula that the text means when it is read by itself, in plain text. */
  readonly other: string
  /** The same as LaTeX, as it is stored. */
  readonly otherLatex: string
  /** The formula in the field, in plain text. */
  readonly stands: string
}

/** Reads the text, or the formula that stands in the field. */
type ReadFormula = (formula: string, mode: 'text' | 'latex') => Tree | undefined

/** Compares the formula in a field with the text that it was typed as; both have to be readable. */
export function secondReadingOf(
  typed: string,
  latex: string,
  read: ReadFormula,
  variables: readonly string[] = [],
): SecondReading | undefined {
  if (!isAmbiguous.test(typed)) return undefined
  const [other, stands] = [read(withSigns(typed, latex), 'text'), read(latex, 'latex')]
  if (!other || !stands || sameTree(other, stands, 'layout')) return undefined
  const texts = { other: explicitText(other), stands: explicitText(stands) }
  return texts.other === texts.stands ? undefined : { typed, ...texts, otherLatex: storedLatex(other, variables) }
}

/** Plain text knows no `in`; where the field has made the sign of it, that is what was typed. */
function withSigns(typed: string, latex: string): string {
  return /\\in(?![a-z])/.test(latex) ? typed.replaceAll(/(?<![A-Za-z])in(?![A-Za-z])/g, '∈') : typed
}

/** The formula as LaTeX in the form that authors' formulas are stored in. */
export function storedLatex(tree: Tree, variables: readonly string[]): string {
  return toVariableLatex((placeholderFor) => {
    const withPlaceholders = (part: Tree): Tree => {
      if (part.kind !== 'symbol') return mapChildren(part, withPlaceholders)
      return variables.includes(part.name) ? { ...part, name: placeholderFor(part.name) } : part
    }
    return withPlaceholders(stacked(tree))
  })
}

/** Without any of these signs there is one way to read what was typed. */
const isAmbiguous = /[/^_|!]|[A-Za-z]{2}/

/** Plain text in which every fraction and long exponent that is part of something else stands in brackets. */
function explicitText(tree: Tree): string {
  return intervalsInBrackets(toText(bracketed(tree)).replaceAll('*', '·'))
}

const calledInterval = /(?<![\w.])([oc])([oc])\(((?:[^()]|\([^()]*\))*)\)/g

/** Text that is read again calls an interval `co(1; 3)`; people write [1; 3). */
function intervalsInBrackets(text: string): string {
  return text.replaceAll(
    calledInterval,
    (_, lower: string, upper: string, ends: string) =>
      `${lower === 'c' ? '[' : '('}${ends}${upper === 'c' ? ']' : ')'}`,
  )
}

const isQuotient = ({ kind }: Tree): boolean => kind === 'quotient'

function bracketed(tree: Tree): Tree {
  const inner = mapChildren(tree, bracketed)
  if (inner.kind === 'quotient') return { ...inner, numerator: grouped(inner.numerator, isQuotient) }
  if (inner.kind === 'product') return { ...inner, factors: inner.factors.map((factor) => grouped(factor, isQuotient)) }
  if (inner.kind === 'power') return { ...inner, exponent: grouped(inner.exponent, isLongNumber) }
  return inner
}

const isLongNumber = (tree: Tree): boolean => tree.kind === 'number' && tree.spelling.length > 1

function grouped(tree: Tree, when: (tree: Tree) => boolean): Tree {
  return when(tree) ? { kind: 'group', bracket: '(', inner: tree, at: tree.at } : tree
}

/** Fractions as fields have them: one above the other, without brackets around their parts. */
function stacked(tree: Tree): Tree {
  const inner = mapChildren(tree, stacked)
  if (inner.kind !== 'quotient') return inner
  const [numerator, denominator] = [bare(inner.numerator), bare(inner.denominator)]
  return { ...inner, style: 'fraction', numerator, denominator }
}

const bare = (tree: Tree): Tree => (tree.kind === 'group' && tree.bracket === '(' ? bare(tree.inner) : tree)
