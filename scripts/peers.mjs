// `npm run peers`: servers of others to try the product with, beside `npm run dev` or `npm start` with the demo. They are
// those of the tests: CAS, an OpenID provider that takes any password, a learning platform, a store of learning analytics, an
// endpoint that drafts problems from scripts, and a timetable.
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runScript, say, SetupError } from './say.mjs'
import { root, setup } from './setup.mjs'

const ports = { cas: 3201, openId: 3202, lti: 3203, caliper: 3204, chat: 3205, timetable: 3206, moodle: 3207 }
const origin = new URL(process.env.ISOMORPH_URL ?? 'http://127.0.0.1:3000').origin
const chatKey = 'a-key-that-only-the-two-of-them-know'
const password = 'correct horse'
const storeToken = 'token-of-the-store'

const common = {
  isEnabled: true,
  admits: 'anyone',
  isEmailTrusted: true,
  attributeNames: { puid: 'puid', mail: '', givenName: '', sn: '', displayName: '' },
}
const cas = {
  ...common,
  kind: 'cas',
  name: 'CAS of this machine',
  casAddress: `http://localhost:${ports.cas}/cas`,
  casVersion: '3.0',
  takesTickets: true,
  takesCredentials: true,
  triesGateway: false,
}
const openId = {
  ...common,
  kind: 'oidc',
  name: 'OpenID of this machine',
  issuer: `http://localhost:${ports.openId}`,
  clientId: 'isomorph',
  clientSecret: 'a secret that only the two of them know',
  scopes: 'openid profile email',
}

await runScript(async () => {
  await setup()
  const token = await signIn()
  await connect(token, cas)
  const { id: providerId } = await connect(token, openId)
  const { startCasServer, startCaliperReceiver, startChatServer, startOpenIdProvider, startLtiPlatform, ...more } =
    await peers()
  const lms = await startLtiPlatform({ toolOrigin: origin, port: ports.lti, product: 'brightspace' })
  await connect(token, platformOf(lms.registration), '/api/externalProviders')
  const unregistered = await startLtiPlatform({
    toolOrigin: origin,
    port: ports.moodle,
    clientId: 'registered-by-itself',
  })
  const chat = await startChatServer({ port: ports.chat, apiKey: chatKey })
  const settings = { address: chat.address, model: 'scripted', apiKey: chatKey, isEnabled: true }
  await connectChat(token, { ...settings, draftsPerDay: 1000, tokensPerMonth: 1_000_000_000 })
  const timetable = await more.startUniTimeServer({
    port: ports.timetable,
    classes: more.campusClasses,
    coordinators: more.campusCoordinators,
  })
  await connect(token, timetableOf(timetable), '/api/externalProviders')
  const stella = { puid: '0012345678', mail: 'stella@example.edu', givenName: 'Stella', sn: 'Student' }
  const store = await startCaliperReceiver({ token: storeToken, port: ports.caliper })
  await sendEventsTo(token, store.host)
  const servers = [
    lms,
    unregistered,
    store,
    chat,
    timetable,
    await startCasServer({ stella: { password, attributes: stella } }, ports.cas),
    await startOpenIdProvider({
      origin,
      providerId,
      port: ports.openId,
      people: {
        grace: { email: 'grace@example.edu', email_verified: true, given_name: 'Grace', family_name: 'Hopper' },
      },
    }),
  ]
  say(`Log in at ${origin}/login:`)
  say(`  ${cas.name}: stella, password “${password}”`)
  say(`  ${openId.name}: grace, any password; other names are people without an e-mail address`)
  say(`Launch from ${lms.origin}/, as an instructor (ina) first, then as a student (lena)`)
  say(
    `Try dynamic registration at ${unregistered.origin}/ with an address from Installation, Learning platforms, Connect a platform`,
  )
  say(`Events for learning analytics go to ${store.host}; ${store.origin}/ lists the last ones`)
  say(`${timetable.address} is a timetable in which the instructor with the PUID 0000101 teaches three classes`)
  say(
    'Draft with AI, on the page of problems, asks an endpoint with scripts: say “wrong key”, “refuse”, “slow”, “malformed”, “cut off”,',
  )
  say('“hostile” or “over limit” in the description to see what it does with them')
  say('Ctrl-C stops all of them.')
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
  })
  for (const server of servers) await server.close()
  process.exit(0)
})

async function peers() {
  const { tsImport } = await import('tsx/esm/api')
  const load = (name) => tsImport(pathToFileURL(join(root, 'packages/testing/src', `${name}.ts`)).href, import.meta.url)
  return {
    ...(await load('cas-server')),
    ...(await load('openid-provider')),
    ...(await load('lti/lti-platform')),
    ...(await load('caliper-receiver')),
    ...(await load('chat-server')),
    ...(await load('unitime-server')),
  }
}

/** Calls the product; a refusal says what was asked, since only the demo's Super Admin may connect servers. */
async function ask(path, options = {}) {
  const response = await fetch(`${origin}${path}`, options).catch((error) => {
    throw new SetupError(`Nothing answers at ${origin}. Start the product there, or set ISOMORPH_URL.`, {
      cause: error,
    })
  })
  const answer = await response.json()
  if (response.ok) return answer
  const { detail = '', errors = [] } = answer
  throw new SetupError([`${path}: ${detail}`, ...errors.map(({ message }) => message)].join('\n'))
}

function asJson(body) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function signIn() {
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const body = { userName: 'superadmin', password: 'isomorph-demo', codeChallenge }
  const { code } = await ask('/api/account/local', { method: 'POST', ...asJson(body) })
  const proof = { code, code_verifier: verifier }
  const form = new URLSearchParams({ grant_type: 'authorization_code', client_id: 'web', ...proof })
  return (await ask('/token', { method: 'POST', body: form })).access_token
}

/** Switches the events for learning analytics on, towards the store of this machine. */
async function sendEventsTo(token, host) {
  const authorization = `Bearer ${token}`
  const path = '/api/configuration/settings'
  const settings = await ask(path, { headers: { authorization } })
  const { headers, body } = asJson({
    ...settings,
    caliperEnabled: true,
    caliperEventStoreHostname: host,
    caliperPersonNamespace: settings.caliperPersonNamespace || 'https://people.example.edu/',
    caliperToken: storeToken,
  })
  await ask(path, { method: 'PUT', headers: { ...headers, authorization }, body })
}

/** A registration as an administrator types it in. */
function platformOf(registration) {
  const people = { isEmailTrusted: false, mayInstructorsCreate: true, puidClaim: 'none' }
  const common = { type: 'lti', name: 'LMS of this machine', product: 'brightspace', isEnabled: true }
  return { ...common, ...people, ...registration, platformUrl: '', tokenAudience: '' }
}

/** A timetable as an administrator types it in. */
function timetableOf({ address, account: { name: accountName, password: secret } }) {
  const named = { type: 'timetabling', name: 'UniTime of this machine', isEnabled: true }
  return { ...named, address, credential: 'password', accountName, secret, isEmailTrusted: true }
}

/** Connects a server, or connects it as it is now. */
async function connect(token, settings, path = '/api/identityProviders') {
  const authorization = `Bearer ${token}`
  const all = await ask(`${path}/settings`, { headers: { authorization } })
  const known = all.find(({ name }) => name === settings.name)
  const { headers, body } = asJson(settings)
  return await ask(`${path}${known ? `/${known.id}` : ''}`, {
    method: known ? 'PUT' : 'POST',
    headers: { ...headers, authorization },
    body,
  })
}

async function connectChat(token, settings) {
  const { headers, body } = asJson(settings)
  await ask('/api/aiSettings', { method: 'PUT', headers: { ...headers, authorization: `Bearer ${token}` }, body })
}
