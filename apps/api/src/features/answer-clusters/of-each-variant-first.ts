import { groupBy } from '../../data/group-by.ts'

/** One row of each variant, the variants with most rows first, and then the others: the first few tell a slip from a chance of one variant. */
export function ofEachVariantFirst<R extends { readonly values: unknown }>(rows: readonly R[]): readonly R[] {
  const byVariant = [...groupBy(rows, ({ values }) => JSON.stringify(values)).values()]
  const firsts = byVariant.toSorted((a, b) => b.length - a.length).flatMap(([row]) => row ?? [])
  const taken = new Set(firsts)
  return [...firsts, ...rows.filter((row) => !taken.has(row))]
}
