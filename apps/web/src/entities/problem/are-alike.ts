/** Addresses of pictures that are not public carry a signature that is new with every fetch and never stored. */
const signature = /(\/api\/files\/[\w.-]+)\?[^"]*/g

export function withoutSignatures(text: string): string {
  return text.replaceAll(signature, '$1')
}

type Members = Readonly<Record<string, unknown>>

function isObject(part: unknown): part is Members {
  return typeof part === 'object' && part !== null
}

/**
 * Whether two parts of a problem would be stored alike. The server answers with the members of an object in an order of its own, so
 * the order says nothing; a member without a value is not stored.
 */
export function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return withoutSignatures(one) === withoutSignatures(other)
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => areAlike(one[name], other[name]))
}
