import { latexTokens } from '../reading/tokens/latex-tokens.ts'
import { canonicalName } from '../reading/names/names.ts'
import { settingsFrom } from '../reading/settings.ts'
import { ReadFailure } from '../reading/tokens/tokens.ts'
import type { Token } from '../reading/tokens/tokens.ts'
import { latexName } from '../printing/names.ts'

/**
 * A formula with a variable renamed wherever it stands, everything else untouched. What cannot be split into tokens
 * comes back unchanged. The letters in names of `functions` are no variables.
 *
 * @example renameVariable('v_0t+\\sin\\left(v\\right)', 'v_0', 'u') // 'ut+\\sin\\left(v\\right)'
 */
export function renameVariable(latex: string, from: string, to: string, functions: readonly string[] = []): string {
  const wanted = canonicalName(from)
  let tokens: Token[]
  try {
    tokens = latexTokens(latex, settingsFrom({ mode: 'latex', variables: [wanted, canonicalName(to)], functions }))
  } catch (failure) {
    if (failure instanceof ReadFailure) return latex
    throw failure
  }
  const spelling = latexName(canonicalName(to))
  let result = ''
  let copied = 0
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.kind !== 'symbol') continue
    const found = nameAt(tokens, at)
    if (found.name === wanted) {
      const piece = latex.slice(copied, tokens[at]!.from)
      result += needsSpace(piece, spelling) ? `${piece} ` : piece
      result += spelling
      copied = found.to
      if (needsSpace(spelling, latex.slice(copied))) result += ' '
    }
    at = found.last
  }
  return result + latex.slice(copied)
}

function needsSpace(left: string, right: string): boolean {
  return /\\[A-Za-z]+$/.test(left) && /^[A-Za-z]/.test(right)
}

/** The name that begins with the symbol at this place: the symbol with its subscript. */
function nameAt(tokens: readonly Token[], at: number): { name: string; last: number; to: number } {
  const symbol = tokens[at]!
  const script = tokens[at + 1]!
  if (script.kind === 'lowered') return { name: `${symbol.text}_${script.text}`, last: at + 1, to: script.to }
  const first = script.kind === 'subscript' ? tokens[at + 2] : undefined
  if (!first) return { name: symbol.text, last: at, to: symbol.to }
  if (first.kind !== 'begin') {
    // One digit of TeX: in `x_12` the subscript is 1.
    const isNumber = first.kind === 'number'
    const text = isNumber ? first.text[0]! : first.text
    return { name: `${symbol.text}_${text}`, last: at + 2, to: isNumber ? first.from + 1 : first.to }
  }
  let name = ''
  let end = at + 3
  for (let depth = 1; end < tokens.length; end++) {
    const token = tokens[end]!
    if (token.kind === 'begin') depth++
    else if (token.kind === 'finish' && --depth === 0) break
    else name += token.text
  }
  return { name: `${symbol.text}_${name}`, last: end, to: tokens[end]?.to ?? symbol.to }
}
