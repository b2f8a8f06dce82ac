/** Small formulas that are generated, written both as LaTeX and as plain text by rules of their own. */

export type UnaryName = 'sin' | 'cos' | 'tan' | 'arctan' | 'sinh' | 'cosh' | 'ln' | 'log' | 'sqrt' | 'abs'

export type Formula =
  | { readonly kind: 'number'; readonly over: number; readonly under: number }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'call'; readonly name: UnaryName; readonly of: Formula }
  | {
      readonly kind: 'add' | 'subtract' | 'times' | 'divide' | 'power'
      readonly left: Formula
      readonly right: Formula
    }

export const number = (over: number, under = 1): Formula => ({ kind: 'number', over, under })
export const letter = (name: string): Formula => ({ kind: 'letter', name })
export const call = (name: UnaryName, of: Formula): Formula => ({ kind: 'call', name, of })
export const add = (left: Formula, right: Formula): Formula => ({ kind: 'add', left, right })
export const subtract = (left: Formula, right: Formula): Formula => ({ kind: 'subtract', left, right })
export const times = (left: Formula, right: Formula): Formula => ({ kind: 'times', left, right })
export const divide = (left: Formula, right: Formula): Formula => ({ kind: 'divide', left, right })
export const power = (left: Formula, right: Formula): Formula => ({ kind: 'power', left, right })

export const euler = letter('e')
export const minus = (of: Formula): Formula => times(number(-1), of)
export const square = (of: Formula): Formula => power(of, number(2))

const signs = { add: '+', subtract: '-', times: '*', divide: '/', power: '^' } as const

/** Plain text in which brackets leave nothing to conventions. */
export function textOf(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return formula.under === 1 ? `(${formula.over})` : `((${formula.over})/${formula.under})`
    case 'letter':
      return formula.name
    case 'call':
      return `${formula.name}(${textOf(formula.of)})`
    default:
      return `(${textOf(formula.left)}${signs[formula.kind]}${textOf(formula.right)})`
  }
}

const inBrackets = (latex: string): string => `\\left(${latex}\\right)`

/** As a learner types it: brackets only around what needs them. */
export function latexOf(formula: Formula): string {
  const factor = (part: Formula): string => {
    const isPlain = part.kind === 'letter' || part.kind === 'call' || part.kind === 'power'
    const isNatural = part.kind === 'number' && part.over >= 0
    return isPlain || isNatural ? latexOf(part) : inBrackets(latexOf(part))
  }
  switch (formula.kind) {
    case 'number':
      return formula.under === 1
        ? String(formula.over)
        : `${formula.over < 0 ? '-' : ''}\\frac{${Math.abs(formula.over)}}{${formula.under}}`
    case 'letter':
      return formula.name
    case 'call':
      if (formula.name === 'sqrt') return `\\sqrt{${latexOf(formula.of)}}`
      if (formula.name === 'abs') return `\\left|${latexOf(formula.of)}\\right|`
      return `\\${formula.name}${inBrackets(latexOf(formula.of))}`
    case 'add':
      return `${latexOf(formula.left)}+${term(formula.right)}`
    case 'subtract':
      return `${latexOf(formula.left)}-${isSum(formula.right) || isNegative(formula.right) ? inBrackets(latexOf(formula.right)) : latexOf(formula.right)}`
    case 'times':
      return `${factor(formula.left)}\\cdot ${factor(formula.right)}`
    case 'divide':
      return `\\frac{${latexOf(formula.left)}}{${latexOf(formula.right)}}`
    case 'power': {
      const isAtom = formula.left.kind === 'letter' || (formula.left.kind === 'number' && formula.left.under === 1)
      const base = isAtom && !isNegative(formula.left) ? latexOf(formula.left) : inBrackets(latexOf(formula.left))
      return `${base}^{${latexOf(formula.right)}}`
    }
  }
}

const isSum = ({ kind }: Formula): boolean => kind === 'add' || kind === 'subtract'

/** Whether its LaTeX begins with a minus sign. */
const isNegative = (formula: Formula): boolean => latexOf(formula).startsWith('-')

const term = (formula: Formula): string => (isNegative(formula) ? inBrackets(latexOf(formula)) : latexOf(formula))

/** All parts with the way to put another one in their place. */
export function placesIn(
  formula: Formula,
): readonly { readonly part: Formula; readonly put: (other: Formula) => Formula }[] {
  const here = { part: formula, put: (other: Formula) => other }
  if (formula.kind === 'number' || formula.kind === 'letter') return [here]
  if (formula.kind === 'call') {
    const inner = placesIn(formula.of)
    return [
      here,
      ...inner.map(({ part, put }) => ({ part, put: (other: Formula) => ({ ...formula, of: put(other) }) })),
    ]
  }
  const lefts = placesIn(formula.left).map(({ part, put }) => ({
    part,
    put: (other: Formula) => ({ ...formula, left: put(other) }),
  }))
  const rights = placesIn(formula.right).map(({ part, put }) => ({
    part,
    put: (other: Formula) => ({ ...formula, right: put(other) }),
  }))
  return [here, ...lefts, ...rights]
}
