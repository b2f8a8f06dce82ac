import type { Kysely } from 'kysely'
import type { TimetableDraft, TimetableSettings } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { selectTokenKey } from '../../../authorization/tokens.ts'
import { seal } from '../../../data/sealed.ts'
import type { ExternalProviderColumns, ExternalProviderRow } from '../external-providers.queries.ts'

function addressOf({ address }: Pick<TimetableDraft, 'address'>): string {
  return address.replace(/\/+$/, '')
}

/** A stored secret must not be sent elsewhere by changing the address, nor for another account. */
export function keepsSecret(draft: TimetableDraft, stored: ExternalProviderRow): boolean {
  const { type, address, credential, accountName } = stored
  return (
    type === 'timetabling' &&
    address === addressOf(draft) &&
    credential === draft.credential &&
    accountName === accountNameOf(draft)
  )
}

function accountNameOf({ credential, accountName }: TimetableDraft): string {
  return credential === 'token' ? '' : accountName
}

export async function timetableColumns(
  db: Kysely<Tables>,
  draft: TimetableDraft,
  stored?: ExternalProviderRow,
): Promise<ExternalProviderColumns> {
  const { type, product = 'unitime', name, isEnabled, isEmailTrusted, credential } = draft
  if (product === 'oneroster') return { type, product, name, isEnabled, isEmailTrusted, address: '' }
  const kept = stored && keepsSecret(draft, stored) ? stored.secret : null
  const secret = draft.secret === undefined ? kept : seal(await selectTokenKey(db, 'providerSecret'), draft.secret)
  const account = { address: addressOf(draft), credential, accountName: accountNameOf(draft), secret }
  return { type, product, name, isEnabled, isEmailTrusted, ...account }
}

/** A timetable as administrators see it: without the secret. */
export function viewTimetable(row: ExternalProviderRow): TimetableSettings {
  const { id, name, isEnabled, isEmailTrusted, address, credential, accountName, secret } = row
  const account = { address, credential, accountName, hasSecret: secret !== null }
  const product = row.product === 'oneroster' ? 'oneroster' : 'unitime'
  return { id, type: 'timetabling', product, name, isEnabled, isEmailTrusted, ...account }
}
