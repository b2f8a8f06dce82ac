// Finds a Chromium for the browser tests, and fetches one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupError, say } from '../scripts/say.mjs'
import { root } from '../scripts/setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge']
const shellName = 'chromium-headless-shell'

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}

/** The newest release for Node 20; fetched on demand, since most machines have a browser. */
const packaged = '@sparticuz/chromium@143.0.4'

/**
 * A Chromium and the environment it needs: `CHROME_PATH`, Playwright's own, an installed one, the distribution's package where we may
 * install it, or a packaged one. `path` is the headless shell where there is one, since it opens pages in less processor time;
 * `windowedPath` is a Chromium with all that people have, such as the blocking of third-party cookies.
 */
export async function findBrowser() {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (!existsSync(configured)) throw new SetupError(`CHROME_PATH names ${configured}, which does not exist.`)
    return { path: configured, windowedPath: configured, env: {} }
  }
  const own = await playwrightsOwn()
  const windowedPath = own ?? installed() ?? installFromDistribution()
  if (windowedPath === undefined) return fetchPackaged()
  return { path: own ?? onPath([shellName]) ?? windowedPath, windowedPath, env: {} }
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installed() {
  return onPath(names) ?? (usualPlaces[process.platform] ?? []).find((path) => existsSync(path))
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function installFromDistribution() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium for the browser tests (apt-get install chromium) …')
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  // Older distributions have no package of the headless shell.
  const install = () => run('install', ...options, 'chromium', shellName) || run('install', ...options, 'chromium')
  if (!install() && run('update', '-qq')) install()
  return installed()
}

async function fetchPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new SetupError('The browser tests need Chromium, Chrome or Edge. Install one, or set CHROME_PATH.')
  }
  const folder = join(root, 'node_modules/.cache/isomorph-chromium')
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/index.js')
  if (!existsSync(entry)) {
    say(`Fetching a packaged Chromium for the browser tests (${packaged}, 64 MB) …`)
    const npm = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', packaged], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (npm.status !== 0) throw new SetupError('No Chromium was found, and none could be fetched. Set CHROME_PATH.')
  }
  // Set before the import, this makes the package unpack the system libraries it needs as well.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const { default: chromium } = await import(pathToFileURL(entry).href)
  const path = await chromium.executablePath()
  return { path, windowedPath: path, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' } }
}
