import type { Kysely } from 'kysely'
import { type IdentityProviderDraft, type IdentityProviderSettings, sayOfField } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { seal } from '../../data/sealed.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { makeMissingKey } from './client-keys.ts'
import { deleteKeys, insertCurrentKey } from './client-keys.queries.ts'
import { identityProviderRefusals } from './identity-providers.errors.ts'
import {
  insertProvider,
  lockOptionalProvider,
  markProviderDeleted,
  updateProvider,
  type ProviderRow,
} from './identity-providers.queries.ts'
import { viewSettings } from './identity-providers.view.ts'
import { refusalOfPlainHttp } from './provider-fetch.ts'
import { revokeRolesOfProvider } from './roles-of-provider.ts'

type Saving = Pick<Services, 'db' | 'tier'>

function refusePlainAddress(services: Saving, draft: IdentityProviderDraft): void {
  const path = draft.kind === 'cas' ? 'casAddress' : 'issuer'
  const said = refusalOfPlainHttp(services, draft.kind === 'cas' ? draft.casAddress : draft.issuer)
  if (said) throw new Refusal(platformRefusals.invalidInput, { errors: [{ path, ...said }] })
}

/** The secret to keep: a new one, none, or the one there is, as long as it stays with the same provider. */
async function secretOf(db: Kysely<Tables>, draft: IdentityProviderDraft, stored: ProviderRow | undefined) {
  if (draft.kind === 'cas' || draft.clientAuthentication === 'privateKey') return null
  if (draft.clientSecret !== undefined)
    return draft.clientSecret === '' ? null : seal(await selectTokenKey(db, 'providerSecret'), draft.clientSecret)
  // A stored secret must not be sent to another server by changing the address.
  return stored?.kind === 'oidc' && stored.issuer === draft.issuer ? stored.clientSecret : null
}

const nothingOfOpenId = { issuer: null, clientId: null, scopes: null }
const nothingOfCas = {
  casAddress: null,
  casVersion: null,
  takesTickets: false,
  takesCredentials: false,
  triesGateway: false,
}

async function columnsOf(db: Kysely<Tables>, draft: IdentityProviderDraft, stored?: ProviderRow) {
  const { name, kind, isEnabled, admits, isEmailTrusted, roleClaim } = draft
  const attributeNames = JSON.stringify(draft.attributeNames)
  const roleMappings = JSON.stringify(draft.roleMappings)
  const common = { name, kind, isEnabled, admits, isEmailTrusted, attributeNames, roleClaim, roleMappings }
  const clientSecret = await secretOf(db, draft, stored)
  if (draft.kind === 'oidc') {
    const { issuer, clientId, scopes, clientAuthentication } = draft
    return { ...common, ...nothingOfCas, issuer, clientId, scopes, clientAuthentication, clientSecret }
  }
  const { casAddress, casVersion, takesTickets, takesCredentials, triesGateway } = draft
  const cas = { casAddress: casAddress.replace(/\/+$/, ''), casVersion, takesTickets, takesCredentials, triesGateway }
  return { ...common, ...nothingOfOpenId, ...cas, clientSecret }
}

/** Made before the transaction that stores it begins, where we prove by a key who we are and there is none yet. */
async function neededKey(db: Kysely<Tables>, draft: IdentityProviderDraft, id?: number) {
  return draft.kind === 'oidc' && draft.clientAuthentication === 'privateKey' ? await makeMissingKey(db, id) : undefined
}

const nameTaken = {
  identity_providers_name_key: {
    kind: identityProviderRefusals.identityProviderNameTaken,
    path: 'name',
    ...sayOfField('identityProviderNameTaken'),
  },
}

export async function createIdentityProvider(
  services: Saving,
  actor: Actor,
  draft: IdentityProviderDraft,
): Promise<IdentityProviderSettings> {
  const { db } = services
  refusePlainAddress(services, draft)
  const columns = await columnsOf(db, draft)
  const key = await neededKey(db, draft)
  return await refusingOn(nameTaken, () =>
    db.transaction().execute(async (trx) => {
      const after = viewSettings(await insertProvider(trx, columns))
      if (key) await insertCurrentKey(trx, after.id, key)
      await recordAct(trx, actor, {
        action: 'identityProvider.create',
        entityType: 'identityProvider',
        entityId: after.id,
        after,
      })
      return after
    }),
  )
}

export async function updateIdentityProvider(
  services: Saving,
  actor: Actor,
  id: number,
  draft: IdentityProviderDraft,
): Promise<IdentityProviderSettings> {
  const { db } = services
  refusePlainAddress(services, draft)
  const key = await neededKey(db, draft, id)
  return await refusingOn(nameTaken, () =>
    db.transaction().execute(async (trx) => {
      const stored = await lockOptionalProvider(trx, id)
      if (!stored) throw new Refusal(platformRefusals.notFound)
      const after = viewSettings(await updateProvider(trx, id, await columnsOf(trx, draft, stored)))
      if (key) await insertCurrentKey(trx, id, key)
      const act = { action: 'identityProvider.update', entityType: 'identityProvider', entityId: id } as const
      await recordAct(trx, actor, { ...act, before: viewSettings(stored), after })
      return after
    }),
  )
}

/** Removing twice is removing once. What people held by the groups of the provider goes with it. */
export async function deleteIdentityProvider(
  { db, people }: Pick<Services, 'db' | 'people'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockOptionalProvider(trx, id)
    if (!stored) return
    await markProviderDeleted(trx, id)
    await deleteKeys(trx, id)
    await revokeRolesOfProvider(trx, stored, actor)
    const act = { action: 'identityProvider.delete', entityType: 'identityProvider', entityId: id } as const
    await recordAct(trx, actor, { ...act, before: viewSettings(stored) })
  })
  people.forget()
}
