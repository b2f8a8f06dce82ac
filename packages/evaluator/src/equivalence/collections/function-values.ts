import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'

const isFunctionValue = (tree: Tree): boolean =>
  (tree.kind === 'call' && tree.name !== 'abs' && variablesIn(tree).size > 0) ||
  (tree.kind === 'product' &&
    tree.factors.length === 2 &&
    tree.factors[0]!.kind === 'symbol' &&
    isArgument(tree.factors[1]!))

const isArgument = (tree: Tree): boolean => tree.kind === 'group' && tree.bracket === '('

/** `f(x)\ge0` and `-1\le\sin x\le1` with a letter for the value of the function; undefined for other conditions. */
export function withLetterForValue(condition: Tree, name: string): Tree | undefined {
  const bare = ungrouped(condition)
  if (bare.kind !== 'relation' || bare.operators.includes('=')) return undefined
  const operands = bare.operands.map(ungrouped)
  const value = operands.find(isFunctionValue)
  if (value === undefined || operands.some((part) => part !== value && variablesIn(part).size > 0)) return undefined
  return {
    ...bare,
    operands: operands.map((part) => (part === value ? { kind: 'symbol', name, at: part.at } : part)),
  }
}
