import { functionNamed, isSpeltOut } from '../../functions/spellings.ts'
import { lexGroupCommand } from './latex-groups.ts'
import {
  declaredNameAt,
  emit,
  emitFunction,
  isMomentOf,
  lexCharacter,
  lexAngstrom,
  lexGreekUnit,
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
import { commands, ignoredCommands } from './commands.ts'
import { lexStruckOut } from './struck-out.ts'
import { characters } from './symbols.ts'
import { makeToken, arrangeBrackets, ReadFailure } from './tokens.ts'
import { arrangeTypedNotation } from './typed-notation.ts'
import type { Token } from './tokens.ts'
import { because } from '../reasons.ts'

/** Splits LaTeX into tokens; the last one is `end`. */
export function latexTokens(input: string, settings: Settings): Token[] {
  const lexer = startLexer(input, settings)
  let end = input.length
  if (input.length > 2 && input[0] === '$' && input[end - 1] === '$' && input[end - 2] !== '\\') {
    lexer.at = 1
    end--
  }
  for (skipSpace(lexer); lexer.at < end; skipSpace(lexer)) lexLatexToken(lexer)
  lexer.tokens.push(makeToken('end', '', end, end, lexer.isApart))
  arrangeBrackets(lexer.tokens)
  arrangeTypedNotation(lexer.tokens, settings)
  return lexer.tokens
}

const emptyBeforeDegree = /\{\}\s*\^\s*\{?\s*\\circ/y

export function lexLatexToken(lexer: Lexer): void {
  const { input } = lexer
  const code = input.charCodeAt(lexer.at)
  if (isDigit(code)) return lexNumber(lexer)
  if (isLetter(code)) return lexLetters(lexer)
  const from = lexer.at
  switch (code) {
    case 92:
      return lexCommand(lexer)
    case 46:
      return isDigit(input.charCodeAt(from + 1)) ? lexNumber(lexer) : refuseCharacter(lexer)
    case 123:
      if (input.startsWith('{,}', from)) {
        lexer.at += 3
        return emit(lexer, 'comma', '{,}', from)
      }
      lexer.at++
      // `{}^\circ`: a degree sign that is to stand behind nothing.
      emptyBeforeDegree.lastIndex = from
      if (emptyBeforeDegree.test(input)) lexer.at++
      else emit(lexer, 'begin', '{', from)
      return
    case 125:
      lexer.at++
      return emit(lexer, 'finish', '}', from)
    case 126:
      lexer.at++
      lexer.isApart = true
      return
    case 38:
      lexer.at++
      return emit(lexer, 'ampersand', '&', from)
  }
  if (lexTwoCharacters(lexer)) return
  if ((code === 0xc5 || code === 0x212b) && lexAngstrom(lexer, 1)) return
  if (!lexCharacter(lexer)) refuseCharacter(lexer)
}

function lexTwoCharacters(lexer: Lexer): boolean {
  const pair = lexer.input.slice(lexer.at, lexer.at + 2)
  // No `!=` here: in `5!=120` it is a factorial and an equals sign.
  const relation = pair === '<=' ? '≤' : pair === '>=' ? '≥' : undefined
  if (!relation) return false
  const from = lexer.at
  lexer.at += 2
  emit(lexer, 'relation', relation, from)
  return true
}

/** One letter, a declared name, or a function typed in plain letters before a bracket (`sqrt(2)`). */
function lexLetters(lexer: Lexer): void {
  const { input, settings } = lexer
  const from = lexer.at
  const declared = settings.longestName > 1 ? declaredNameAt(lexer) : undefined
  if (declared) {
    lexer.at += declared.length
    return emit(lexer, 'symbol', declared, from)
  }
  if (from < lexer.uprightUntil) return lexUprightRun(lexer)
  const isRun = isLetter(input.charCodeAt(from + 1))
  if ((isRun || settings.units === true) && !isLetter(input.charCodeAt(from - 1))) {
    let end = from + 1
    while (isLetter(input.charCodeAt(end))) end++
    if (settings.units === true && lexUnits(lexer, input.slice(from, end))) return
    const isBracketed = input[end] === '(' || input[end] === '{' || input.startsWith('\\left(', end)
    const run = input.slice(from, end)
    const name = isBracketed ? functionNamed(run) : isSpeltFunction(lexer, run) ? run : undefined
    if (name) {
      lexer.at = end
      return emitFunction(lexer, name, run, from)
    }
    if (isMomentOf(lexer, run, end)) {
      lexer.at = end
      return emit(lexer, 'symbol', run, from)
    }
  }
  lexer.at++
  emit(lexer, 'symbol', input[from]!, from)
}

/** `sin x` without its backslash; nobody multiplies s, i and n, unless they are variables of the problem. */
function isSpeltFunction(lexer: Lexer, run: string): boolean {
  return isSpeltOut(run) && !run.split('').every((letter) => lexer.settings.variables.has(letter))
}

function lexUprightRun(lexer: Lexer): void {
  const from = lexer.at
  while (isLetter(lexer.input.charCodeAt(lexer.at))) lexer.at++
  emit(lexer, 'roman', lexer.input.slice(from, lexer.at), from)
}

function lexCommand(lexer: Lexer): void {
  const { input } = lexer
  const from = lexer.at
  let end = from + 1
  while (isLetter(input.charCodeAt(end))) end++
  if (end === from + 1) return lexControlSymbol(lexer)
  const name = input.slice(from + 1, end)
  lexer.at = end
  if (name === 'left' || name === 'mleft') return lexDelimiter(lexer, from, 'open')
  if (name === 'right' || name === 'mright') return lexDelimiter(lexer, from, 'close')
  if (name === 'not') return lexStruckOut(lexer, from, lexLatexToken)
  if (name === 'middle' && lexMiddleBar(lexer, from)) return
  if (input[end] === '*') lexer.at += name === 'operatorname' ? 1 : 0
  const known = commands.get(name)
  if (known) return emit(lexer, known[0], known[1], from)
  const builtIn = functionNamed(name)
  const isLetterGamma = builtIn === 'gamma-function' && !isBeforeBracket(lexer)
  if (builtIn && name.length > 1 && name !== 'sign' && !isLetterGamma) return emitFunction(lexer, builtIn, name, from)
  const greek = greekName(name)
  if (greek && lexGreekUnit(lexer, greek, from)) return
  if (greek) return emit(lexer, 'symbol', greek, from)
  if (name === 'AA' || name === 'angstrom') {
    lexer.at = from
    if (lexAngstrom(lexer, end - from)) return
  }
  if (ignoredCommands.has(name)) {
    lexer.isApart = true
    return
  }
  if (lexGroupCommand(lexer, name, from)) return
  throw new ReadFailure('unknown-command', because('unknownCommand', { command: `\\${name}` }), from, end)
}

/** Γ is a letter, except right before a bracket, unless the problem has a variable of that name. */
function isBeforeBracket({ input, at, settings }: Lexer): boolean {
  const rest = input.slice(at, at + 12).trimStart()
  return !settings.variables.has('Gamma') && (rest.startsWith('(') || rest.startsWith('\\left('))
}

const bracedBar = /\s*\{\s*(?:\\vert|\\mid|\|)\s*\}|\s*(?:\\vert(?![A-Za-z])|\|)/y

/** `\middle|` and `\middle{\vert}`, as MathLive writes it: a bar that divides the brackets around it. */
function lexMiddleBar(lexer: Lexer, from: number): boolean {
  bracedBar.lastIndex = lexer.at
  const [bar] = bracedBar.exec(lexer.input) ?? []
  if (bar === undefined) return false
  lexer.at += bar.length
  emit(lexer, 'mid', '|', from)
  return true
}

function lexControlSymbol(lexer: Lexer): void {
  const from = lexer.at
  const character = lexer.input[from + 1]
  lexer.at = Math.min(from + 2, lexer.input.length)
  switch (character) {
    case ',':
    case ';':
    case ':':
    case '!':
    case ' ':
    case '>':
    case '\n':
    case '/':
      lexer.isApart = true
      return
    case '{':
      return emit(lexer, 'open', '{', from)
    case '}':
      return emit(lexer, 'close', '}', from)
    case '|':
      return emit(lexer, 'bar', '‖', from)
    case '\\':
      return emit(lexer, 'line-end', '\\\\', from)
    case '%':
      return emit(lexer, 'percent', '%', from)
    case '$':
      return emit(lexer, 'currency', '$', from)
    default:
      throw new ReadFailure(
        'unknown-command',
        because('unknownCommand', { command: `\\${character ?? ''}` }),
        from,
        lexer.at,
      )
  }
}

const delimiters: ReadonlyMap<string, readonly [opening: string, closing: string]> = new Map([
  ['(', ['(', ')']],
  [')', [')', ')']],
  ['[', ['[', '[']],
  [']', [']', ']']],
  ['|', ['|', '|']],
  ['<', ['⟨', '⟨']],
  ['>', ['⟩', '⟩']],
  ['.', ['.', '.']],
  ['\\{', ['{', '{']],
  ['\\}', ['}', '}']],
  ['\\lbrace', ['{', '{']],
  ['\\rbrace', ['}', '}']],
  ['\\lbrack', ['[', '[']],
  ['\\rbrack', [']', ']']],
  ['\\vert', ['|', '|']],
  ['\\lvert', ['|', '|']],
  ['\\rvert', ['|', '|']],
  ['\\|', ['‖', '‖']],
  ['\\Vert', ['‖', '‖']],
  ['\\lVert', ['‖', '‖']],
  ['\\rVert', ['‖', '‖']],
  ['\\lfloor', ['⌊', '⌊']],
  ['\\rfloor', ['⌋', '⌋']],
  ['\\lceil', ['⌈', '⌈']],
  ['\\rceil', ['⌉', '⌉']],
  ['\\langle', ['⟨', '⟨']],
  ['\\rangle', ['⟩', '⟩']],
  ['\\lparen', ['(', '(']],
  ['\\rparen', [')', ')']],
])

/** `\left(`, `\right]`, `\left.` …: the delimiter is what stands behind, a character or a command. */
function lexDelimiter(lexer: Lexer, from: number, kind: 'open' | 'close'): void {
  const { input } = lexer
  skipSpace(lexer)
  let end = lexer.at + 1
  if (input[lexer.at] === '\\') {
    while (isLetter(input.charCodeAt(end))) end++
    if (end === lexer.at + 1) end++
  }
  const spelling = input.slice(lexer.at, end)
  const known = delimiters.get(spelling) ?? fromCharacter(spelling)
  if (!known) {
    const word = kind === 'open' ? '\\left' : '\\right'
    throw new ReadFailure('unmatched-delimiter', because('bracketMissing', { command: word }), from, lexer.at)
  }
  lexer.at = end
  lexer.isApart = false
  emit(lexer, kind, kind === 'open' ? known[0] : known[1], from)
}

function fromCharacter(spelling: string): readonly [string, string] | undefined {
  const token = characters.get(spelling)
  return token && (token[0] === 'open' || token[0] === 'close') ? [token[1], token[1]] : undefined
}
