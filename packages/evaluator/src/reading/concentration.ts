import type { Tree } from '../tree.ts'
import { span } from './build.ts'
import { endOfLast, peek } from './parser.ts'
import type { Parser } from './parser.ts'
import { lowered, raised, uprightName } from './names/substance.ts'
import { readSubscript } from './scripts.ts'
import type { Token } from './tokens/tokens.ts'

/** What stands in one pair of square brackets, if it is the formula of a substance. */
interface Substance {
  readonly name: string
  /** Where its closing bracket is. */
  readonly close: number
  readonly letters: number
}

/** The tokens of a script: one, or those in braces. */
function scriptAt(tokens: readonly Token[], at: number): { readonly text: string; readonly after: number } {
  if (tokens[at]?.kind !== 'begin') return { text: tokens[at]?.text ?? '', after: at + 1 }
  let text = ''
  let after = at + 1
  while (tokens[after] !== undefined && tokens[after]!.kind !== 'finish' && tokens[after]!.kind !== 'end')
    text += tokens[after++]!.text
  return { text, after: after + 1 }
}

/** One more part of the formula; undefined where it is none. */
function partAt(tokens: readonly Token[], at: number): { readonly name: string; readonly after: number } | undefined {
  const token = tokens[at]!
  if (token.kind === 'symbol' && /^[A-Za-z]$/.test(token.text)) return { name: token.text, after: at + 1 }
  if (token.kind === 'roman') {
    const name = uprightName(token.text)
    return name === undefined ? undefined : { name, after: at + 1 }
  }
  const { text, after } = scriptAt(tokens, at + 1)
  if (token.kind === 'subscript' && /^\d+$/.test(text)) return { name: lowered(text), after }
  return token.kind === 'power' && /^[234]?[+-]$/.test(text) ? { name: raised(text), after } : undefined
}

function substanceAt(tokens: readonly Token[], start: number): Substance | undefined {
  let name = ''
  let at = start
  while (tokens[at]!.kind !== 'close') {
    const part = partAt(tokens, at)
    if (part === undefined) return undefined
    name += part.name
    at = part.after
    if (at >= tokens.length) return undefined
  }
  const isSubstance = /^[A-Z]/.test(name) && tokens[at]!.text === ']'
  return isSubstance ? { name, close: at, letters: name.replaceAll(/[^A-Za-z]/g, '').length } : undefined
}

/** `E[XY]`, `P[AB]`, `\operatorname{Var}[X_1]`: the brackets belong to what stands before them. */
const isBehindFunction = (before: Token | undefined): boolean =>
  before !== undefined &&
  (before.kind === 'roman' || (before.kind === 'symbol' && /^(?:E|P|V|Var|Cov)$/.test(before.text)))

/**
 * `[NH_3]`, `[H^+]` and `[A]_0`: concentrations, each a letter of its own. The brackets around a single letter say
 * nothing more: `[A]_0` is `A_0`. By themselves, `[A]` and `[AB]` are lists.
 */
export function readConcentration(parser: Parser, open: Token, isArgument = false): Tree | undefined {
  if (!parser.settings.isLatex || open.text !== '[') return undefined
  const { tokens } = parser
  if (isBehindFunction(tokens[parser.at - 2])) return undefined
  const substance = substanceAt(tokens, parser.at)
  if (substance === undefined) return undefined
  const { name, close, letters } = substance
  const behind = tokens[close + 1]!
  const isIndexed = behind.kind === 'subscript'
  const isLetter = name.length === 1
  // Brackets around nothing but letters may be those of a list, or of a function.
  const isList = isArgument || (parser.at === 1 && behind.kind === 'end')
  if (!isIndexed && (isLetter || (isList && letters === name.length))) return undefined
  parser.at = close + 1
  const subscript = peek(parser).kind === 'subscript' ? `_${readSubscript(parser)}` : ''
  return {
    kind: 'symbol',
    name: (isLetter ? name : `[${name}]`) + subscript,
    at: span(open.from, endOfLast(parser)),
  }
}
