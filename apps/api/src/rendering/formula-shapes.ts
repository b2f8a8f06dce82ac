import { greekCommands } from '@isomorph/evaluator'
import { LRUCache } from 'lru-cache'

/** LaTeX to HTML. */
export type Typeset = (latex: string) => string

/** A typeset formula with the digits taken out: the pieces between them, and which digit of the LaTeX stands in each gap. */
interface Shape {
  readonly pieces: readonly string[]
  readonly gaps: readonly number[]
}

const digit = /\d/g
/** As many as two digits can name. */
const mostDigits = 100

/** Letters, relations, and commands that lay out by the size of what they hold, which is the same for every digit. */
const commands = [
  'frac|dfrac|tfrac|sqrt|left|right|cdot|times|div|pm|mp|circ|degree|ldots|dots|cdots|quad|qquad',
  'le|ge|leq|geq|lt|gt|ne|neq|approx|equiv|sim|to|infty|partial|nabla|int|sum|prod|lim|in|cup|cap|text|mathrm|operatorname',
  'sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|lg|log|exp|min|max|gcd',
  ...greekCommands,
].join('|')
const regular = new RegExp(String.raw`^(?:[^\\#]|\\[,;:! {}%]|\\(?:${commands})(?![A-Za-z]))*$`)

function withDigits(shape: string, digitAt: (place: number) => number): string {
  let place = 0
  return shape.replaceAll(digit, () => String(digitAt(place++)))
}

function fill({ pieces, gaps }: Shape, digits: readonly string[]): string {
  return gaps.reduce((html, place, index) => html + digits[place] + pieces[index + 1], pieces[0] ?? '')
}

/**
 * Where each digit goes is found by typesetting the formula with digits that name their place, tens and ones. A third
 * time, with other ones, tells them from the digits that always stand there; a fourth checks what was found.
 */
function learn(typeset: Typeset, latex: string): Shape | undefined {
  const tens = typeset(withDigits(latex, (place) => Math.floor(place / 10)))
  const ones = typeset(withDigits(latex, (place) => place % 10))
  const others = typeset(withDigits(latex, (place) => 9 - (place % 10)))
  if (tens.length !== ones.length || ones.length !== others.length) return undefined
  const pieces: string[] = []
  const gaps: number[] = []
  let from = 0
  for (let at = 0; at < ones.length; at += 1) {
    if (ones[at] === others[at]) continue
    gaps.push(Number(tens[at]) * 10 + Number(ones[at]))
    pieces.push(ones.slice(from, at))
    from = at + 1
  }
  const shape = { pieces: [...pieces, ones.slice(from)], gaps }
  const proof = withDigits(latex, (place) => (place * 7 + 3) % 10)
  return fill(shape, proof.match(digit) ?? []) === typeset(proof) ? shape : undefined
}

/**
 * Typesets formulas that differ from one known already in nothing but digits by putting their digits into its place: the
 * variants of a statement have few shapes, and filling one takes a hundredth of the time. All others are typeset as ever.
 */
export function byShape(typeset: Typeset): Typeset {
  const shapes = new LRUCache<string, Shape | 'seenOnce' | 'irregular'>({ max: 2000 })

  return (latex) => {
    const digits = latex.match(digit)
    if (digits === null || digits.length > mostDigits || !regular.test(latex)) return typeset(latex)
    const key = latex.replaceAll(digit, '0')
    const known = shapes.get(key)
    if (typeof known === 'object') return fill(known, digits)
    // Most formulas are seen once: learning a shape takes as long as typesetting four.
    if (known === undefined) shapes.set(key, 'seenOnce')
    if (known !== 'seenOnce') return typeset(latex)
    const learnt = learn(typeset, latex)
    shapes.set(key, learnt ?? 'irregular')
    return learnt === undefined ? typeset(latex) : fill(learnt, digits)
  }
}
