import { accentsOf, withAccent } from '../../accents.ts'
import type { Sign, Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

/** The two points of `\vec{AB}`. */
function pointsOf(part: Tree): readonly [from: string, to: string] | undefined {
  if (part.kind !== 'symbol') return undefined
  const { bare, accents } = accentsOf(part.name)
  if (accents.length !== 1 || accents[0] !== 'vec' || !/^[A-Z]{2}$/.test(bare)) return undefined
  return [bare[0]!, bare[1]!]
}

/** An arrow from one point to another. */
export const isArrowBetweenPoints = (part: Tree): boolean => pointsOf(part) !== undefined

/** Every `\vec{AB}` as `\vec b-\vec a`, and `\vec{OB}` as `\vec b`. */
export function withPositions(tree: Tree): Tree {
  return mapTree(tree, (part) => {
    const points = pointsOf(part)
    if (points === undefined) return part
    const { at } = part
    const [from, to] = points
    const position = (point: string, sign: Sign): readonly { readonly sign: Sign; readonly value: Tree }[] =>
      point === 'O' ? [] : [{ sign, value: { kind: 'symbol', name: withAccent(point.toLowerCase(), 'vec'), at } }]
    const terms = [...position(to, '+'), ...position(from, '-')]
    return terms.length === 0 ? part : { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
  })
}
