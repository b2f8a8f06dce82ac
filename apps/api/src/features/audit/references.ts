import { thingsNamedAtMost, thingsOfFields } from '@isomorph/contract'

/** A thing that an act names. */
export interface Reference {
  readonly type: string
  readonly id: number
}

interface Act {
  readonly entityType: string
  readonly entityId: number | null
  readonly before: unknown
  readonly after: unknown
}

function idsIn(value: unknown): number[] {
  const ids = Array.isArray(value) ? value.slice(0, thingsNamedAtMost) : [value]
  return ids.filter((id) => typeof id === 'number')
}

function referencesIn(fields: unknown): Reference[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([field, value]) => {
    const type = Object.hasOwn(thingsOfFields, field) ? thingsOfFields[field] : undefined
    return type === undefined ? [] : idsIn(value).map((id) => ({ type, id }))
  })
}

/** What an act names by id: the thing it was done to, and those in the fields it changed. */
export function referencesOf({ entityType, entityId, before, after }: Act): Reference[] {
  const entity = entityId === null ? [] : [{ type: entityType, id: entityId }]
  return [...entity, ...referencesIn(before), ...referencesIn(after)]
}
