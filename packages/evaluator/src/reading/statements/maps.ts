import { somePart } from '../../children.ts'
import type { CallNode, Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { endOfLast, fail, next, peek, peekAfter, takeIf } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { because } from '../reasons.ts'

type Value = (parser: Parser) => Tree

const isSetOfNumbers = (part: Tree): boolean => part.kind === 'word' && part.word !== 'ellipsis'

/** `x\mapsto x^2` and `\R^2\to\R`; undefined where no arrow follows, or one of logic. */
export function readMap(parser: Parser, first: Tree, value: Value): CallNode | undefined {
  const { kind } = peek(parser)
  if (kind === 'maps') return readArrow(parser, first, value, 'maps-to')
  return kind === 'arrow' && somePart(first, isSetOfNumbers) ? readArrow(parser, first, value, 'from-to') : undefined
}

function readArrow(parser: Parser, first: Tree, value: Value, name: 'maps-to' | 'from-to'): CallNode {
  next(parser)
  const args = [first, value(parser)]
  return { kind: 'call', name, args, at: span(first.at.from, endOfLast(parser)) }
}

/** What a colon behind a letter says: the sets of a map, or a statement that has the letter for its name. */
type Named = 'sets' | 'statement'

/** `H_0`, which is no number. */
const isHypothesis = (tree: Tree): boolean => tree.kind === 'symbol' && tree.name.startsWith('H_')

function namedHere({ tokens, at: start }: Parser, first: Tree): Named | undefined {
  let depth = 0
  let hasRelation = false
  for (let at = start + 1; at < tokens.length && depth >= 0; at++) {
    const { kind } = tokens[at]!
    if (kind === 'open' || kind === 'begin') depth++
    else if (kind === 'close' || kind === 'finish') depth--
    else if (depth > 0) continue
    else if (kind === 'arrow') return 'sets'
    else if (kind === 'maps') return 'statement'
    else if (kind === 'comma' || kind === 'semicolon' || kind === 'line-end') break
    // `x:y=2:3`
    else if (kind === 'colon') return undefined
    else if (kind === 'relation') hasRelation = true
  }
  // `x:3=4`
  const isRatio = tokens[start + 1]?.kind === 'number' && tokens[start + 2]?.kind === 'relation'
  return hasRelation && (!isRatio || isHypothesis(first)) ? 'statement' : undefined
}

/** `H_0:\mu=5`, `g:y=2x+1`, `f:\R\to\R,x\mapsto x^2`: a name and what it stands for; undefined where the colon says a ratio. */
export function readNamed(parser: Parser, first: Tree, value: Value): Tree | undefined {
  if (peek(parser).kind !== 'colon' || parser.barSeparates || first.kind !== 'symbol') return undefined
  const named = namedHere(parser, first)
  if (named === undefined) return undefined
  next(parser)
  const args = [first, ...(named === 'sets' ? readSets(parser, value) : [parser.expression(parser)])]
  return { kind: 'call', name: 'named', args, at: span(first.at.from, endOfLast(parser)) }
}

/** The sets of a map, and what it does with an element where that is said behind a comma. */
function readSets(parser: Parser, value: Value): readonly Tree[] {
  const domain = value(parser)
  const arrow = peek(parser)
  if (arrow.kind !== 'arrow') fail('unexpected', because('notExpected', { text: arrow.text }), arrow)
  const sets = readArrow(parser, domain, value, 'from-to')
  const isMapped = peek(parser).kind === 'comma' && peekAfter(parser).kind !== 'number' && hasMapAhead(parser)
  if (!isMapped) return [sets]
  takeIf(parser, 'comma')
  return [sets, parser.expression(parser)]
}

const hasMapAhead = ({ tokens, at }: Parser): boolean => tokens.slice(at).some(({ kind }) => kind === 'maps')
