import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { mapTree } from '../map-tree.ts'

/** Parts in which a letter may mean something else than a number that can be put in. */
const binds = (part: Tree): boolean =>
  part.kind === 'derivative' ||
  part.kind === 'bound' ||
  part.kind === 'set-builder' ||
  (part.kind === 'call' && part.name === 'evaluated')

const stands = ({ kind }: Tree): boolean =>
  kind === 'symbol' || kind === 'number' || kind === 'constant' || kind === 'group'

/** The tree with a value for a letter. */
const withValue = (tree: Tree, name: string, value: Tree): Tree =>
  mapTree(tree, (part) => {
    if (part.kind !== 'symbol' || part.name !== name) return part
    return stands(value) ? value : { kind: 'group', bracket: '(', inner: value, at: part.at }
  })

/** `[F(x)]_0^{\pi}` as `F(\pi)-F(0)`, wherever the letter stands for nothing but the number that is put in. */
export const withValuesPutIn = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    if (part.kind !== 'call' || part.name !== 'evaluated') return part
    const [body, variable, lower, upper] = part.args
    if (body === undefined || variable?.kind !== 'symbol' || lower === undefined) return part
    if (somePart(body, binds) || !variablesIn(body).has(variable.name)) return part
    const valueAt = (value: Tree): Tree => ({
      kind: 'group',
      bracket: '(',
      inner: withValue(body, variable.name, value),
      at: part.at,
    })
    if (upper === undefined) return valueAt(lower)
    const terms = [
      { sign: '+' as const, value: valueAt(upper) },
      { sign: '-' as const, value: valueAt(lower) },
    ]
    return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at: part.at }, at: part.at }
  })
