import { mapChildren, somePart, type Tree } from '@isomorph/evaluator'

const isQuantity = ({ kind }: Tree): boolean => kind === 'quantity'

const isZero = (tree: Tree): boolean => tree.kind === 'number' && tree.value.numerator === 0n

function inDegrees(angle: Tree): Tree {
  if (angle.kind === 'signed') return { ...angle, value: inDegrees(angle.value) }
  const { at } = angle
  return { kind: 'quantity', value: angle, unit: { kind: 'unit', name: '°', at }, at }
}

/** `5∠53.1` where degrees are asked for: with the degree sign that was left out. The same tree where none was. */
export function withAnglesInDegrees(tree: Tree): Tree {
  const inner = mapChildren(tree, withAnglesInDegrees)
  if (inner.kind !== 'call' || inner.name !== 'polar') return inner
  const [modulus, angle] = inner.args
  if (modulus === undefined || angle === undefined || isZero(angle) || somePart(angle, isQuantity)) return inner
  return { ...inner, args: [modulus, inDegrees(angle)] }
}
