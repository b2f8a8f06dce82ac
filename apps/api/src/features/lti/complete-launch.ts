import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { isTestUser, LaunchError, platformKeys, roleOfLaunch, verifyLaunch, type Launch } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { hashSecret } from '../../authorization/tokens.ts'
import type { Writer } from '../../data/writers.ts'
import { pageWriter } from '../../http/pages/page-writer.ts'
import { redirectTo, type RawResponse } from '../../http/raw-response.ts'
import type { Services } from '../../services/services.ts'
import {
  selectOptionalDeployment,
  selectOptionalExternalProvider,
  type ExternalProviderRow,
} from '../external-providers/index.ts'
import { recordExchanges, type NewExchange } from '../exchanges/index.ts'
import { connectLineItem } from '../grade-pushes/index.ts'
import { providerFetch, type AskingProviders } from '../identity-providers/index.ts'
import { onceMoreAfterRace } from '../provider-sign-in/index.ts'
import { createCode, launchBindingOf } from '../sign-in/index.ts'
import { followRole } from './people/course-role.ts'
import { LaunchRefusal } from './launch-refusal.ts'
import { launchWords } from './launch-words.ts'
import { storagePage } from './launch-pages.ts'
import { linkLaunchPerson, selectOtherName } from './people/link-launch-person.ts'
import { takesScores } from './takes-scores.ts'
import {
  insertLaunch,
  saveExternalGroup,
  saveResourceLink,
  selectGivenAssessments,
  setLinkAssessment,
} from './lti-launches.queries.ts'
import { selectOptionalLogin, useLogin, type LtiLogin } from './lti-logins.queries.ts'
import { originsOf } from './platform-places.ts'

type Completing = Pick<Services, 'db' | 'people'> & AskingProviders

/** What the browser posts: from the platform, and once more where the binding comes from the platform's storage. */
export interface LaunchForm {
  readonly state: string
  readonly idToken: string
  readonly binding: string | undefined
}

/** By shard: a provider's number means something within its shard only. */
const knownKeys = new WeakMap<Completing['db'], LRUCache<string, JWTVerifyGetKey>>()

function keysOf(services: Completing, { id, jwksUrl, changedAt }: ExternalProviderRow): JWTVerifyGetKey {
  const keys = knownKeys.get(services.db) ?? new LRUCache<string, JWTVerifyGetKey>({ max: 200 })
  knownKeys.set(services.db, keys)
  const name = `${id} ${changedAt.getTime()}`
  const found = keys.get(name) ?? platformKeys(jwksUrl, providerFetch(services))
  keys.set(name, found)
  return found
}

/** What a launch needs that is known once its login has been found. */
export interface FoundLogin {
  readonly login: LtiLogin
  readonly provider: ExternalProviderRow
}

export async function findLogin({ db }: Pick<Services, 'db'>, state: string): Promise<FoundLogin> {
  const login = await selectOptionalLogin(db, hashSecret(state))
  if (!login) throw new LaunchRefusal('stateUnknown')
  const provider = await selectOptionalExternalProvider(db, login.externalProviderId)
  if (!provider?.isEnabled) throw new LaunchRefusal('platformRemoved')
  return { login, provider }
}

/** The binding that this browser has: in its cookie, or in the storage of the platform. */
function bindingOf(request: Pick<FastifyRequest, 'headers'>, form: LaunchForm, login: LtiLogin): string | undefined {
  const candidates = [launchBindingOf(request, form.state), form.binding]
  return candidates.find((binding) => binding !== undefined && hashSecret(binding).equals(login.bindingHash))
}

function askPlatformStorage(writer: Writer, form: LaunchForm, { login, provider }: FoundLogin): RawResponse {
  return storagePage(writer, {
    origins: originsOf(provider),
    form: { action: '/lti/launch', fields: { state: form.state, id_token: form.idToken, binding: 'none' } },
    data: {
      action: 'get',
      frame: login.parameters['target'] ?? '_parent',
      origin: new URL(provider.authorizationUrl).origin,
      key: `lti_state_${form.state}`,
    },
  })
}

interface Arrival {
  readonly provider: ExternalProviderRow
  readonly deploymentId: number
  readonly launch: Launch
  readonly binding: string
}

interface Context {
  readonly id: number
  readonly groupId: number | null
}

/** Links that were chosen here name their assessment, in copies of a course too; the first launch takes it over. */
async function assessmentOfLink(trx: Completing['db'], { custom }: Launch, { groupId }: Context) {
  const id = Number(custom['ga'])
  if (groupId === null || !Number.isSafeInteger(id)) return null
  return (await selectGivenAssessments(trx, groupId)).find((each) => each.id === id)?.id ?? null
}

/** The link as the platform has it now, what it opens, and where its scores go. */
async function arriveAtLink(
  trx: Completing['db'],
  launch: Launch,
  { id: resourceLinkId, title }: NonNullable<Launch['resourceLink']>,
  context: Context,
) {
  const saved = await saveResourceLink(trx, { externalGroupId: context.id, resourceLinkId, title })
  const groupAssessmentId = saved.groupAssessmentId ?? (await assessmentOfLink(trx, launch, context))
  if (groupAssessmentId === null) return { ...saved, groupAssessmentId }
  if (saved.groupAssessmentId === null) await setLinkAssessment(trx, saved.id, groupAssessmentId)
  if (context.groupId !== null && takesScores(launch.services.scopes)) {
    const place = { externalGroupId: context.id, ltiResourceLinkId: saved.id }
    await connectLineItem(trx, { ...place, groupAssessmentId, address: launch.services.lineItemUrl })
  }
  return { ...saved, groupAssessmentId }
}

async function recordAccepted(
  trx: Completing['db'],
  { traceId }: Actor,
  { deepLinking, resourceLink, context: { title, label } }: Launch,
  about: Pick<NewExchange, 'externalProviderId' | 'externalGroupId' | 'groupId' | 'groupAssessmentId' | 'userId'>,
): Promise<void> {
  const kind = deepLinking ? 'deepLink' : 'launch'
  const summary = resourceLink?.title || title || label
  await recordExchanges(trx, [{ ...about, direction: 'in', kind, outcome: 'accepted', summary, traceId }])
}

/** Everything that the launch changes, and a code for the person, bound to the browser. */
async function arrive({ db }: Completing, actor: Actor, { provider, deploymentId, launch, binding }: Arrival) {
  const isTest = isTestUser(launch.roles)
  const role = isTest ? null : roleOfLaunch(launch.roles)
  return await onceMoreAfterRace(() =>
    db.transaction().execute(async (trx) => {
      const userId = await linkLaunchPerson(trx, provider, launch, actor)
      const { services } = launch
      const { id: contextId, title, label } = launch.context
      const named = { ltiDeploymentId: deploymentId, contextId, title, label }
      const context = await saveExternalGroup(trx, { ...named, services })
      const link = launch.resourceLink && (await arriveAtLink(trx, launch, launch.resourceLink, context))
      const { returnUrl = null } = launch.presentation
      const about = {
        externalProviderId: provider.id,
        externalGroupId: context.id,
        groupId: context.groupId,
        groupAssessmentId: link?.groupAssessmentId ?? null,
      }
      await recordAccepted(trx, actor, launch, { ...about, userId })
      const otherName = await selectOtherName(trx, userId, launch)
      const came = { userId, role, isTest, returnUrl, otherName, answeredAt: null }
      const place = link
        ? { ltiResourceLinkId: link.id, externalGroupId: null, deepLinking: null }
        : { ltiResourceLinkId: null, externalGroupId: context.id, deepLinking: JSON.stringify(launch.deepLinking) }
      const { id } = await insertLaunch(trx, { ...came, ...place })
      const challenge = createHash('sha256').update(binding).digest('base64url')
      const code = await createCode(trx, { userId, purpose: 'ltiLaunch', challenge })
      // Last, because it holds the course, which others launch into as well.
      if (context.groupId !== null && !isTest)
        await followRole(trx, actor, { groupId: context.groupId, externalGroupId: context.id, userId }, role)
      return { id, code, userId }
    }),
  )
}

async function recordRefused({ db }: Completing, actor: Actor, { id, name }: ExternalProviderRow, error: unknown) {
  const reason = error instanceof LaunchError ? error.fault : error instanceof LaunchRefusal ? error.reason : undefined
  if (reason === undefined) return
  const act = { action: 'signIn.refused', entityType: 'externalProvider', entityId: id } as const
  await recordAct(db, actor, { ...act, after: { provider: name, reason } })
  const { title, toDo } = launchWords[reason]
  const value = error instanceof LaunchRefusal && error.value !== '' ? `: “${error.value}”` : ''
  const detail = `${title}${value}. ${toDo}`
  const exchange = { direction: 'in', kind: 'launch', outcome: 'refused', externalProviderId: id } as const
  await recordExchanges(db, [{ ...exchange, summary: reason, detail, traceId: actor.traceId }])
}

async function check(services: Completing, form: LaunchForm, { login, provider }: FoundLogin) {
  const { issuer, clientId } = provider
  const registration = { issuer, clientId, keys: keysOf(services, provider) }
  const launch = await verifyLaunch(form.idToken, registration, login)
  const deployment = await selectOptionalDeployment(services.db, provider.id, launch.deploymentId)
  if (!deployment) throw new LaunchRefusal('unknownDeployment', { value: launch.deploymentId })
  return { launch, deploymentId: deployment.id }
}

/** Takes a launch: the checks in the order of the standard, then the person, the course and a code for the web app. */
export async function completeLaunch(
  services: Completing,
  actor: Actor,
  request: Pick<FastifyRequest, 'headers'>,
  form: LaunchForm,
): Promise<RawResponse> {
  const found = await findLogin(services, form.state)
  const { login, provider } = found
  if (login.usedAt !== null) throw new LaunchRefusal('stateUsed')
  const binding = bindingOf(request, form, login)
  // Where the cookie did not come back the platform may have stored the binding; it is asked once.
  if (binding === undefined && form.binding === undefined && login.parameters['target'] !== undefined)
    return askPlatformStorage(await pageWriter(request), form, found)
  if (!(await useLogin(services.db, login.stateHash))) throw new LaunchRefusal('stateUsed')
  try {
    if (binding === undefined) throw new LaunchRefusal('otherBrowser')
    const { launch, deploymentId } = await check(services, form, found)
    const { id, code, userId } = await arrive(services, actor, { provider, deploymentId, launch, binding })
    services.people.forget(userId)
    return redirectTo(`/lti-launch/${id}?${new URLSearchParams({ code }).toString()}`)
  } catch (error) {
    await recordRefused(services, actor, provider, error)
    throw error
  }
}

/** The platform ended the launch with an error. The ledger says so where the login is known, once. */
export async function refuseByPlatform(
  services: Completing,
  actor: Actor,
  state: string | undefined,
  error: string,
): Promise<never> {
  const refusal = new LaunchRefusal('platformError', { value: error.slice(0, 200) })
  const found = state === undefined ? undefined : await findLogin(services, state).catch(() => undefined)
  if (found?.login.usedAt === null && (await useLogin(services.db, found.login.stateHash)))
    await recordRefused(services, actor, found.provider, refusal)
  throw refusal
}
