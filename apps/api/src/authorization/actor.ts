import type { Kysely } from 'kysely'
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

export interface AuditedAct {
  /** `group.update` */
  readonly action: string
  readonly entityType: string
  readonly entityId: number | null
  /** The changed fields only, without secrets and without learners' answers. */
  readonly before?: unknown
  readonly after?: unknown
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

/** The driver takes a limited number of values in one statement. */
const actsAtOnce = 1000

/** Writes many acts, one for each thing that was changed. */
export async function recordActs(db: Kysely<Tables>, actor: Actor, acts: readonly AuditedAct[]): Promise<void> {
  for (let first = 0; first < acts.length; first += actsAtOnce) {
    const rows = acts.slice(first, first + actsAtOnce).map((act) => rowOf(actor, act))
    await db.insertInto('auditEvents').values(rows).execute()
  }
}
