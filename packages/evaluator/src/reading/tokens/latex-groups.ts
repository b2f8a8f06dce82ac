import { functionNamed } from '../../functions/spellings.ts'
import { withAccent } from '../../accents.ts'
import { emit, emitFunction, joinedUnits } from './lexer.ts'
import type { Lexer } from './lexer-state.ts'
import { canonicalName, greekName } from '../names/names.ts'
import { isUnitName } from '../../units/names.ts'
import { isSubstance } from '../names/substance.ts'
import { isDigit, isLetter } from './code-points.ts'
import { words, wordsInOtherLanguages, type Entry } from './symbols.ts'
import { ReadFailure } from './tokens.ts'
import { because } from '../reasons.ts'

const uprightCommands = new Set(['mathrm', 'operatorname', 'mathsf', 'textrm', 'mathup', 'textsf', 'rm', 'unit', 'si'])
const textCommands = new Set(['text', 'mbox', 'textnormal', 'hbox'])
const boldCommands = new Set(['mathbf', 'boldsymbol', 'bm', 'textbf', 'pmb'])
const styleCommands = new Set([...boldCommands, 'mathit', 'mathnormal', 'mathcal', 'textit'])
const boldLetter = /\s*(?:\{\s*(?:([A-Za-z])|\\([A-Za-z]+))\s*\}|([A-Za-z])(?![A-Za-z]))/y
const numberSets: Readonly<Record<string, string>> = {
  R: 'reals',
  Z: 'integers',
  Q: 'rationals',
  N: 'naturals',
  C: 'complexes',
}

/** Commands whose braces hold words rather than formulas. False where the command is none of them. */
export function lexGroupCommand(lexer: Lexer, name: string, from: number): boolean {
  if (name === 'mathbb' || name === 'Bbb') {
    const letter = groupText(lexer, name).trim()
    // Of an expected value and a probability, however they are written.
    if (letter === 'E' || letter === 'P') {
      emit(lexer, 'symbol', letter, from)
      return true
    }
    const set = numberSets[letter]
    if (!set) throw new ReadFailure('unknown-words', because('unknownSet', { letter }), from, lexer.at)
    emit(lexer, 'word', set, from)
    return true
  }
  if (boldCommands.has(name) && lexBoldLetter(lexer, from)) return true
  if (styleCommands.has(name)) {
    // Bold numbers and italic letters are the letters themselves; the braces stay and group.
    return true
  }
  if ((textCommands.has(name) || uprightCommands.has(name)) && lexDigits(lexer, from)) return true
  if (textCommands.has(name)) {
    lexWords(lexer, name, from)
    return true
  }
  if (!uprightCommands.has(name)) return false
  lexUpright(lexer, name, from)
  return true
}

const hexadecimal = /\s*\{\s*([\dA-F]*\d[\dA-F]*)\s*\}(?=\s*_\s*\{\s*16\s*\})/y

/** `\mathrm{2AF}_{16}`: the digits of a number with the base 16. */
function lexDigits(lexer: Lexer, from: number): boolean {
  hexadecimal.lastIndex = lexer.at
  const [whole, digits] = hexadecimal.exec(lexer.input) ?? []
  if (whole === undefined || digits === undefined) return false
  lexer.at += whole.length
  emit(lexer, 'roman', digits, from)
  return true
}

/** A bold letter is a vector, as one with an arrow is. */
function lexBoldLetter(lexer: Lexer, from: number): boolean {
  boldLetter.lastIndex = lexer.at
  const [whole, braced, command, bare] = boldLetter.exec(lexer.input) ?? []
  const letter = braced ?? bare ?? (command === undefined ? undefined : greekName(command))
  if (whole === undefined || letter === undefined) return false
  lexer.at += whole.length
  emit(lexer, 'symbol', withAccent(letter, 'vec'), from)
  return true
}

/** The raw text between the braces that follow, or the single character. */
function groupText(lexer: Lexer, command: string): string {
  const { input } = lexer
  while (input[lexer.at] === ' ') lexer.at++
  if (input[lexer.at] !== '{') {
    if (lexer.at >= input.length)
      throw new ReadFailure('empty-argument', because('commandEmpty', { command: `\\${command}` }), lexer.at, lexer.at)
    return input[lexer.at++]!
  }
  let depth = 0
  const from = lexer.at + 1
  for (; lexer.at < input.length; lexer.at++) {
    const character = input[lexer.at]
    if (character === '\\') lexer.at++
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return input.slice(from, lexer.at++)
  }
  throw new ReadFailure('unmatched-delimiter', because('braceNotClosed', { closing: '}' }), from - 1, input.length)
}

function wordKnown(text: string): Entry | undefined {
  const word = text.toLowerCase().replace(/[.]$/, '')
  return words.get(word) ?? wordsInOtherLanguages.get(word)
}

function emitWord(lexer: Lexer, [kind, text]: Entry, from: number): void {
  emit(lexer, kind, text, from)
  const token = lexer.tokens.at(-1)
  if (kind === 'logic' && token) token.isWord = true
}

function lexWords(lexer: Lexer, command: string, from: number): void {
  const start = lexer.at
  const content = groupText(lexer, command)
  const text = content.replaceAll(/[\s~]+/g, ' ').trim()
  if (text === '') {
    lexer.isApart = true
    return
  }
  // In cases, `& \text{if } x>0` and `& \text{otherwise}` say what the place says already.
  if (lexer.tokens.at(-1)?.kind === 'ampersand' && /^(?:if|for|when|otherwise|else)[,.]?$/i.test(text)) return
  const known = wordKnown(text) ?? wordsInOtherLanguages.get(content.replaceAll('~', ' '))
  if (known) return emitWord(lexer, known, from)
  if (!lexUprightWord(lexer, text, from, command) && !lexUnitFormula(lexer, content, start)) {
    throw new ReadFailure('unknown-words', because('unknownWords', { words: text.slice(0, 40) }), from, lexer.at)
  }
}

const unitSpellings: Readonly<Record<string, string>> = {
  '\\AA': 'Å',
  '\\angstrom': 'Å',
  '\\%': '%',
  '\\degree': '°',
  '^\\circ': '°',
  '^{\\circ}': '°',
  '\\Omega': 'Ω',
  '\\ohm': 'Ω',
  '\\$': '$',
}

const LONGEST_WORD = 100

const nestedUpright = /^\s*\\(?:mathrm|text|textrm)\s*\{([^{}]*)\}\s*$/

/** One upright word: a function, a declared name, a letter, a logic word, else a unit or a name. False for anything else. */
function lexUprightWord(lexer: Lexer, content: string, from: number, command: string): boolean {
  if (content.length > LONGEST_WORD) return false
  let word = ''
  for (let at = 0; at < content.length;) {
    const code = content.charCodeAt(at)
    if (isLetter(code) || isDigit(code) || '°%€$£¥'.includes(content[at]!)) word += content[at++]!
    else if (greekName(content[at]!) || content[at] === 'Ω' || content[at] === 'Å' || content[at] === 'Å')
      word += asUnitLetter(content[at++]!)
    else if (code === 92 || code === 94) {
      const command = /^(?:\^\{?\\circ\}?|\\%|\\[A-Za-z]+ ?)/.exec(content.slice(at))?.[0]
      if (!command) return false
      const letter = unitSpellings[command.trim()] ?? (greekName(command.slice(1).trim()) === 'mu' ? 'µ' : undefined)
      if (!letter) return false
      word += letter
      at += command.length
    } else if (isIgnorable(content[at]!)) at++
    else return false
  }
  return word !== '' && emitUpright(lexer, word, from, command)
}

function isIgnorable(character: string): boolean {
  return character === '{' || character === '}'
}

function asUnitLetter(letter: string): string {
  if (letter === 'Å') return 'Å'
  return greekName(letter) === 'mu' ? 'µ' : greekName(letter) === 'Omega' ? 'Ω' : letter
}

/** `\mathrm{min}` and `\mathrm{sec}` are units unless a bracket follows, which makes them functions. */
function isRatherUnit(lexer: Lexer, word: string): boolean {
  if (!isUnitName(word) || lexer.settings.units === false) return false
  return !/^\s*(?:\\left\s*)?\(/.test(lexer.input.slice(lexer.at, lexer.at + 12))
}

/** `5\,\mathrm{d}` is five days; before a letter, or alone on top of a fraction, the d is a differential. */
function isDay(lexer: Lexer): boolean {
  const rest = lexer.input.slice(lexer.at, lexer.at + 24).replace(/^(?:\\[,;:! ]|\s)+/, '')
  const isBeforeLetter =
    /^(?:[A-Za-z]|\\[A-Za-z])/.test(rest) && !/^\\(?:right|cdot|times|div|text|mathrm)(?![A-Za-z])/.test(rest)
  if (isBeforeLetter) return false
  switch (lexer.tokens.at(-1)?.kind) {
    case 'begin':
      return !rest.startsWith('}{') && !rest.startsWith('^')
    case undefined:
    case 'number':
    case 'roman':
    case 'multiply':
    case 'divide':
    case 'finish':
    case 'close':
    case 'open':
      return true
    default:
      return false
  }
}

function emitUpright(lexer: Lexer, word: string, from: number, command: string): boolean {
  const { settings } = lexer
  const name = canonicalName(word)
  const known = words.get(word)
  // `\mathrm{…}` may name a unit that only the author knows; words and operators are known or a mistake.
  const mustBeKnown = command === 'operatorname' || textCommands.has(command)
  // An upright single letter is a unit even where a variable has that name: `5\,\mathrm{m}` beside the mass m.
  const isVariable = settings.variables.has(name) && (name.length > 1 || settings.units === false)
  if (settings.functions.has(name) || isVariable) emit(lexer, 'symbol', name, from)
  else if (word.length > 1 && functionNamed(word) && !(command !== 'operatorname' && isRatherUnit(lexer, word)))
    emitFunction(lexer, functionNamed(word)!, word, from)
  else if (known && word !== 'union') emitWord(lexer, known, from)
  else if (word === 'e' || word === 'i' || word === 'j' || (word === 'd' && !isDay(lexer)))
    emit(lexer, 'symbol', word, from)
  else if (isDigit(word.charCodeAt(0))) return false
  else if (settings.units === false || isUnitName(word) || settings.unitNames.has(word))
    emit(lexer, 'roman', word, from)
  else return emitUnknownUnit(lexer, word, from, mustBeKnown)
  return true
}

/** Units side by side in one group, such as `\mathrm{As}`; else a unit that only the author may know. */
function emitUnknownUnit(lexer: Lexer, word: string, from: number, mustBeKnown: boolean): boolean {
  const parts = joinedUnits(lexer, word) ?? (mustBeKnown ? [] : [word])
  for (const part of parts) emit(lexer, 'roman', part, from)
  return parts.length > 0
}

/** `\mathrm{…}`: a word, or a small formula of units. */
function lexUpright(lexer: Lexer, command: string, from: number): void {
  const start = lexer.at
  const group = groupText(lexer, command)
  // MathLive writes units that are typed letter by letter as `\operatorname{\mathrm{cm}}`: the inner word counts.
  const inner = nestedUpright.exec(group)
  const content = inner?.[1] ?? group
  if (lexUprightWord(lexer, content.trim(), from, inner ? 'mathrm' : command)) return
  if (content.trim() === '')
    throw new ReadFailure('empty-argument', because('commandEmpty', { command: `\\${command}` }), from, lexer.at)
  // `[\mathrm{NH_3}]`: a concentration, which is read with its brackets.
  if (lexer.tokens.at(-1)?.text === '[' && isSubstance(content.trim()))
    return emit(lexer, 'roman', content.trim(), from)
  if (command !== 'operatorname' && lexUnitFormula(lexer, content, start)) return
  throw new ReadFailure('unknown-words', because('notUnderstood', { text: content.slice(0, 40) }), from, lexer.at)
}

/**
 * Units typed into one upright group, such as `\mathrm{m/s^2}`: the lexer goes back to the brace, and the letter runs
 * inside become upright words. False where the content is anything else.
 */
function lexUnitFormula(lexer: Lexer, content: string, start: number): boolean {
  const runs = content.replaceAll(/\\[A-Za-z]+/g, '').match(/[A-Za-z]+/g)
  const isOfUnits = runs?.every(isUnitName) && /^[A-Za-zµμΩÅ°\d\s^{}()/*·\-−+,\\.]*$/.test(content)
  const open = lexer.input.indexOf('{', start)
  if (!isOfUnits || open < 0 || open >= lexer.at) return false
  lexer.uprightUntil = lexer.at
  lexer.at = open
  return true
}
