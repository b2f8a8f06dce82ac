import { sql, type ExpressionBuilder, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'

export type LtiRegistrationRow = Selectable<Tables['ltiRegistrations']>
type ProviderColumns = Insertable<Tables['externalProviders']>

const registrationDays = 7
/** Longer than the platform is given to answer. */
const leaseSeconds = 60

export async function insertRegistration(
  db: Kysely<Tables>,
  { secretHash, createdBy }: Pick<LtiRegistrationRow, 'secretHash' | 'createdBy'>,
): Promise<LtiRegistrationRow> {
  return await db
    .insertInto('ltiRegistrations')
    .values({
      secretHash,
      createdBy,
      expiresAt: sql<Date>`now() + make_interval(days => ${registrationDays})`,
      leasedUntil: null,
      usedAt: null,
      externalProviderId: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function selectOptionalRegistration(
  db: Kysely<Tables>,
  id: number,
): Promise<LtiRegistrationRow | undefined> {
  return await db.selectFrom('ltiRegistrations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The registration behind an address that has not ended, used or not. */
export async function selectOptionalBySecret(
  db: Kysely<Tables>,
  secretHash: Buffer,
): Promise<LtiRegistrationRow | undefined> {
  return await db
    .selectFrom('ltiRegistrations')
    .selectAll()
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** No browser holds the lease, or the one that did has left. */
function isFree(is: ExpressionBuilder<Tables, 'ltiRegistrations'>) {
  return is.or([is('leasedUntil', 'is', null), is('leasedUntil', '<', sql<Date>`now()`)])
}

/** Of two browsers that register at once, one goes on; whoever leaves in the middle holds nobody up for long. */
export async function leaseRegistration(
  db: Kysely<Tables>,
  id: number,
): Promise<(LtiRegistrationRow & { readonly leasedUntil: Date }) | undefined> {
  // To the millisecond, so that whoever holds the lease can name it.
  const until = sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${leaseSeconds})`
  return await db
    .updateTable('ltiRegistrations')
    .set({ leasedUntil: until, lastError: '' })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where(isFree)
    .returningAll()
    .$narrowType<{ leasedUntil: Date }>()
    .executeTakeFirst()
}

/** Gives a lease back with what went wrong; nothing happens once the lease is another browser's, or the address was used. */
export async function releaseRegistration(
  db: Kysely<Tables>,
  { id, leasedUntil }: { readonly id: number; readonly leasedUntil: Date },
  lastError: string,
): Promise<void> {
  await db
    .updateTable('ltiRegistrations')
    .set({ leasedUntil: null, lastError })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .where('usedAt', 'is', null)
    .execute()
}

/** What went wrong before anybody registered; nothing happens while a browser registers, or once the address was used. */
export async function updateLastError(db: Kysely<Tables>, id: number, lastError: string): Promise<void> {
  await db
    .updateTable('ltiRegistrations')
    .set({ lastError })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where(isFree)
    .execute()
}

/**
 * Keeps a number for the platform before it answers: the login address that it is told contains it. Until then the row counts
 * as removed.
 */
export async function reserveProvider(
  db: Kysely<Tables>,
  registration: LtiRegistrationRow,
  columns: ProviderColumns,
): Promise<number> {
  if (registration.externalProviderId !== null) {
    await db
      .updateTable('externalProviders')
      .set(columns)
      .where('id', '=', registration.externalProviderId)
      .where('deletedAt', 'is not', null)
      .execute()
    return registration.externalProviderId
  }
  return await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('externalProviders')
      .values({ ...columns, deletedAt: sql<Date>`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('ltiRegistrations')
      .set({ externalProviderId: id })
      .where('id', '=', registration.id)
      .execute()
    return id
  })
}

/** From now on the platform is there, and waits to be switched on. */
export async function completeProvider(
  trx: Kysely<Tables>,
  id: number,
  { clientId, name }: Pick<ProviderColumns, 'name'> & { readonly clientId: string },
) {
  return await trx
    .updateTable('externalProviders')
    .set({
      clientId,
      name,
      isEnabled: false,
      isWaiting: true,
      deletedAt: null,
      changedAt: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function isNameTaken(trx: Kysely<Tables>, name: string): Promise<boolean> {
  const found = await trx
    .selectFrom('externalProviders')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function markUsed(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('ltiRegistrations')
    .set({ usedAt: sql<Date>`now()`, leasedUntil: null, lastError: '' })
    .where('id', '=', id)
    .execute()
}
