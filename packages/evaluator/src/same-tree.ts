import type { Tree } from './tree.ts'

/**
 * Whether two trees are the same as typed, places in the input, `lg` for `log` and words for signs of logic apart. `ignoring: 'layout'` also disregards brackets that
 * only group, product signs, and whether a division was stacked.
 */
export function sameTree(a: Tree, b: Tree, ignoring: 'places' | 'layout' = 'places'): boolean {
  return sameValue(a, b, ignoring === 'layout')
}

function sameValue(first: unknown, second: unknown, layout: boolean): boolean {
  const a = layout ? ungrouped(first) : first
  const b = layout ? ungrouped(second) : second
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index], layout))
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (key === 'at' || key === 'isDecadic' || key === 'isWord' || (layout && (key === 'joins' || key === 'style')))
      continue
    if (!sameValue(left[key], right[key], layout)) return false
  }
  return true
}

function ungrouped(value: unknown): unknown {
  let node = value as Tree | undefined
  while (node && typeof node === 'object' && node.kind === 'group') node = node.inner
  return node
}
