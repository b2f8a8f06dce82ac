import { createHash } from 'node:crypto'

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, canonical(member)]),
  )
}

/** Equal for equal documents, in whatever order their members stand. */
export function hashContent(content: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest()
}
