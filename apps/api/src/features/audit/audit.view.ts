import type { AuditedEntity, AuditEvent, Person } from '@isomorph/contract'
import { viewOptionalPerson } from '../../entity-lists/person.view.ts'
import type { AuditRow } from './audit.queries.ts'
import { referencesOf, type Reference } from './references.ts'

function personOf(row: AuditRow, who: 'actor' | 'impersonator'): Person | null {
  return viewOptionalPerson({
    id: row[`${who}Id`],
    firstName: row[`${who}FirstName`],
    lastName: row[`${who}LastName`],
    email: row[`${who}Email`],
    uid: row[`${who}Uid`],
  })
}

function isNamedIn(references: readonly Reference[]): (entity: AuditedEntity) => boolean {
  return (entity) => references.some(({ type, id }) => type === entity.type && id === entity.id)
}

export function viewAuditEvent(row: AuditRow, entities: readonly AuditedEntity[]): AuditEvent {
  const { id, at, apiToken, action, entityType, entityId, before, after, traceId, address } = row
  return {
    id,
    at: at.toISOString(),
    actor: personOf(row, 'actor'),
    impersonator: personOf(row, 'impersonator'),
    apiToken,
    action,
    entityType,
    entityId,
    before,
    after,
    things: entities.filter(isNamedIn(referencesOf(row))),
    traceId,
    address,
  }
}
