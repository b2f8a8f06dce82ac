import { unseal } from '../../../data/sealed.ts'
import { selectTokenKey } from '../../../authorization/tokens.ts'
import type { Services } from '../../../services/services.ts'
import { providerFetch, type AskingProviders } from '../../identity-providers/index.ts'
import type { ExternalProviderRow } from '../external-providers.queries.ts'
import { createFileTimetable } from '../roster-file/file-timetable.ts'
import { createUniTime, type UniTime } from './uni-time.ts'

type Asking = Pick<Services, 'db'> & AskingProviders

/** Somebody waits for the answer; enrolments of the largest course are a few megabytes. */
const limits = { milliseconds: 10_000, maximumBytes: 16 * 1024 * 1024 }

export const timetableFetch = (services: AskingProviders) => providerFetch(services, limits)

export async function readSecret({ db }: Pick<Services, 'db'>, secret: Buffer | null): Promise<string> {
  return secret === null ? '' : unseal(await selectTokenKey(db, 'providerSecret'), secret)
}

/** Asks a timetable as the account that administrators entered, or the export that they handed in. */
export async function timetableOf(services: Asking, provider: ExternalProviderRow): Promise<UniTime> {
  if (provider.product === 'oneroster') return createFileTimetable(services, provider.id)
  const { address, credential, accountName } = provider
  const secret = await readSecret(services, provider.secret)
  return createUniTime({ address, credential, accountName, secret }, timetableFetch(services))
}
