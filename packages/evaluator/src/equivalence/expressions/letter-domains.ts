import type { Expression } from '../../computing/expression.ts'
import { partsOf } from '../../computing/expression.ts'
import { isInteger } from '../../computing/exact/fractions.ts'
import { valuesOf } from '../../functions/computing/all.ts'

/** What an author says about the letters, or what the formulas themselves show. */
export interface LetterDomain {
  readonly isInteger: boolean
  readonly isPositive: boolean
  /** Zero counts as not negative. */
  readonly isNotNegative: boolean
}

export const ANY_REAL: LetterDomain = { isInteger: false, isPositive: false, isNotNegative: false }

/**
 * What the formulas show about their letters: those in factorials and bounds are whole numbers, and a letter that stands
 * alone under an even root or in a logarithm is not negative, because whoever writes √a means an a that has a root.
 */
function shownDomains(expressions: readonly Expression[]): Map<string, LetterDomain> {
  const domains = new Map<string, LetterDomain>()
  const note = (name: string, more: Partial<LetterDomain>): void => {
    domains.set(name, { ...(domains.get(name) ?? ANY_REAL), ...more })
  }
  const visit = (a: Expression): void => {
    if (a.op === 'call') {
      const domain = valuesOf(a)?.domain
      if (domain === 'whole numbers')
        for (const part of a.args) noteLetters(part, (name) => note(name, { isInteger: true, isNotNegative: true }))
      if (domain === '> 0' || domain === '≥ 0') {
        for (const part of a.args) if (part.op === 'letter') note(part.name, { isNotNegative: true })
      }
    }
    if (a.op === 'power' && a.base.op === 'letter' && isHalves(a.exponent)) note(a.base.name, { isNotNegative: true })
    if (a.op === 'loop' && (a.kind === 'sum' || a.kind === 'product')) {
      for (const part of [a.lower, a.upper])
        noteLetters(part, (name) => note(name, { isInteger: true, isNotNegative: true }))
    }
    for (const part of partsOf(a)) visit(part)
  }
  for (const expression of expressions) visit(expression)
  return domains
}

/** What is known about the letters of a comparison. */
export interface DomainsGiven {
  readonly domains?: ReadonlyMap<string, Partial<LetterDomain>>
  /** Domain assumed of every letter. */
  readonly everyLetter?: Partial<LetterDomain>
  /** Letters of which the author says what they stand for: what is said of every letter is not said of them. */
  readonly known?: ReadonlySet<string>
}

/** What the author says of a letter. */
const said = (name: string, { domains, everyLetter, known }: DomainsGiven): Partial<LetterDomain> => ({
  ...(known?.has(name) === true ? {} : everyLetter),
  ...domains?.get(name),
})

/** The domain of a letter by what the author says alone: a statement asks for its letters, and shows nothing of them. */
export const domainSaid = (name: string, given: DomainsGiven): LetterDomain => ({ ...ANY_REAL, ...said(name, given) })

/** The domains of letters: what the formulas show, and what the author says, which goes before. */
export function domainsOf(
  names: readonly string[],
  key: Expression,
  answer: Expression,
  given: DomainsGiven,
): readonly LetterDomain[] {
  const shown = shownDomains([key, answer])
  return names.map((name) => ({ ...ANY_REAL, ...shown.get(name), ...said(name, given) }))
}

export function noteLetters(a: Expression, note: (name: string) => void): void {
  if (a.op === 'letter') note(a.name)
  for (const part of partsOf(a)) noteLetters(part, note)
}

const isHalves = (exponent: Expression): boolean => {
  if (exponent.op === 'number') return exponent.value.denominator % 2n === 0n
  return (
    exponent.op === 'quotient' &&
    exponent.numerator.op === 'number' &&
    exponent.denominator.op === 'number' &&
    isInteger(exponent.numerator.value) &&
    exponent.numerator.value.numerator % 2n !== 0n &&
    exponent.denominator.value.numerator % 2n === 0n
  )
}
