import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'

export type ExternalProviderRow = Selectable<Tables['externalProviders']>
export type ExternalProviderColumns = Insertable<Tables['externalProviders']>

/** External providers that were not removed, by name. */
export async function selectExternalProviders(db: Kysely<Tables>): Promise<ExternalProviderRow[]> {
  return await db
    .selectFrom('externalProviders')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()
}

function queryExternalProvider(db: Kysely<Tables>, id: number) {
  return db.selectFrom('externalProviders').selectAll().where('id', '=', id).where('deletedAt', 'is', null)
}

export async function selectOptionalExternalProvider(
  db: Kysely<Tables>,
  id: number,
): Promise<ExternalProviderRow | undefined> {
  return await queryExternalProvider(db, id).executeTakeFirst()
}

/** Whether people or courses are known by what the platform calls them. */
export async function hasBeenUsed(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from identities where provider = ${`lti:${id}`})
        or exists (select from external_groups e join lti_deployments d on d.id = e.lti_deployment_id
                    where d.external_provider_id = ${id}) as is_used`.execute(db)
  return rows[0]?.isUsed ?? false
}

/** Rosters of a timetable are reports again until somebody takes them over: at another address its classes may be others. */
export async function askBeforeRosters(trx: Kysely<Tables>, externalProviderId: number): Promise<void> {
  await trx
    .updateTable('externalGroups')
    .set({ isRosterSynced: false })
    .where('externalProviderId', '=', externalProviderId)
    .execute()
}

/** The registrations of an issuer from which launches are taken, all of them or the one with a client id. */
export async function selectRegistrations(
  db: Kysely<Tables>,
  issuer: string,
  clientId: string | undefined,
): Promise<ExternalProviderRow[]> {
  return await db
    .selectFrom('externalProviders')
    .selectAll()
    .where('type', '=', 'lti')
    .where('issuer', '=', issuer)
    .where('isEnabled', '=', true)
    .where('deletedAt', 'is', null)
    .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId ?? ''))
    .execute()
}

/** Locks the settings until the transaction ends; undefined when there are none of that id. */
export async function lockOptionalExternalProvider(
  db: Kysely<Tables>,
  id: number,
): Promise<ExternalProviderRow | undefined> {
  return await queryExternalProvider(db, id).forUpdate().executeTakeFirst()
}

export async function insertExternalProvider(
  db: Kysely<Tables>,
  columns: ExternalProviderColumns,
): Promise<ExternalProviderRow> {
  return await db.insertInto('externalProviders').values(columns).returningAll().executeTakeFirstOrThrow()
}

export async function updateExternalProviderColumns(
  db: Kysely<Tables>,
  id: number,
  columns: ExternalProviderColumns,
): Promise<ExternalProviderRow> {
  return await db
    .updateTable('externalProviders')
    .set({ ...columns, changedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function markExternalProviderDeleted(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('externalProviders')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The deployments of each provider from which launches are taken. */
export async function selectDeploymentIds(
  db: Kysely<Tables>,
  providerIds: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>(providerIds.map((id) => [id, []]))
  if (providerIds.length === 0) return found
  const rows = await db
    .selectFrom('ltiDeployments')
    .select(['externalProviderId', 'deploymentId'])
    .where('externalProviderId', 'in', [...providerIds])
    .where('isEnabled', '=', true)
    .orderBy('id')
    .execute()
  for (const { externalProviderId, deploymentId } of rows) found.get(externalProviderId)?.push(deploymentId)
  return found
}

/** Launches are taken from these deployments from now on; courses stay connected to the others. */
export async function setDeploymentIds(
  db: Kysely<Tables>,
  externalProviderId: number,
  deploymentIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('ltiDeployments')
    .set({ isEnabled: false })
    .where('externalProviderId', '=', externalProviderId)
    .execute()
  if (deploymentIds.length === 0) return
  await db
    .insertInto('ltiDeployments')
    .values(deploymentIds.map((deploymentId) => ({ externalProviderId, deploymentId })))
    .onConflict((conflict) => conflict.constraint('lti_deployments_key').doUpdateSet({ isEnabled: true }))
    .execute()
}

/** A deployment from which launches are taken. */
export async function selectOptionalDeployment(
  db: Kysely<Tables>,
  externalProviderId: number,
  deploymentId: string,
): Promise<{ readonly id: number } | undefined> {
  return await db
    .selectFrom('ltiDeployments')
    .select('id')
    .where('externalProviderId', '=', externalProviderId)
    .where('deploymentId', '=', deploymentId)
    .where('isEnabled', '=', true)
    .executeTakeFirst()
}
