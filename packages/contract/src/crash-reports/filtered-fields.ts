import { filteredFields, reportDepth, reportValueLength } from './limits.ts'

const filtered = new Set<string>(filteredFields)

/** Codes, tickets and signatures travel in the queries of addresses. */
function withoutQueryValues(text: string): string {
  return text.replaceAll(/([?&][\w.~-]+)=[^&\s"')]*/g, '$1=…')
}

/** The secrets of links in letters travel behind the `#` of addresses. What has no slash before its `#` is none. */
function withoutFragments(text: string): string {
  return text.replaceAll(/(?<![^\s"'()])([^\s"'()#]*)#[^\s"')]+/g, (whole, before: string) =>
    before.includes('/') ? `${before}#…` : whole,
  )
}

function shorten(text: string): string {
  const plain = withoutFragments(withoutQueryValues(text))
  return plain.length > reportValueLength ? `${plain.slice(0, reportValueLength - 1)}…` : plain
}

/**
 * A copy that may leave the product: without the filtered fields, without the values of queries and the
 * fragments in addresses, with long texts shortened and what is nested too deep left out.
 */
export function withoutFilteredFields<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return shorten(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (depth >= reportDepth) return '[…]' as T
  if (Array.isArray(value)) return value.map((each: unknown) => withoutFilteredFields(each, depth + 1)) as T
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    filtered.has(key) ? '[filtered]' : withoutFilteredFields(each as unknown, depth + 1),
  ])
  return Object.fromEntries(entries) as T
}
