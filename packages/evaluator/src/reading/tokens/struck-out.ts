import { because } from '../reasons.ts'
import { struckOut, struckOutStatements } from './commands.ts'
import { skipSpace } from './lexer.ts'
import type { Lexer } from './lexer-state.ts'
import { makeToken, ReadFailure } from './tokens.ts'
import type { Token } from './tokens.ts'

const anotherNot = /^\\not(?![A-Za-z])/

/** What is left of a sign that this many strokes strike out; undefined where it can have none. */
function struck({ kind, text }: Token, strokes: number): string | undefined {
  if (kind !== 'relation') return strokes === 1 ? struckOutStatements.get(text) : undefined
  let left: string | undefined = text
  for (let count = strokes; count > 0 && left !== undefined; count -= 1) left = struckOut.get(left)
  return left
}

/** `\not<` and `\not\mid`: the sign behind it, struck out. */
export function lexStruckOut(lexer: Lexer, from: number, lexToken: (lexer: Lexer) => void): void {
  let strokes = 1
  // Counted, not nested: any number of them may follow each other.
  for (skipSpace(lexer); anotherNot.test(lexer.input.slice(lexer.at, lexer.at + 5)); skipSpace(lexer)) {
    lexer.at += 4
    strokes += 1
  }
  const count = lexer.tokens.length
  if (lexer.at < lexer.input.length) lexToken(lexer)
  const sign = lexer.tokens[count]
  const text = sign && struck(sign, strokes)
  if (sign === undefined || text === undefined)
    throw new ReadFailure('unknown-command', because('notBeforeRelation', { command: '\\not' }), from, lexer.at)
  const kind = sign.kind === 'mid' || sign.kind === 'bar' ? 'claim' : sign.kind
  lexer.tokens[count] = makeToken(kind, text, from, sign.to, sign.isApart)
}
