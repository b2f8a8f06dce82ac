import { accentNamed, withAccent } from '../accents.ts'
import type { Accent } from '../accents.ts'
import type { Tree } from '../tree.ts'
import { span } from './build.ts'
import { endOfLast, fail, next, peek } from './parser.ts'
import type { Parser } from './parser.ts'
import { closeBraces, readSubscript } from './scripts.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

/** `\vec{a}`, `\hat{x}_1`, `\overrightarrow{AB}`: the letters under the accent are one name. */
export function readAccented(parser: Parser, accent: Accent): Tree {
  const command = next(parser)
  const first = peek(parser)
  let name: string
  if (first.kind === 'begin') name = readNameInBraces(parser, command)
  else if (isLetterToken(first)) name = next(parser).text
  else return fail('empty-argument', because('letterMissing', { command: `\\${command.text}` }), first)
  // \vec\nabla is ∇ itself.
  name = name === '∇' && accent === 'vec' ? name : withAccent(name, accent)
  if (peek(parser).kind === 'subscript' || peek(parser).kind === 'lowered') {
    if (name.includes('_')) fail('bad-subscript', because('twoSubscripts'), peek(parser))
    name += `_${readSubscript(parser)}`
  }
  return { kind: 'symbol', name, at: span(command.from, endOfLast(parser)) }
}

const isLetterToken = (token: Token): boolean =>
  token.kind === 'symbol' || token.kind === 'roman' || (token.kind === 'number' && token.text === '0')

/** Letters side by side, as the end points of a vector, with a subscript behind the last. */
function readNameInBraces(parser: Parser, command: Token): string {
  const open = next(parser)
  let name = ''
  while (isLetterToken(peek(parser)) || isInnerAccent(peek(parser))) {
    const token = peek(parser)
    const inner = token.kind === 'command' ? accentNamed(token.text) : undefined
    if (inner !== undefined) {
      const tree = readAccented(parser, inner)
      name += tree.kind === 'symbol' ? tree.name : ''
    } else {
      name += next(parser).text
    }
  }
  if (name === '') fail('empty-argument', because('letterMissing', { command: `\\${command.text}` }), peek(parser))
  if (peek(parser).kind === 'subscript' || peek(parser).kind === 'lowered') name += `_${readSubscript(parser)}`
  closeBraces(parser, open)
  return name
}

const isInnerAccent = (token: Token): boolean => token.kind === 'command' && accentNamed(token.text) !== undefined
