import { authenticateWithCredentials, validateTicket } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { hashSecret } from '../../authorization/tokens.ts'
import { accountRefusals } from '../sign-in/index.ts'
import {
  casServerOf,
  providerFetch,
  selectProviders,
  type AskingProviders,
  type CasRow,
} from '../identity-providers/index.ts'
import { isWrongCredentials, tryCounted, type CasFailures } from './counted-tries.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { serviceAddress } from './own-addresses.ts'
import { personFromCas } from './person-at-provider.ts'
import { failureRefusals, providerSignInRefusals } from './provider-sign-in.errors.ts'
import { atProvider } from './sign-in-failures.ts'

type SigningIn = Pick<Services, 'db' | 'people'> & AskingProviders

interface Asked {
  readonly identityProviderId?: number | undefined
  readonly codeChallenge: string
  /** Under which the browser reached us; undefined when it is none of our origins. */
  readonly origin: string | undefined
}

/** The CAS server meant: the one that is named, or the only one there is. */
async function selectCas(
  { db }: SigningIn,
  id: number | undefined,
  isOffering: (row: CasRow) => boolean,
): Promise<CasRow> {
  const offered = (await selectProviders(db)).filter(
    (row): row is CasRow => row.kind === 'cas' && row.isEnabled && isOffering(row),
  )
  const found = id === undefined ? offered : offered.filter((row) => row.id === id)
  if (found.length > 1) {
    // Programs alone are told: our own page names the provider.
    const message = 'Several providers take this: name one.'
    const errors = [{ path: 'identityProviderId', message, reason: undefined }]
    throw new Refusal(platformRefusals.invalidInput, { errors })
  }
  const [provider] = found
  if (!provider) throw new Refusal(failureRefusals.providerNotOffered)
  return provider
}

interface TicketAsked extends Asked {
  readonly ticket: string
  readonly service: string
}

/** Exchanges a ticket for a code. CAS is asked with our own address, never with one that a caller made up. */
export async function signInWithTicket(
  services: SigningIn,
  actor: Actor,
  asked: TicketAsked,
): Promise<{ code: string }> {
  const { ticket, service, origin } = asked
  if (origin === undefined || service !== serviceAddress(origin))
    throw new Refusal(providerSignInRefusals.foreignService, {
      errors: [
        { path: 'service', message: 'This is not the address that tickets are made for here.', reason: undefined },
      ],
    })
  const provider = await selectCas(services, asked.identityProviderId, (row) => row.takesTickets)
  const principal = await atProvider(() =>
    validateTicket(casServerOf(services, provider), { ticket, service }, providerFetch(services)),
  )
  const code = await finishSignIn(services, actor, {
    provider,
    person: personFromCas(principal, provider.casAddress, provider),
    purpose: 'casTicket',
    challenge: asked.codeChallenge,
    sessionKeyHash: hashSecret(ticket),
  })
  return { code }
}

interface CredentialsAsked extends Asked {
  readonly userName: string
  readonly password: string
}

async function recordWrong({ db }: SigningIn, actor: Actor, provider: CasRow): Promise<void> {
  const act = { action: 'signIn.refused', entityType: 'identityProvider', entityId: provider.id } as const
  await recordAct(db, actor, {
    ...act,
    after: { provider: provider.name, reason: accountRefusals.wrongCredentials.type },
  })
}

/**
 * Exchanges a user name and password for a code; CAS checks them and nobody keeps them. The ticket of this sign-in ends
 * with it, so no single logout will come for the session.
 */
export async function signInWithCredentials(
  services: SigningIn,
  actor: Actor,
  failures: CasFailures,
  asked: CredentialsAsked,
): Promise<{ code: string }> {
  const { userName, password, origin } = asked
  const provider = await selectCas(services, asked.identityProviderId, (row) => row.takesCredentials)
  if (origin === undefined) throw new Refusal(failureRefusals.providerNotSetUp)
  const credentials = { username: userName, password }
  const ask = async () =>
    await authenticateWithCredentials(
      casServerOf(services, provider),
      credentials,
      serviceAddress(origin),
      providerFetch(services),
    )
  const caller = { userName, address: actor.address }
  const principal = await tryCounted(failures, caller, () => atProvider(ask)).catch(async (error: unknown) => {
    if (isWrongCredentials(error)) await recordWrong(services, actor, provider)
    throw error
  })
  const code = await finishSignIn(services, actor, {
    provider,
    person: personFromCas(principal, provider.casAddress, provider),
    purpose: 'casV1',
    challenge: asked.codeChallenge,
    sessionKeyHash: null,
  })
  return { code }
}
