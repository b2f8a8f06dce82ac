import { authenticationAddress, readLoginInitiation, type LoginInitiation } from '@isomorph/sign-in'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import type { Writer } from '../../data/writers.ts'
import { redirectTo, type RawResponse } from '../../http/raw-response.ts'
import type { Services } from '../../services/services.ts'
import {
  selectOptionalExternalProvider,
  selectRegistrations,
  type ExternalProviderRow,
} from '../external-providers/index.ts'
import { setLaunchCookie } from '../sign-in/index.ts'
import { storagePage } from './launch-pages.ts'
import { LaunchRefusal } from './launch-refusal.ts'
import { insertLogin } from './lti-logins.queries.ts'
import { originsOf } from './platform-places.ts'

/** How long somebody may take at the platform. */
export const loginSeconds = 600

interface Beginning {
  readonly origin: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** Of a login address that names its registration. */
  readonly providerId: number | undefined
}

async function selectRegistration(
  { db }: Pick<Services, 'db'>,
  { issuer, clientId }: LoginInitiation,
  providerId: number | undefined,
): Promise<ExternalProviderRow> {
  if (providerId !== undefined) {
    const provider = await selectOptionalExternalProvider(db, providerId)
    const isMeant =
      provider?.type === 'lti' &&
      provider.issuer === issuer &&
      (clientId === undefined || provider.clientId === clientId)
    if (isMeant && provider.isWaiting) throw new LaunchRefusal('platformWaiting', { value: issuer })
    if (!isMeant || !provider.isEnabled) throw new LaunchRefusal('unknownPlatform', { value: issuer })
    return provider
  }
  const found = await selectRegistrations(db, issuer, clientId)
  if (found.length > 1) throw new LaunchRefusal('severalRegistrations', { value: issuer })
  const [provider] = found
  if (!provider) throw new LaunchRefusal('unknownPlatform', { value: issuer })
  return provider
}

function refuseForeignTarget(targetLinkUri: string, origin: string): void {
  const isOwn = URL.canParse(targetLinkUri) && new URL(targetLinkUri).origin === origin
  if (!isOwn) throw new LaunchRefusal('foreignTarget', { value: targetLinkUri })
}

/** What is sent again to begin in a new tab: the login request, without the frame that stores values. */
function parametersOf(login: LoginInitiation): Record<string, string> {
  const { clientId, deploymentId } = login
  return {
    iss: login.issuer,
    target_link_uri: login.targetLinkUri,
    ...login.hints,
    ...(clientId === undefined ? {} : { client_id: clientId }),
    ...(deploymentId === undefined ? {} : { lti_deployment_id: deploymentId }),
  }
}

/** Leaves the binding with the platform's frame, for browsers without cookies there, and goes on from there. */
function pageThatStores(
  provider: Awaited<ReturnType<typeof selectRegistration>>,
  frame: string,
  { address, state, binding }: { readonly address: URL; readonly state: string; readonly binding: string },
  writer: Writer,
): RawResponse {
  return storagePage(writer, {
    origins: originsOf(provider),
    form: undefined,
    data: {
      action: 'put',
      frame,
      origin: address.origin,
      key: `lti_state_${state}`,
      value: binding,
      next: address.href,
    },
  })
}

/** Begins a launch: remembers what the platform wants, binds the browser, and sends it back to the platform. */
export async function beginLogin(
  services: Pick<Services, 'db'>,
  { origin, parameters, providerId }: Beginning,
  writer: Writer,
): Promise<RawResponse> {
  const login = readLoginInitiation(parameters)
  const provider = await selectRegistration(services, login, providerId)
  refuseForeignTarget(login.targetLinkUri, origin)
  const [state, nonce, binding] = [createSecret(), createSecret(), createSecret()]
  await insertLogin(services.db, {
    stateHash: hashSecret(state),
    bindingHash: hashSecret(binding),
    externalProviderId: provider.id,
    nonce,
    targetLinkUri: login.targetLinkUri,
    deploymentId: login.deploymentId ?? null,
    parameters: {
      ...parametersOf(login),
      ...(login.storageTarget === undefined ? {} : { target: login.storageTarget }),
    },
    expiresAt: new Date(Date.now() + loginSeconds * 1000),
  })
  const address = authenticationAddress(provider.authorizationUrl, {
    clientId: provider.clientId,
    redirectUri: `${origin}/lti/launch`,
    state,
    nonce,
    hints: login.hints,
  })
  const cookie = setLaunchCookie(state, binding, loginSeconds)
  if (login.storageTarget === undefined) return redirectTo(address.href, [cookie])
  const page = pageThatStores(provider, login.storageTarget, { address, state, binding }, writer)
  return { ...page, headers: { ...page.headers, 'set-cookie': [cookie] } }
}
