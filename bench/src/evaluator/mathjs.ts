import { all, create, type EvalFunction, type FactoryFunctionMap, type MathNode } from 'mathjs'
import { createRandom, type Compare, type Verdict } from './peer.ts'

const math = create(all as FactoryFunctionMap, {})

/** Our ASCII in the words of mathjs. */
export const inMathjs = (text: string): string =>
  text
    .replaceAll(/\barc(sin|cos|tan|sec|csc|cot)\b/g, 'a$1')
    .replaceAll(/\bar((?:sin|cos|tan|sec|csc|cot)h)\b/g, 'a$1')
    .replaceAll(/\blog\(/g, 'log10(')
    .replaceAll(/\bln\(/g, 'log(')
    .replaceAll(/\bconjugate\(/g, 'conj(')
    .replaceAll(/\bbinom(?:ial)?\(/g, 'combinations(')
    .replaceAll(/\broot\(/g, 'nthRoot(')
    .replaceAll(';', ',')

/** Its own symbolic means: simplifying, comparing simplified forms, and rational functions. */
export const compareSymbolically: Compare = ({ text }) => {
  const [key, answer] = [math.parse(inMathjs(text[0])), math.parse(inMathjs(text[1]))]
  if (math.symbolicEqual(key, answer)) return true
  const difference = new math.OperatorNode('-', 'subtract', [key, answer] as never) as MathNode
  try {
    return isZero(math.rationalize(difference))
  } catch {
    // Not a rational function: what simplifying gives is all there is.
    return isZero(math.simplify(difference))
  }
}

const isZero = (node: MathNode): boolean => node.toString() === '0'

const POINTS = 12

/** What is written with it in practice: both compiled, and their values compared at points. */
export const compareAtPoints: Compare = ({ text }) => {
  const nodes = text.map((part) => math.parse(inMathjs(part)))
  const [key, answer] = nodes.map((node) => node.compile()) as [EvalFunction, EvalFunction]
  const letters = [...new Set(nodes.flatMap(lettersOf))]
  const random = createRandom(7)
  let compared = 0
  for (let at = 0; at < POINTS; at += 1) {
    const sign = at % 3 === 2 ? -1 : 1
    const scope = Object.fromEntries(letters.map((name) => [name, sign * (0.1 + 3 * random())]))
    const verdict = isClose(valueOf(key, scope), valueOf(answer, scope))
    if (verdict === false) return false
    if (verdict === true) compared += 1
  }
  return compared > 0 ? true : null
}

const lettersOf = (node: MathNode): string[] => {
  const found: string[] = []
  node.traverse((part, path) => {
    const name = 'name' in part && typeof part.name === 'string' ? part.name : undefined
    if (part.type === 'SymbolNode' && path !== 'fn' && name !== undefined && !['e', 'i', 'pi'].includes(name))
      found.push(name)
  })
  return found
}

type Value = readonly [re: number, im: number] | undefined

function valueOf(formula: EvalFunction, scope: Record<string, number>): Value {
  const value: unknown = formula.evaluate({ ...scope })
  if (typeof value === 'number') return Number.isFinite(value) ? [value, 0] : undefined
  if (!math.isComplex(value)) return undefined
  const { re, im } = value
  return Number.isFinite(re) && Number.isFinite(im) ? [re, im] : undefined
}

function isClose(a: Value, b: Value): Verdict {
  if (a === undefined || b === undefined) return null
  const size = Math.hypot(...a) + Math.hypot(...b)
  return Math.hypot(a[0] - b[0], a[1] - b[1]) <= 1e-9 * size
}
