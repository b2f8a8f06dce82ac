/** In which order calculated values can be worked out, whatever order they were defined in. */

/** The names in an order in which each comes after all it needs, or the members of a cycle. */
export type DependencyOrder =
  | { readonly ok: true; readonly order: readonly string[] }
  | { readonly ok: false; readonly cycle: readonly string[] }

/**
 * Orders names by what they need; names needed but not listed are taken as given.
 *
 * ```ts
 * orderByDependencies(new Map([['c', ['b']], ['b', ['a']]])) // { ok: true, order: ['b', 'c'] }
 * orderByDependencies(new Map([['a', ['b']], ['b', ['a']]])) // { ok: false, cycle: ['a', 'b'] }
 * ```
 */
export function orderByDependencies(needs: ReadonlyMap<string, readonly string[]>): DependencyOrder {
  const order: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const cycleThrough = (name: string): readonly string[] | undefined => {
    if (state.get(name) === 'done' || !needs.has(name)) return undefined
    if (state.get(name) === 'open') return trail.slice(trail.indexOf(name))
    state.set(name, 'open')
    trail.push(name)
    for (const needed of needs.get(name) ?? []) {
      const cycle = cycleThrough(needed)
      if (cycle !== undefined) return cycle
    }
    trail.pop()
    state.set(name, 'done')
    order.push(name)
    return undefined
  }
  for (const name of needs.keys()) {
    const cycle = cycleThrough(name)
    if (cycle !== undefined) return { ok: false, cycle }
  }
  return { ok: true, order }
}
