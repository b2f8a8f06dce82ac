import { sql, type Insertable, type Kysely, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { clientAuthentications } from '@isomorph/contract'
import { attributeNamesSchema, roleMappingSchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'

const common = {
  id: z.number(),
  name: z.string(),
  isEnabled: z.boolean(),
  admits: z.enum(['anyone', 'known']),
  isEmailTrusted: z.boolean(),
  attributeNames: attributeNamesSchema,
  roleClaim: z.string(),
  roleMappings: z.array(roleMappingSchema),
  changedAt: z.date(),
}

const openIdRowSchema = z.object({
  ...common,
  kind: z.literal('oidc'),
  issuer: z.string(),
  clientId: z.string(),
  /** Sealed. */
  clientSecret: z.instanceof(Buffer).nullable(),
  scopes: z.string(),
  clientAuthentication: z.enum(clientAuthentications),
})
const casRowSchema = z.object({
  ...common,
  kind: z.literal('cas'),
  casAddress: z.string(),
  casVersion: z.enum(['1.0', '2.0', '3.0']),
  takesTickets: z.boolean(),
  takesCredentials: z.boolean(),
  triesGateway: z.boolean(),
})
const providerRowSchema = z.discriminatedUnion('kind', [openIdRowSchema, casRowSchema])

export type OpenIdRow = z.output<typeof openIdRowSchema>
export type CasRow = z.output<typeof casRowSchema>
export type ProviderRow = OpenIdRow | CasRow

/** Identity providers that were not removed, by name. */
export async function selectProviders(db: Kysely<Tables>): Promise<ProviderRow[]> {
  const rows = await db
    .selectFrom('identityProviders')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map((row) => providerRowSchema.parse(row))
}

export async function selectOptionalProvider(db: Kysely<Tables>, id: number): Promise<ProviderRow | undefined> {
  const row = await db
    .selectFrom('identityProviders')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row && providerRowSchema.parse(row)
}

/**
 * The names of the providers at an issuer or a base address, or of the external provider `lti:3`, which is how the
 * identities of people name them; null where all of them were removed.
 */
export function namesOfProvidersAt(address: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select string_agg(p.name, ', ' order by lower(p.name)) from identity_providers p
      where p.deleted_at is null and ${address} in (p.issuer, p.cas_address)),
    (select p.name from external_providers p where p.deleted_at is null and 'lti:' || p.id = ${address}))`
}

type Columns = Insertable<Tables['identityProviders']>

export async function insertProvider(db: Kysely<Tables>, columns: Columns): Promise<ProviderRow> {
  const row = await db.insertInto('identityProviders').values(columns).returningAll().executeTakeFirstOrThrow()
  return providerRowSchema.parse(row)
}

export async function updateProvider(db: Kysely<Tables>, id: number, columns: Columns): Promise<ProviderRow> {
  const row = await db
    .updateTable('identityProviders')
    .set({ ...columns, changedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return providerRowSchema.parse(row)
}

/** Locks the settings until the transaction ends; undefined when there are none of that id. */
export async function lockOptionalProvider(db: Kysely<Tables>, id: number): Promise<ProviderRow | undefined> {
  const row = await db
    .selectFrom('identityProviders')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && providerRowSchema.parse(row)
}

export async function markProviderDeleted(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('identityProviders')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
