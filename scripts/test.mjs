// `npm test`, `npm run test:unit|api|e2e|long|firefox`: sets up what is missing, runs the named kinds of tests (all but the long
// ones when none is named) and ends with the sums. Further arguments go to the test runner.
import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../e2e/browser.mjs'
import { findFirefox } from '../e2e/firefox.mjs'
import { build } from './build.mjs'
import { describeFailure, failedInPlaywright, failedInVitest, unsteadyInPlaywright } from './failed-tests.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { runScript, say } from './say.mjs'
import { root, setup } from './setup.mjs'

// Vitest leaves one core free unless told; tests that start and kill processes keep to that.
const everyCore = [`--maxWorkers=${availableParallelism()}`]

const kinds = {
  unit: () => vitest(['unit', 'web', 'ui'], { options: everyCore }),
  api: () => vitest('api', { options: everyCore }),
  launcher: () => vitest('launcher'),
  e2e: playwright,
  // Arguments name tests of one runner.
  long: async () =>
    passedOn.length > 0 ? vitest('long') : together(await vitest('long'), await playwright(longJourneys)),
  properties,
  firefox,
}
/** They take minutes, or a browser that few machines have. */
const onlyWhenNamed = ['long', 'properties', 'firefox']

/** The journey that types generated formulas, with ten times as many of them, and every screen in every language. */
const longJourneys = {
  files: ['src/formula-typing.spec.ts', 'src/first-table.spec.ts', 'src/every-language.long.ts'],
  env: { KEY_SEQUENCES: '3000', LONG_JOURNEYS: '1' },
}

const given = process.argv.slice(2)
const named = given.filter((argument) => argument in kinds)
const passedOn = given.filter((argument) => !(argument in kinds))

await runScript(async () => {
  await setup()
  const memoryFolder = await makeMemoryFolder()
  try {
    if (memoryFolder !== undefined) process.env.TMPDIR = memoryFolder
    await runNamedKinds()
  } finally {
    if (memoryFolder !== undefined) await rm(memoryFolder, { recursive: true, force: true, maxRetries: 20 })
  }
})

async function runNamedKinds() {
  const sums = { passed: 0, failed: 0 }
  const failures = []
  const unsteady = []
  for (const kind of named.length > 0 ? named : Object.keys(kinds).filter((kind) => !onlyWhenNamed.includes(kind))) {
    say(`\n── Tests: ${kind}`)
    const started = Date.now()
    const { passed, failed, skipped, failures: found, unsteady: shaky = [] } = await kinds[kind]()
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    say(
      `${kind}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} not for this machine` : ''} (${seconds} s)`,
    )
    sums.passed += passed
    sums.failed += failed
    failures.push(...found)
    unsteady.push(...shaky)
  }
  if (unsteady.length > 0) say(`\nPassed only when tried again:\n${unsteady.map(describeFailure).join('\n')}`)
  if (failures.length > 0) say(`\nFailed:\n${failures.map(describeFailure).join('\n')}`)
  process.stdout.write(`\n${sums.passed} passed, ${sums.failed} failed\n`)
  if (sums.failed > 0) process.exitCode = 1
}

/** The tests with properties, on values that no run has drawn before. */
async function properties() {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
  say(`New seed of properties: PROPERTY_SEED=${seed} repeats it.`)
  return vitest(['unit', 'web', 'ui', 'api'], {
    env: { PROPERTY_SEED: seed },
    files: await filesWithProperties(),
    options: everyCore,
  })
}

async function filesWithProperties() {
  const folders = ['packages', 'apps', 'bench', 'gallery', 'database']
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const tests = names.flat().filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
  const texts = await Promise.all(tests.map((name) => readFile(join(root, name), 'utf8')))
  return tests.filter((_, index) => /'fast-check'|\.laws\.ts'/.test(texts[index]))
}

async function vitest(projects, { env = {}, files = [], options = [] } = {}) {
  const runner = join(root, 'node_modules/vitest/vitest.mjs')
  return withReport(async (report) => {
    const args = [
      'run',
      ...[projects].flat().map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ]
    const code = await run([runner, ...args, ...files, ...passedOn], { NODE_ENV: 'test', ...env })
    const result = await readReport(report)
    return sums(code, {
      passed: result?.numPassedTests ?? 0,
      failures: failedInVitest(result),
      skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    })
  })
}

async function playwright({ files = [], env: settings = {} } = {}) {
  if (!(await hasJourneys())) {
    say('There are no journeys in e2e/src yet.')
    return { passed: 0, failed: 0, skipped: 0, failures: [] }
  }
  const browser = await findBrowser()
  say(`Browser: ${browser.path}`)
  await build('web', 'server')
  const runner = join(root, 'node_modules/@playwright/test/cli.js')
  return withReport(async (report) => {
    const args = ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--reporter=list,json']
    const paths = { CHROME_PATH: browser.path, WINDOWED_CHROME_PATH: browser.windowedPath }
    const env = { ...browser.env, ...settings, ...paths, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const code = await run([runner, ...args, ...files, ...passedOn], env)
    const result = await readReport(report)
    return sums(code, {
      passed: (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0),
      failures: failedInPlaywright(result),
      unsteady: unsteadyInPlaywright(result),
      skipped: result?.stats.skipped ?? 0,
    })
  })
}

/** A learner's way in an installed Firefox. Where there is none, this ends with what to do about it. */
async function firefox() {
  const path = findFirefox()
  await build('web', 'server')
  const code = await run(['--import', 'tsx', join(root, 'e2e/src/firefox/firefox-journey.ts')], { FIREFOX_PATH: path })
  return sums(code, { passed: code === 0 ? 1 : 0, failures: [], skipped: 0 })
}

function together(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    unsteady: [...(one.unsteady ?? []), ...(other.unsteady ?? [])],
  }
}

async function hasJourneys() {
  const folder = join(root, 'e2e/src')
  if (!existsSync(folder)) return false
  return (await readdir(folder, { recursive: true })).some((name) => name.endsWith('.spec.ts'))
}

/** A runner that fails without naming a failed test (it crashed, a file did not load) counts as one failure. */
function sums(code, counted) {
  const failed = counted.failures.length
  return { ...counted, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'isomorph-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined)
}

function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('close', (code, signal) => resolve(code ?? signal))
  })
}
