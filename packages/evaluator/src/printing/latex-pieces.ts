import { isLetter } from '../reading/tokens/code-points.ts'
import type { Tree } from '../tree.ts'

/** Prints a part, in brackets where it holds less tightly than `least`. */
export type Print = (tree: Tree, least?: number) => string

export const joinText = { implied: '', dot: '\\cdot ', times: '\\times ', asterisk: '\\cdot ' } as const

/** Puts two pieces together so that a command name does not run into a letter. */
export function glue(left: string, right: string): string {
  return runsInto(left, right) ? `${left} ${right}` : left + right
}

function runsInto(left: string, right: string): boolean {
  if (!isLetter(right.charCodeAt(0))) return false
  let at = left.length - 1
  while (at > 0 && isLetter(left.charCodeAt(at))) at--
  return at >= 0 && at < left.length - 1 && left.charCodeAt(at) === 92
}

const gap = (left: string, right: string): string => (runsInto(left, right) ? ' ' : '')

/** Like `glue`, over many pieces and in linear time. */
export function join(pieces: readonly string[]): string {
  let text = pieces[0] ?? ''
  for (let index = 1; index < pieces.length; index += 1)
    text += gap(pieces[index - 1]!, pieces[index]!) + pieces[index]!
  return text
}

/** A sum sign, a derivative or an angle, or a product that ends with one, takes in whatever follows. */
export function isOpenEnded(tree: Tree): boolean {
  const last = tree.kind === 'product' ? tree.factors.at(-1)! : tree
  return last.kind === 'bound' || last.kind === 'derivative' || (last.kind === 'call' && last.name === 'polar')
}

export function groupText(bracket: '(' | '[' | '{', inner: string): string {
  if (bracket === '(') return `\\left(${inner}\\right)`
  return bracket === '[' ? `\\left[${inner}\\right]` : `\\left\\{${inner}\\right\\}`
}
