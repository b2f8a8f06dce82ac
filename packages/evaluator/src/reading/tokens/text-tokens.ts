import { functionNamed, needsBracket } from '../../functions/spellings.ts'
import {
  emit,
  emitFunction,
  lexCharacter,
  lexNumber,
  lexUnits,
  refuseCharacter,
  skipSpace,
  startLexer,
} from './lexer.ts'
import type { Lexer } from './lexer-state.ts'
import { greekName } from '../names/names.ts'
import type { Settings } from '../settings.ts'
import { isDigit, isLetter } from './code-points.ts'
import { words } from './symbols.ts'
import { arrangeBrackets, makeToken, ReadFailure } from './tokens.ts'
import { arrangeTypedNotation } from './typed-notation.ts'
import type { Token, TokenKind } from './tokens.ts'
import { because } from '../reasons.ts'

const operators: readonly (readonly [string, TokenKind, string])[] = [
  ['<=>', 'logic', 'iff'],
  ['<->', 'logic', 'iff'],
  ['<=', 'relation', '≤'],
  ['>=', 'relation', '≥'],
  ['=>', 'logic', 'implies'],
  ['->', 'arrow', '→'],
  ['|->', 'maps', '↦'],
  ['==', 'relation', '='],
  ['!=', 'relation', '≠'],
  ['<>', 'relation', '≠'],
  ['/=', 'relation', '≠'],
  ['~=', 'relation', '≈'],
  ['**', 'power', '^'],
  ['+-', 'sign', '±'],
  ['-+', 'sign', '∓'],
  ['||', 'bar', '‖'],
  ['&&', 'logic', 'and'],
]

/** What stands second in them: behind most characters there is nothing to look up. */
const secondCharacters: ReadonlySet<number> = new Set(operators.map(([spelling]) => spelling.charCodeAt(1)))

/** Splits plain text into tokens; the last one is `end`. */
export function textTokens(input: string, settings: Settings): Token[] {
  const lexer = startLexer(input, settings)
  for (skipSpace(lexer); lexer.at < input.length; skipSpace(lexer)) lexNext(lexer)
  lexer.tokens.push(makeToken('end', '', input.length, input.length, lexer.isApart))
  arrangeBrackets(lexer.tokens)
  arrangeTypedNotation(lexer.tokens, settings)
  return lexer.tokens
}

function lexNext(lexer: Lexer): void {
  const { input } = lexer
  const code = input.charCodeAt(lexer.at)
  if (isDigit(code)) return lexNumber(lexer)
  if (isLetter(code) || (lexer.settings.units === true && isUnitLetter(code))) return lexRun(lexer)
  const from = lexer.at
  switch (code) {
    case 46:
      return isDigit(input.charCodeAt(from + 1)) ? lexNumber(lexer) : refuseCharacter(lexer)
    case 123:
      lexer.at++
      return emit(lexer, 'open', '{', from)
    case 125:
      lexer.at++
      return emit(lexer, 'close', '}', from)
    case 35:
      lexer.at++
      return emit(lexer, 'relation', '≠', from)
    case 92:
      throw new ReadFailure('unexpected', because('backslash'), from, from + 1)
  }
  if (secondCharacters.has(input.charCodeAt(from + 1))) {
    for (const [spelling, kind, text] of operators) {
      if (input.startsWith(spelling, from)) {
        lexer.at += spelling.length
        return emit(lexer, kind, text, from)
      }
    }
  }
  if (!lexCharacter(lexer)) refuseCharacter(lexer)
}

/** µ, μ, Ω, Å and ℓ, which spell units beside the letters. */
function isUnitLetter(code: number): boolean {
  return (
    code === 0xb5 ||
    code === 0x3bc ||
    code === 0x3a9 ||
    code === 0x2126 ||
    code === 0xc5 ||
    code === 0x212b ||
    code === 0x2113
  )
}

/** A run of letters: a word or name as a whole, else the longest names within it from left to right. */
function lexRun(lexer: Lexer): void {
  const { input, settings } = lexer
  const from = lexer.at
  let end = from
  while (isLetter(input.charCodeAt(end)) || (settings.units === true && isUnitLetter(input.charCodeAt(end)))) end++
  const run = input.slice(from, end)
  const isConstruct = input[end] === '(' && constructs.has(run)
  const word = run.length > 1 && !isConstruct && !settings.variables.has(run) ? words.get(run) : undefined
  if (word) {
    lexer.at = end
    return emit(lexer, word[0], word[1], from)
  }
  if (settings.units === true && lexUnits(lexer, run)) return
  while (lexer.at < end) lexName(lexer, end)
}

/** Names that text mode writes as calls, besides the functions. */
const constructs = new Set('sum product integrate diff limit matrix union intersection oo oc co cc tuple'.split(' '))
const constants: Readonly<Record<string, string>> = {
  pi: 'pi',
  inf: 'infinity',
  infty: 'infinity',
  infinity: 'infinity',
}

/** Letters that are no Greek ones and have a name. */
const namedLetters: ReadonlyMap<string, string> = new Map([
  ['hbar', 'ħ'],
  ['nabla', '∇'],
])

function lexName(lexer: Lexer, end: number): void {
  const { input, settings } = lexer
  const from = lexer.at
  for (let to = Math.min(end, from + 24); to > from + 1; to--) {
    const part = input.slice(from, to)
    const isBracketed = to === end && input[end] === '('
    const found = nameToken(part, isBracketed, settings)
    if (found) {
      lexer.at = to
      if (found[0] === 'function') emitFunction(lexer, found[1], part, from)
      else emit(lexer, found[0], found[1], from)
      return lexDigits(lexer, found[0], to === end)
    }
  }
  lexer.at++
  emit(lexer, 'symbol', input[from]!, from)
  lexDigits(lexer, 'symbol', lexer.at === end)
}

function nameToken(part: string, isBracketed: boolean, settings: Settings): readonly [TokenKind, string] | undefined {
  if (settings.variables.has(part) || settings.functions.has(part)) return ['symbol', part]
  if (isBracketed && constructs.has(part)) return ['command', part]
  const constant = Object.hasOwn(constants, part) ? constants[part] : undefined
  if (constant) return ['constant', constant]
  const builtIn = functionNamed(part)
  if (builtIn && (isBracketed || !needsBracket(part))) return ['function', builtIn]
  const letter = namedLetters.get(part) ?? greekName(part)
  return letter ? ['symbol', letter] : undefined
}

/** `x1` is x with the subscript 1. */
function lexDigits(lexer: Lexer, kind: TokenKind, isLast: boolean): void {
  if (kind !== 'symbol' || !isLast || !isDigit(lexer.input.charCodeAt(lexer.at))) return
  const from = lexer.at
  while (isDigit(lexer.input.charCodeAt(lexer.at))) lexer.at++
  emit(lexer, 'lowered', lexer.input.slice(from, lexer.at), from)
}
