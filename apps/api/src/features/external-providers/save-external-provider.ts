import type { Kysely } from 'kysely'
import { type ExternalProviderDraft, type ExternalProviderSettings, sayOfField } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { refusalOfInside, refusalOfPlainHttp, type AskingProviders } from '../identity-providers/index.ts'
import { externalProviderRefusals } from './external-providers.errors.ts'
import {
  askBeforeRosters,
  hasBeenUsed,
  insertExternalProvider,
  lockOptionalExternalProvider,
  markExternalProviderDeleted,
  selectDeploymentIds,
  selectOptionalExternalProvider,
  setDeploymentIds,
  updateExternalProviderColumns,
  type ExternalProviderRow,
} from './external-providers.queries.ts'
import { viewExternalProviderSettings } from './external-providers.view.ts'
import { timetableColumns } from './uni-time/timetable-columns.ts'

type Saving = AskingProviders & Pick<Services, 'db'>

const addresses = ['platformUrl', 'authorizationUrl', 'tokenUrl', 'jwksUrl'] as const

function addressesIn(draft: ExternalProviderDraft): readonly (readonly [path: string, address: string])[] {
  if (draft.type === 'timetabling') return draft.address === '' ? [] : [['address', draft.address]]
  return addresses.map((path) => [path, draft[path]])
}

/** Where this server asks; a browser goes to the other addresses, also within a private network. */
function askedIn(draft: ExternalProviderDraft): ReadonlySet<string> {
  return new Set(draft.type === 'timetabling' ? ['address'] : ['tokenUrl', 'jwksUrl'])
}

/** What leads inside since it was saved is not asked, and can still be switched off: `stored` is saved as it was. */
async function refuseBadAddresses(
  services: Saving,
  draft: ExternalProviderDraft,
  stored?: ExternalProviderRow,
): Promise<void> {
  const asked = askedIn(draft)
  const kept = new Set<unknown>(stored && [stored.address, stored.tokenUrl, stored.jwksUrl])
  const found = addressesIn(draft).map(async ([path, address]) => {
    const isChecked = asked.has(path) && !kept.has(address)
    const inside = isChecked ? await refusalOfInside(services, address) : undefined
    const said = refusalOfPlainHttp(services, address) ?? inside
    return said ? [{ path, ...said }] : []
  })
  const errors = (await Promise.all(found)).flat()
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

const taken = {
  external_providers_name_key: {
    kind: externalProviderRefusals.externalProviderNameTaken,
    path: 'name',
    ...sayOfField('providerNameTaken'),
  },
  external_providers_registration_key: {
    kind: externalProviderRefusals.registrationTaken,
    path: 'clientId',
    ...sayOfField('registrationTaken'),
  },
}

async function columnsOf(trx: Kysely<Tables>, draft: ExternalProviderDraft, stored?: ExternalProviderRow) {
  if (draft.type === 'timetabling') return { columns: await timetableColumns(trx, draft, stored), deploymentIds: [] }
  const { deploymentIds, ...columns } = draft
  // Who switches it on has looked at it.
  const isWaiting = (stored?.isWaiting ?? false) && !draft.isEnabled
  return { columns: { ...columns, isWaiting }, deploymentIds }
}

async function view(trx: Kysely<Tables>, row: ExternalProviderRow): Promise<ExternalProviderSettings> {
  return viewExternalProviderSettings(row, (await selectDeploymentIds(trx, [row.id])).get(row.id) ?? [])
}

/** Whether what people and courses are known by would mean somebody else. */
function isOther(stored: ExternalProviderRow, draft: ExternalProviderDraft): boolean {
  if (draft.type === 'timetabling') return false
  return stored.issuer !== draft.issuer || stored.clientId !== draft.clientId
}

/** What is asked at an address does not become one of files, nor the other way round: its classes have other numbers. */
function isOtherTimetable({ product }: ExternalProviderRow, draft: ExternalProviderDraft): boolean {
  return draft.type === 'timetabling' && product !== (draft.product ?? 'unitime')
}

export async function createExternalProvider(
  services: Saving,
  actor: Actor,
  draft: ExternalProviderDraft,
): Promise<ExternalProviderSettings> {
  await refuseBadAddresses(services, draft)
  return await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      const { columns, deploymentIds } = await columnsOf(trx, draft)
      const row = await insertExternalProvider(trx, columns)
      await setDeploymentIds(trx, row.id, deploymentIds)
      const after = await view(trx, row)
      const act = { action: 'externalProvider.create', entityType: 'externalProvider', entityId: row.id } as const
      await recordAct(trx, actor, { ...act, after })
      return after
    }),
  )
}

export async function updateExternalProvider(
  services: Saving,
  actor: Actor,
  id: number,
  draft: ExternalProviderDraft,
): Promise<ExternalProviderSettings> {
  await refuseBadAddresses(services, draft, await selectOptionalExternalProvider(services.db, id))
  return await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      const stored = await lockOptionalExternalProvider(trx, id)
      if (stored?.type !== draft.type || isOtherTimetable(stored, draft)) throw new Refusal(platformRefusals.notFound)
      const { columns, deploymentIds } = await columnsOf(trx, draft, stored)
      if (isOther(stored, draft) && (await hasBeenUsed(trx, id)))
        throw new Refusal(externalProviderRefusals.platformUsedAlready)
      const before = await view(trx, stored)
      const row = await updateExternalProviderColumns(trx, id, columns)
      await setDeploymentIds(trx, id, deploymentIds)
      if (row.type === 'timetabling' && row.address !== stored.address) await askBeforeRosters(trx, id)
      const after = await view(trx, row)
      const act = { action: 'externalProvider.update', entityType: 'externalProvider', entityId: id } as const
      await recordAct(trx, actor, { ...act, before, after })
      return after
    }),
  )
}

/** Removing twice is removing once. */
export async function deleteExternalProvider({ db }: Pick<Services, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockOptionalExternalProvider(trx, id)
    if (!stored) return
    await markExternalProviderDeleted(trx, id)
    const act = { action: 'externalProvider.delete', entityType: 'externalProvider', entityId: id } as const
    await recordAct(trx, actor, { ...act, before: await view(trx, stored) })
  })
}
