import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The release as somebody unpacks it, and the examples of `deploy/` as their own programs check them. */

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'isomorph release '))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

const isThere = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** What a program complains about; nothing where it ends well. */
function complaintOf(program: string, args: readonly string[], options: Options = {}): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options })
  return status === 0 ? undefined : `${program} ended with ${status}:\n${stdout}${stderr}`
}

/** Runs a program to its end; fails with what it said. */
function run(program: string, args: readonly string[], options: Options = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** Node programs that the release is started with: this one, and the newest from the npm registry. */
function nodePrograms(): readonly [string, string][] {
  const name = `node-${process.platform}-${process.arch}`
  const place = join(folder, 'newest node')
  const npm = ['install', '--prefix', place, '--no-save', '--no-audit', '--no-fund', `${name}@26`]
  const newest = spawnSync('npm', npm, { stdio: 'ignore' }).status === 0
  const installed = join(place, 'node_modules', name, 'bin/node')
  return newest
    ? [
        [process.execPath, process.version],
        [installed, '26'],
      ]
    : [[process.execPath, process.version]]
}

describe('the release archive', () => {
  let product = ''
  beforeAll(() => {
    // Passwords of an installation on this machine must not leave it.
    const secrets = join(root, 'deploy/docker/.env')
    const isOurs = !existsSync(secrets)
    if (isOurs) writeFileSync(secrets, 'SETUP_TOKEN=not-for-others\n')
    const archive = run(process.execPath, ['scripts/release.mjs'], { cwd: root }).trim()
    if (isOurs) rmSync(secrets)
    run('tar', ['-xzf', join(root, archive), '-C', folder])
    product = join(folder, archive.replace(/^release\/|\.tar\.gz$/g, ''))
  }, 600_000)

  it.each(nodePrograms())('starts without building, signs in and makes a backup (%s, version %s)', async (node) => {
    const data = mkdtempSync(join(folder, 'data-'))
    const env = { ...process.env, DATA_DIR: data, PORT: '0', DEMO: '1', LOG_LEVEL: 'error' }
    const server = spawn(node, ['isomorph.mjs'], { cwd: product, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    try {
      const address = await addressOf(server)
      const page = await fetch(`${address}/login`)
      expect(await page.text()).toContain('<div id="root">')
      const ready = await fetch(`${address}/readyz`)
      expect(ready.status).toBe(200)
      run(node, ['isomorph.mjs', 'backup', join(data, 'all.tar.gz')], { cwd: product, env })
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
  })

  it('has no settings of the machine that packed it', () => {
    expect(existsSync(join(product, 'deploy/docker/compose.yaml'))).toBe(true)
    expect(existsSync(join(product, 'deploy/docker/.env'))).toBe(false)
  })

  it('names its programs when it is asked for another', () => {
    const { status, stderr } = spawnSync(process.execPath, ['isomorph.mjs', 'serve'], {
      cwd: product,
      encoding: 'utf8',
    })
    expect(status).toBe(2)
    expect(stderr).toBe('There is no program “serve”. Choose one of start, worker, backup, restore, evaluator.\n')
  })
})

async function addressOf(server: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk)
    const [, address] = /ready at (\S+)/.exec(said) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`The server ended: ${said}`)
}

describe('the examples', () => {
  it.skipIf(!isThere('nginx', '-v'))('are taken by nginx', () => {
    const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name)) as [string, string]
    const subject = ['-subj', '/CN=quiz.example.edu', '-days', '1', '-nodes']
    run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject])
    const site = readFileSync(join(root, 'deploy/nginx/isomorph.conf'), 'utf8')
      .replace(/(ssl_certificate +)\S+;/, `$1"${certificate}";`)
      .replace(/(ssl_certificate_key +)\S+;/, `$1"${key}";`)
    writeFileSync(join(folder, 'nginx.conf'), `pid "${folder}/pid"; events {}\nhttp {\n${site}\n}\n`)
    const args = ['-t', '-q', '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
    expect(complaintOf('nginx', args)).toBeUndefined()
  })

  it.skipIf(!isThere('caddy', 'version'))('are taken by Caddy', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')]
    expect(complaintOf('caddy', args, { env: { ...process.env, SITE: 'a.example' } })).toBeUndefined()
  })

  it.skipIf(!isThere('systemd-analyze', '--version'))('are taken by systemd', () => {
    for (const unit of ['isomorph.service', 'isomorph-worker.service']) {
      // The release need not be in /opt here.
      const text = readFileSync(join(root, 'deploy/systemd', unit), 'utf8').replaceAll(
        '/usr/bin/node',
        process.execPath,
      )
      writeFileSync(join(folder, unit), text)
      expect(complaintOf('systemd-analyze', ['verify', join(folder, unit)])).toBeUndefined()
    }
  })
})
