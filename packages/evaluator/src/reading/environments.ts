import type { Span, Tree } from '../tree.ts'
import { span } from './build.ts'
import { enclosed, endOfLast, fail, next, peek, peekAfter, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

const matrices = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array', 'vmatrix', 'Vmatrix'])

/** `\begin{pmatrix}…\end{pmatrix}`; `vmatrix` is a determinant, `cases` a list of its lines. */
export function readEnvironment(parser: Parser): Tree {
  const begin = next(parser)
  const name = environmentName(parser, begin)
  if (!matrices.has(name) && name !== 'cases') {
    fail('bad-environment', because('unknownEnvironment', { name }), begin)
  }
  if (name === 'array' && peek(parser).kind === 'begin') environmentName(parser, begin)
  const rows = enclosed(parser, true, () => readRows(parser, begin, name === 'cases'))
  next(parser)
  const closing = environmentName(parser, begin)
  if (closing !== name) fail('bad-environment', because('environmentsCross', { name, closing }), begin)
  const at = span(begin.from, endOfLast(parser))
  if (name === 'cases') {
    if (rows.some((row) => row.length !== 1)) return piecewise(rows, at)
    return { kind: 'list', items: rows.map((row) => row[0]!), at }
  }
  if (rows.some((row) => row.length !== rows[0]!.length)) {
    fail('bad-environment', because('rowsUnequal'), at)
  }
  const matrix: Tree = { kind: 'matrix', rows, at }
  if (name === 'vmatrix') return { kind: 'call', name: 'det', args: [matrix], at }
  return name === 'Vmatrix' ? { kind: 'call', name: 'norm', args: [matrix], at } : matrix
}

/** Values with the conditions under which they hold; the last line may have none. */
function piecewise(rows: readonly Tree[][], at: Span): Tree {
  const areWhole = rows.every((row, index) => row.length === 2 || (row.length === 1 && index === rows.length - 1))
  if (!areWhole) fail('bad-environment', because('casesIncomplete'), at)
  return { kind: 'call', name: 'piecewise', args: rows.flat(), at }
}

function environmentName(parser: Parser, begin: Token): string {
  if (!takeIf(parser, 'begin')) fail('bad-environment', because('environmentWithoutName'), begin)
  let name = ''
  while (peek(parser).kind !== 'finish') {
    const token = next(parser)
    if (token.kind === 'end') fail('bad-environment', because('environmentNameOpen'), begin)
    name += token.text
  }
  next(parser)
  return name
}

function readRows(parser: Parser, begin: Token, mayEndEmpty: boolean): Tree[][] {
  const rows: Tree[][] = []
  let row: Tree[] = []
  for (;;) {
    if (isEnd(peek(parser)) && row.length === 0 && rows.length > 0) return rows
    row.push(parser.expression(parser))
    // Books set a comma between a value and its condition: `2x,&x<1`.
    if (mayEndEmpty && peekAfter(parser).kind === 'ampersand') takeIf(parser, 'comma')
    let token = peek(parser)
    if (takeIf(parser, 'ampersand') && !(mayEndEmpty && isEnd(peek(parser)))) continue
    token = peek(parser)
    rows.push(row)
    row = []
    if (takeIf(parser, 'line-end')) continue
    if (isEnd(token)) return rows
    fail(
      'bad-environment',
      token.kind === 'end'
        ? because('environmentOpen', { command: '\\end' })
        : because('notInMatrix', { text: token.text }),
      token.kind === 'end' ? begin : token,
    )
  }
}

function isEnd(token: Token): boolean {
  return token.kind === 'command' && token.text === 'end'
}
