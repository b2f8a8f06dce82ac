function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const areObjects = typeof one === 'object' && typeof other === 'object'
  return areObjects && JSON.stringify(one) === JSON.stringify(other)
}

/** The fields of a draft that differ from what the form began with. */
export function changesOf<Draft extends object>(draft: Draft, saved: Draft): [string, unknown][] {
  const before = new Map<string, unknown>(Object.entries(saved))
  return Object.entries(draft).filter(([field, value]) => !isSame(value, before.get(field)))
}

function isOfSameKind(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other)
}

/** Changes on top of what the form begins with now; fields that it does not have, or has with other values, are left out. */
export function withChanges<Draft extends object>(saved: Draft, changes: Readonly<Record<string, unknown>>): Draft {
  const now = new Map<string, unknown>(Object.entries(saved))
  const fitting = Object.entries(changes).filter(
    ([field, value]) => now.has(field) && isOfSameKind(value, now.get(field)),
  )
  return { ...saved, ...(Object.fromEntries(fitting) as Partial<Draft>) }
}
