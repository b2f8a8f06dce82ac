import { isDigit, isInvisible, isLetter, isSpace, lowered, raised, reordersText } from './code-points.ts'
import { characters } from './symbols.ts'
import { functionNamed } from '../../functions/spellings.ts'
import { isUnitName } from '../../units/names.ts'
import { splitUnits } from '../../units/split-units.ts'
import { isAccent } from '../../accents.ts'
import { greekName } from '../names/names.ts'
import { lexCommaNumber, lexPointNumber, refusePoint } from './number-signs.ts'
import { makeToken, ReadFailure } from './tokens.ts'
import type { Settings } from '../settings.ts'
import type { Lexer } from './lexer-state.ts'
import type { Token, TokenKind } from './tokens.ts'
import { because } from '../reasons.ts'

export function startLexer(input: string, settings: Settings): Lexer {
  return { input, settings, tokens: [], at: 0, isApart: false, uprightUntil: 0 }
}

/** Adds a token that ends where the lexer stands. Accents behind a letter belong to it. */
export function emit(lexer: Lexer, kind: TokenKind, text: string, from: number): void {
  const name = kind === 'symbol' ? text + accentsHere(lexer) : text
  lexer.tokens.push(makeToken(kind, name, from, lexer.at, lexer.isApart))
  lexer.isApart = false
  if (lexer.tokens.length > lexer.settings.maxNodes) {
    throw new ReadFailure('too-long', because('tooManyParts'), 0, lexer.input.length)
  }
}

/** Adds the token of a function, which ends where the lexer stands, as `emit` does. */
export function emitFunction(lexer: Lexer, name: string, spelling: string, from: number): void {
  emit(lexer, 'function', name, from)
  const token = lexer.tokens.at(-1)
  if (spelling === 'lg' && token) token.isDecadic = true
}

function accentsHere(lexer: Lexer): string {
  // Accents are combining characters, far behind the letters that are typed.
  if (!(lexer.input.charCodeAt(lexer.at) >= 0x300)) return ''
  const from = lexer.at
  while (isAccent(lexer.input[lexer.at] ?? '')) lexer.at++
  return lexer.input.slice(from, lexer.at)
}

/** Skips white space and harmless invisible characters; refuses those that reorder text. */
export function skipSpace(lexer: Lexer): void {
  const { input } = lexer
  for (; lexer.at < input.length; lexer.at++) {
    const code = input.charCodeAt(lexer.at)
    if (code > 32 && code < 127) return
    if (isSpace(code)) lexer.isApart = true
    else if (reordersText(code)) {
      throw new ReadFailure('hidden-characters', because('hiddenCharacters'), lexer.at, lexer.at + 1)
    } else if (!isInvisible(code)) return
  }
}

/** A number: digits with at most one point; the exponent of E notation where the mode has it. */
export function lexNumber(lexer: Lexer): void {
  const { input, settings } = lexer
  const from = lexer.at
  const written = settings.decimalSign === 'comma' ? lexCommaNumber(lexer) : lexPointNumber(lexer)
  const end = lexer.at
  if (settings.eNotation) lexExponent(lexer)
  emit(lexer, 'number', written + input.slice(end, lexer.at), from)
}

function lexExponent(lexer: Lexer): void {
  const { input } = lexer
  const letter = input[lexer.at]
  if ((letter !== 'e' && letter !== 'E') || lexer.settings.variables.has(letter)) return
  let next = lexer.at + 1
  if (input[next] === '+' || input[next] === '-') next++
  if (!isDigit(input.charCodeAt(next))) return
  while (isDigit(input.charCodeAt(next))) next++
  lexer.at = next
}

/** A character that is no ASCII letter, digit, space or backslash. False where it means nothing. */
export function lexCharacter(lexer: Lexer): boolean {
  const { input } = lexer
  const from = lexer.at
  const character = input[from]!
  const known = characters.get(character)
  if (known) {
    lexer.at++
    if (known[0] === 'degree' && isScale(lexer)) {
      lexer.at++
      emit(lexer, 'roman', `°${input[from + 1]}`, from)
      return true
    }
    emit(lexer, known[0], known[1], from)
    return true
  }
  const greek = greekName(character)
  if (greek) {
    lexer.at++
    if (lexGreekUnit(lexer, greek, from)) return true
    if (greek === 'pi') emit(lexer, 'constant', 'pi', from)
    else emit(lexer, 'symbol', greek, from)
    return true
  }
  return lexScript(lexer, raised, 'raised') || lexScript(lexer, lowered, 'lowered')
}

/** `°C` and `°F` are units, unless a longer word begins there. */
function isScale(lexer: Lexer): boolean {
  const letter = lexer.input[lexer.at]
  if (lexer.settings.units === false || (letter !== 'C' && letter !== 'F')) return false
  return !isLetter(lexer.input.charCodeAt(lexer.at + 1))
}

function lexScript(lexer: Lexer, plain: (character: string) => string | undefined, kind: TokenKind): boolean {
  const from = lexer.at
  let text = ''
  for (let next = plain(lexer.input[lexer.at] ?? ''); next; next = plain(lexer.input[lexer.at] ?? '')) {
    text += next
    lexer.at++
  }
  if (text !== '') emit(lexer, kind, text, from)
  return text !== ''
}

/** The characters from here on cannot stand in a formula. */
export function refuseCharacter(lexer: Lexer): never {
  const { input, at } = lexer
  if (input[at] === '.' && lexer.settings.decimalSign === 'comma') refusePoint(lexer, '0')
  if (input[at] === '.') {
    throw new ReadFailure('stray-point', because('pointAlone'), at, at + 1)
  }
  const character = String.fromCodePoint(input.codePointAt(at) ?? 63)
  throw new ReadFailure('unexpected', because('unknownCharacter', { character }), at, at + character.length)
}

/** The longest declared name that starts here, or undefined. */
export function declaredNameAt(lexer: Lexer): string | undefined {
  const { input, settings, at } = lexer
  for (let length = Math.min(settings.longestName, input.length - at); length > 1; length--) {
    const name = input.slice(at, at + length)
    if (settings.variables.has(name) || settings.functions.has(name)) return name
  }
  return undefined
}

/**
 * Whether a plain letter run is a unit here: behind a number, a unit or an operator, where no variable has that name.
 */
export function mayBeUnit(lexer: Lexer, run: string): boolean {
  return (isUnitName(run) || lexer.settings.unitNames.has(run)) && mayStandForUnits(lexer, run)
}

function mayStandForUnits(lexer: Lexer, run: string): boolean {
  const { settings, tokens } = lexer
  if (settings.variables.has(run) || settings.functions.has(run)) return false
  if (lexer.input[lexer.at + run.length] === '(' && functionNamed(run)) return false
  const last = tokens.at(-1)
  return last === undefined || (last.kind !== 'symbol' && last.kind !== 'function')
}

/** Reads a plain letter run as a unit, or as units side by side where the settings allow it. False where it is none. */
export function lexUnits(lexer: Lexer, run: string): boolean {
  const parts = mayBeUnit(lexer, run) ? [run] : mayStandForUnits(lexer, run) ? joinedUnits(lexer, run) : undefined
  if (parts === undefined) return false
  for (const part of parts) {
    const from = lexer.at
    lexer.at += part.length
    emit(lexer, 'roman', part, from)
  }
  return true
}

/** The units side by side that a word is, which is no unit itself. */
export function joinedUnits({ settings }: Lexer, word: string): readonly string[] | undefined {
  return settings.joinedUnits ? splitUnits(word, settings.unitNames) : undefined
}

const unitBehindMu = /\s*(?:\\(?:mathrm|text)\s*\{\s*([A-Za-z]+)\s*\}|([A-Za-z]+))/y

/** µ and Ω typed as letters spell units where units are expected: `5\mu\mathrm{m}`, `3µm`, `2\,\mathrm{k}\Omega`. */
export function lexGreekUnit(lexer: Lexer, greek: string, from: number): boolean {
  const { input, settings, tokens } = lexer
  if (settings.units !== true || settings.variables.has(greek)) return false
  if (greek === 'mu') {
    unitBehindMu.lastIndex = lexer.at
    const [whole, upright, plain] = unitBehindMu.exec(input) ?? []
    const unit = `µ${upright ?? plain ?? ''}`
    if (whole === undefined || !mayBeUnit(lexer, unit)) return false
    lexer.at += whole.length
    emit(lexer, 'roman', unit, from)
    return true
  }
  if (greek !== 'Omega') return false
  const prefix = prefixOfOhm(lexer, from)
  if (prefix !== undefined) tokens.pop()
  else if (!mayBeUnit(lexer, 'Ω')) return false
  emit(lexer, 'roman', `${prefix?.text ?? ''}Ω`, prefix?.from ?? from)
  return true
}

/** The k of `5k\Omega` and the m of `500m\Omega`: a letter right before Ω, which nobody multiplies by it. */
function prefixOfOhm({ input, settings, tokens }: Lexer, from: number): Token | undefined {
  const [before, last] = [tokens.at(-2), tokens.at(-1)]
  if (last === undefined || !isUnitName(`${last.text}Ω`)) return undefined
  if (last.kind === 'roman' && !isUnitName(last.text)) return last
  const isRightBefore = input.slice(last.to, from).trim() === '' && /^[kMGTmnµ]$/.test(last.text)
  if (!isRightBefore || settings.variables.has(last.text)) return undefined
  if (last.kind === 'roman') return last
  const isBehindLetter = before?.kind === 'symbol' || before?.kind === 'function'
  return last.kind === 'symbol' && !isBehindLetter ? last : undefined
}

/** Å, as it is typed or pasted, and its command. */
export function lexAngstrom(lexer: Lexer, length: number): boolean {
  if (lexer.settings.units !== true) return false
  const from = lexer.at
  lexer.at += length
  emit(lexer, 'roman', 'Å', from)
  return true
}

/** `Var(X)` and `Cov(X,Y)` in plain letters, where a capital letter follows and none of them is a variable. */
export const isMomentOf = ({ input, settings }: Lexer, run: string, end: number): boolean =>
  (run === 'Var' || run === 'Cov') &&
  /^(?:\\left)?\(\d*[A-Z]/.test(input.slice(end, end + 12)) &&
  !Array.from(run).some((letter) => settings.variables.has(letter))
