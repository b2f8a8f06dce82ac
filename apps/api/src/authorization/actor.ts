import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Who does something, for the record. */
export interface Actor {
  readonly userId: number | null
  /** Who acts as the user, while impersonating. */
  readonly impersonatorId: number | null
  readonly traceId: string
  readonly address: string
}

/** The product itself, at its start or in a job. */
export const systemActor: Actor = { userId: null, impersonatorId: null, traceId: '', address: '' }

interface AuditedAct {
  /** `group.update` */
  readonly action: string
  readonly entityType: string
  readonly entityId: number | null
  /** The changed fields only, without secrets and without learners' answers. */
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes an act into the audit log, in the transaction of the change. */
export async function recordAct(db: Kysely<Tables>, actor: Actor, act: AuditedAct): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({
      actorUserId: actor.userId,
      impersonatorUserId: actor.impersonatorId,
      action: act.action,
      entityType: act.entityType,
      entityId: act.entityId,
      before: act.before === undefined ? null : JSON.stringify(act.before),
      after: act.after === undefined ? null : JSON.stringify(act.after),
      traceId: actor.traceId,
      address: actor.address,
    })
    .execute()
}
