import type { Kysely } from 'kysely'
import { auditedActions, auditedEntityTypes, auditedFields } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

const listed = {
  actions: new Set<string>(auditedActions),
  entityTypes: new Set<string>(auditedEntityTypes),
  fields: new Set<string>(auditedFields),
}

/** The fields of a value, and of what lies within. A text with its formatting has none that are shown. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'doc') return []
  return Object.entries(value).flatMap(([field, part]) => [field, ...fieldsIn(part)])
}

interface Act {
  readonly action: string
  readonly entityType: string
  readonly before: unknown
  readonly after: unknown
}

/** What an act holds that the lists of the audit log do not name, so that the screen would spell it out in English. */
export function unlistedNames({ action, entityType, before, after }: Act): string[] {
  const fields = [...fieldsIn(before), ...fieldsIn(after)].filter((field) => !listed.fields.has(field))
  return [
    ...(listed.actions.has(action) ? [] : [`action ${action}`]),
    ...(listed.entityTypes.has(entityType) ? [] : [`kind of entity ${entityType}`]),
    ...fields.map((field) => `field ${field} of ${action}`),
  ]
}

/** Fails with the names in the audit log of a database that no list of `packages/contract/src/audit` holds. */
export async function refuseUnlistedNames(db: Kysely<Tables>): Promise<void> {
  const columns = ['action', 'entityType', 'before', 'after'] as const
  const acts = await db.selectFrom('auditEvents').select(columns).distinct().execute()
  const unlisted = [...new Set(acts.flatMap(unlistedNames))]
  if (unlisted.length > 0)
    throw new Error(`The audit log holds names that packages/contract/src/audit does not list: ${unlisted.join(', ')}.`)
}
