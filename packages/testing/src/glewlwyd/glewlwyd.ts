import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerClient, registerPerson, startPlugin, type Registration } from './registrations.ts'
import { createSession, type GlewlwydSession } from './session.ts'

/** An OpenID provider in C that shares no code with this product: Debian's `glewlwyd`. */
export interface Glewlwyd {
  readonly issuer: string
  /** Somebody's session there, as the scripts of its sign-in page use it. */
  readonly signIn: (userName: string, password: string) => Promise<GlewlwydSession>
  readonly close: () => Promise<void>
}

const tables = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3'

/** Whether this machine has the server, and what makes its database. */
export function hasGlewlwyd(): boolean {
  return spawnSync('glewlwyd', ['--version']).error === undefined && spawnSync('sqlite3', ['-version']).status === 0
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function configurationFor(port: number, folder: string): string {
  const modules = ['user', 'user_middleware', 'client', 'plugin'].map(
    (kind) => `${kind}_module_path="/usr/lib/glewlwyd/${kind}"`,
  )
  return `port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="WARNING"
cookie_domain="127.0.0.1"
cookie_secure=0
session_expiration=3600
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
${modules.join('\n')}
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${folder}/glewlwyd.db"; };
`
}

/** Starts the process on an empty database; ready once it answers. */
async function startProcess(port: number, folder: string): Promise<ChildProcess> {
  const made = spawnSync('sqlite3', [join(folder, 'glewlwyd.db'), `.read ${tables}`], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`The database of Glewlwyd cannot be made: ${made.stderr}`)
  const file = join(folder, 'glewlwyd.conf')
  await writeFile(file, configurationFor(port, folder))
  const child = spawn('glewlwyd', [`--config=${file}`], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/config/`
  for (let isUp = false; !isUp;) {
    if (child.exitCode !== null) throw new Error(`Glewlwyd ended with ${child.exitCode}.`)
    isUp = await fetch(address).then(
      () => true,
      async () => await new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100)),
    )
  }
  return child
}

/** Starts a provider at which the product is registered, and which knows one person. */
export async function startGlewlwyd(registration: Registration): Promise<Glewlwyd> {
  const folder = await mkdtemp(join(tmpdir(), 'isomorph-glewlwyd-'))
  const port = await freePort()
  const child = await startProcess(port, folder)
  const api = `http://127.0.0.1:${port}/api`
  const signIn = async (userName: string, password: string) => await createSession(api, userName, password)
  const administrator = await signIn('admin', 'password')
  await startPlugin(administrator, `${api}/oidc`)
  await registerPerson(administrator, registration.person)
  await registerClient(administrator, registration)
  return {
    issuer: `${api}/oidc`,
    signIn,
    close: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
