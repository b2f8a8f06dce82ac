import { sql, type Kysely } from 'kysely'
import type { AuditedAction, AuditedEntityType, AuditedField } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

/** Who does something, for the record. */
export interface Actor {
  readonly userId: number | null
  /** Who acts as the user, while impersonating. */
  readonly impersonatorId: number | null
  /** The API token by which the user does it. */
  readonly apiTokenId?: number | null
  readonly traceId: string
  readonly address: string
}

/** The product itself, at its start or in a job. */
export const systemActor: Actor = { userId: null, impersonatorId: null, traceId: '', address: '' }

/** Types see the fields of a literal. What they do not see (rows with more, objects within) the API of tests checks when it closes. */
export type AuditedFields = Readonly<Partial<Record<AuditedField, unknown>>>

export interface AuditedAct {
  readonly action: AuditedAction
  readonly entityType: AuditedEntityType
  readonly entityId: number | null
  /** The changed fields only, without secrets and without learners' answers. */
  readonly before?: AuditedFields
  readonly after?: AuditedFields
}

function rowOf(actor: Actor, act: AuditedAct) {
  return {
    actorUserId: actor.userId,
    impersonatorUserId: actor.impersonatorId,
    apiTokenId: actor.apiTokenId ?? null,
    action: act.action,
    entityType: act.entityType,
    entityId: act.entityId,
    before: act.before === undefined ? null : JSON.stringify(act.before),
    after: act.after === undefined ? null : JSON.stringify(act.after),
    traceId: actor.traceId,
    address: actor.address,
  }
}

/** Writes an act into the audit log, in the transaction of the change. */
export async function recordAct(db: Kysely<Tables>, actor: Actor, act: AuditedAct): Promise<void> {
  await db.insertInto('auditEvents').values(rowOf(actor, act)).execute()
}

/** Writes many acts, one for each thing that was changed: as one value, because a room of people would take many thousands. */
export async function recordActs(db: Kysely<Tables>, actor: Actor, acts: readonly AuditedAct[]): Promise<void> {
  if (acts.length === 0) return
  const { userId, impersonatorId, apiTokenId = null, traceId, address } = actor
  await sql`
    insert into audit_events (actor_user_id, impersonator_user_id, api_token_id, action, entity_type, entity_id,
      before, after, trace_id, address)
    select ${userId}::bigint, ${impersonatorId}::bigint, ${apiTokenId}::bigint, a.action, a."entityType", a."entityId",
      a.before, a.after, ${traceId}::text, ${address}::text
      from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb)
        as a(action text, "entityType" text, "entityId" bigint, before jsonb, after jsonb)`.execute(db)
}
