import { maximumNamedEntities, entityTypesOfFields } from '@isomorph/contract'

/** An entity that an act names. */
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
  const ids = Array.isArray(value) ? value.slice(0, maximumNamedEntities) : [value]
  return ids.filter((id) => typeof id === 'number')
}

function referencesIn(fields: unknown): Reference[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([field, value]) => {
    const type = Object.hasOwn(entityTypesOfFields, field) ? entityTypesOfFields[field] : undefined
    return type === undefined ? [] : idsIn(value).map((id) => ({ type, id }))
  })
}

/** What an act names by id: the entity it was done to, and those in the fields it changed. */
export function referencesOf({ entityType, entityId, before, after }: Act): Reference[] {
  const entity = entityId === null ? [] : [{ type: entityType, id: entityId }]
  return [...entity, ...referencesIn(before), ...referencesIn(after)]
}
