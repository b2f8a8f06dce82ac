import { cleanName, registrationLabels, type LtiProduct } from '@isomorph/contract'
import {
  readPlatformConfiguration,
  RegistrationError,
  registerTool,
  type PlatformConfiguration,
  type RegisteredTool,
} from '@isomorph/sign-in'
import type { Writer } from '../../data/writers.ts'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { hashSecret } from '../../authorization/tokens.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import type { Services } from '../../services/services.ts'
import { recordExchanges } from '../exchanges/index.ts'
import { setDeploymentIds } from '../external-providers/index.ts'
import { providerFetch, type AskingProviders } from '../identity-providers/index.ts'
import { onceMoreAfterRace } from '../provider-sign-in/index.ts'
import {
  completeProvider,
  isNameTaken,
  leaseRegistration,
  markUsed,
  releaseRegistration,
  reserveProvider,
  selectOptionalBySecret,
  updateLastError,
  type LtiRegistrationRow,
} from './lti-registrations.queries.ts'
import { askingPage, connectedPage } from './registration-pages.ts'
import { RegistrationRefusal } from './registration-refusal.ts'

type Registering = Pick<Services, 'db'> & AskingProviders

/** What the platform adds to the address when it opens it. */
export interface RegistrationRequest {
  /** Writes the page that the platform opens. */
  readonly writer: Writer
  readonly secret: string
  /** `https://quiz.example.edu` */
  readonly origin: string
  /** Address of the platform's configuration; empty: it named none. */
  readonly configuration: string
  readonly token: string | undefined
}

/** What the standard calls the products, in our words. */
const products: Readonly<Record<string, readonly [product: LtiProduct, name: string]>> = {
  moodle: ['moodle', 'Moodle'],
  canvas: ['canvas', 'Canvas'],
  desire2learn: ['brightspace', 'Brightspace'],
  brightspace: ['brightspace', 'Brightspace'],
  blackboardlearn: ['blackboard', 'Blackboard'],
  blackboard: ['blackboard', 'Blackboard'],
  sakai: ['sakai', 'Sakai'],
  sakaiproject: ['sakai', 'Sakai'],
}

function productOf({ productFamilyCode }: PlatformConfiguration): readonly [product: LtiProduct, name: string] {
  const code = productFamilyCode.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return (Object.hasOwn(products, code) ? products[code] : undefined) ?? ['other', 'Learning platform']
}

const nameMaximum = 60

function nameOf(platform: PlatformConfiguration): string {
  const [, product] = productOf(platform)
  const account = cleanName(platform.accountName)
  const name = account === '' ? `${product} at ${new URL(platform.registrationUrl).host}` : `${product}, ${account}`
  return Array.from(name).slice(0, nameMaximum).join('')
}

async function readConfiguration(services: Registering, { configuration, token }: RegistrationRequest) {
  const rules = { fetch: providerFetch(services), isHttpAllowed: services.tier === 'local' }
  return await readPlatformConfiguration(configuration, token, rules)
}

async function findRegistration({ db }: Registering, { secret }: RegistrationRequest): Promise<LtiRegistrationRow> {
  const registration = await selectOptionalBySecret(db, hashSecret(secret))
  if (!registration) throw new RegistrationRefusal('addressUnknown')
  if (registration.usedAt !== null) throw new RegistrationRefusal('addressUsed')
  return registration
}

function refusalOf(error: unknown): RegistrationRefusal | undefined {
  if (error instanceof RegistrationRefusal) return error
  if ((error as { constraint?: unknown }).constraint === 'external_providers_registration_key')
    return new RegistrationRefusal('connectedAlready', { cause: error })
  if (!(error instanceof RegistrationError)) return undefined
  return new RegistrationRefusal(error.fault, { detail: error, cause: error })
}

/** What went wrong, for the administrator who made the address and for the ledger. */
async function recordRefused(
  { db }: Registering,
  actor: Actor,
  error: unknown,
  keep: (words: string) => Promise<void>,
): Promise<unknown> {
  const refusal = refusalOf(error)
  const { title, text } = registrationLabels[refusal?.reason ?? 'noAnswer']
  const words = [`${title}.`, text, refusal?.detail.message ?? ''].join(' ').trim()
  await keep(words)
  const outcome = refusal?.reason === 'noAnswer' || refusal === undefined ? 'failed' : 'refused'
  const exchange = { direction: 'in', kind: 'registration', outcome, summary: refusal?.reason ?? '' } as const
  await recordExchanges(db, [{ ...exchange, detail: words, traceId: actor.traceId }])
  return refusal ?? error
}

/** Shows who asks. Nothing is made there or here before somebody agrees: programs open addresses, too. */
export async function askBeforeRegistering(
  services: Registering,
  actor: Actor,
  request: RegistrationRequest,
): Promise<RawResponse> {
  const registration = await findRegistration(services, request)
  // Opened without a configuration: not recorded as an error.
  if (request.configuration === '') throw new RegistrationRefusal('incompleteRegistration')
  try {
    const platform = await readConfiguration(services, request)
    const { origin, secret, configuration, token } = request
    return askingPage(request.writer, {
      platform,
      framedBy: [configuration, platform.issuer, platform.registrationUrl],
      productName: productOf(platform)[1],
      host: new URL(origin).host,
      action: `/lti/register/${secret}`,
      fields: {
        openid_configuration: configuration,
        ...(token === undefined ? {} : { registration_token: token }),
      },
    })
  } catch (error) {
    throw await recordRefused(services, actor, error, async (words) => {
      await updateLastError(services.db, registration.id, words)
    })
  }
}

function columnsOf(platform: PlatformConfiguration) {
  const { issuer, authorizationUrl, tokenUrl, tokenAudience, jwksUrl, registrationUrl } = platform
  const { origin } = new URL(registrationUrl)
  const [product] = productOf(platform)
  return {
    type: 'lti',
    name: nameOf(platform),
    product,
    issuer,
    clientId: '',
    authorizationUrl,
    tokenUrl,
    tokenAudience: tokenAudience === tokenUrl ? '' : tokenAudience,
    jwksUrl,
    // Clouds authenticate at one place for all their sites; people are at the one that registers.
    platformUrl: origin === new URL(authorizationUrl).origin ? '' : origin,
    isEnabled: false,
    mayInstructorsCreate: true,
  } as const
}

interface Registered {
  readonly registration: LtiRegistrationRow
  readonly providerId: number
  readonly platform: PlatformConfiguration
  readonly tool: RegisteredTool
}

async function store({ db }: Registering, actor: Actor, registered: Registered) {
  const { registration, providerId, platform, tool } = registered
  return await db.transaction().execute(async (trx) => {
    const wanted = nameOf(platform)
    const name = (await isNameTaken(trx, wanted)) ? `${wanted.slice(0, nameMaximum - 8)} ${providerId}` : wanted
    const row = await completeProvider(trx, providerId, { clientId: tool.clientId, name })
    await setDeploymentIds(trx, providerId, tool.deploymentId === undefined ? [] : [tool.deploymentId])
    await markUsed(trx, registration.id)
    const { issuer, clientId } = row
    const act = { action: 'externalProvider.register', entityType: 'externalProvider', entityId: providerId } as const
    await recordAct(trx, actor, { ...act, after: { name, issuer, clientId, registrationId: registration.id } })
    const exchange = { direction: 'in', kind: 'registration', outcome: 'accepted' } as const
    await recordExchanges(trx, [
      { ...exchange, externalProviderId: providerId, summary: issuer, traceId: actor.traceId },
    ])
    return row
  })
}

/** Registers this site at the platform, which from then on waits here to be switched on. */
export async function registerPlatform(
  services: Registering,
  actor: Actor,
  request: RegistrationRequest,
): Promise<RawResponse> {
  const found = await findRegistration(services, request)
  const registration = await leaseRegistration(services.db, found.id)
  if (!registration) throw new RegistrationRefusal('addressBusy')
  try {
    const platform = await readConfiguration(services, request)
    const providerId = await reserveProvider(services.db, registration, columnsOf(platform))
    const { origin, token } = request
    const tool = await registerTool(
      platform,
      {
        origin,
        name: 'Isomorph',
        description: 'Randomised, formula-driven questions',
        loginUrl: `${origin}/lti/login/${providerId}`,
      },
      { token, fetch: providerFetch(services) },
    )
    // Somebody may take the name at the same moment.
    const { name, product } = await onceMoreAfterRace(
      async () => await store(services, actor, { registration, providerId, platform, tool }),
    )
    return connectedPage(request.writer, {
      name,
      product: product === 'unitime' || product === 'oneroster' ? 'other' : product,
      missingScopes: tool.missingScopes,
    })
  } catch (error) {
    throw await recordRefused(services, actor, error, async (words) => {
      await releaseRegistration(services.db, registration, words)
    })
  }
}
