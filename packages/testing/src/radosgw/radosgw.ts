import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capabilities, configurationFor, gatewayName } from './configuration.ts'

/** A real store that speaks the protocol of Amazon S3: Ceph's gateway over one monitor and one store in memory. */
export interface Radosgw {
  readonly endpoint: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  readonly close: () => Promise<void>
}

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']

/** Whether this machine has the server: Debian's `radosgw`, `ceph-mon`, `ceph-osd` and `ceph-common`. */
export function hasRadosgw(): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).error === undefined)
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(async (server) => await once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(async (server) => await new Promise((resolve) => server.close(resolve))))
  return ports
}

const credentials = { accessKeyId: 'isomorph-key', secretAccessKey: 'isomorph-secret' }
const asRoot = ['--setuser', 'root', '--setgroup', 'root']

/** Runs a program to its end, or starts one that stays. */
function programsIn(folder: string) {
  const file = join(folder, 'ceph.conf')
  return {
    run: (program: string, ...args: readonly string[]): void => {
      const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', timeout: 120_000 })
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
    },
    start: (program: string, ...args: readonly string[]): ChildProcess =>
      spawn(program, ['-c', file, '-f', ...args, ...asRoot], { cwd: folder, stdio: 'ignore' }),
    file,
  }
}

type Programs = ReturnType<typeof programsIn>

/** Keys, and a monitor with nothing in it. */
async function makeCluster(folder: string, port: number, { run, file }: Programs): Promise<void> {
  const [first = 0, second = 0] = await freePorts(2)
  const cluster = randomUUID()
  const monitors = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`
  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')]
  await Promise.all(['mon', 'osd', 'rgw'].map(async (name) => await mkdir(join(folder, name))))
  await writeFile(file, configurationFor({ folder, cluster, monitors, port }))
  run('ceph-authtool', '--create-keyring', keyring)
  for (const [name, caps] of Object.entries(capabilities))
    run('ceph-authtool', keyring, '--gen-key', '-n', name, ...caps)
  run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitors, map)
  run('ceph-mon', '-c', file, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring, ...asRoot)
}

/** Starts monitor, store and gateway, each once the one before is there. */
function* startParts({ run, start, file }: Programs): Generator<ChildProcess> {
  yield start('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  run('ceph', '-c', file, 'osd', 'new', disk, '0')
  run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', disk, ...asRoot)
  yield start('ceph-osd', '-i', '0')
  run('ceph', '-c', file, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here')
  yield start('radosgw', '-n', gatewayName)
}

async function untilAnswers(endpoint: string, gateway: ChildProcess | undefined): Promise<void> {
  for (let isUp = false; !isUp;) {
    if (gateway?.exitCode !== null) throw new Error('radosgw has ended.')
    isUp = await fetch(endpoint).then(
      ({ ok }) => ok,
      async () => await new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 200)),
    )
  }
}

async function end(parts: readonly ChildProcess[], folder: string): Promise<void> {
  for (const part of parts.toReversed()) {
    if (part.exitCode !== null) continue
    const ended = once(part, 'exit')
    part.kill('SIGKILL')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
}

/** Starts a cluster of one machine in memory, with one user; ready once it answers. */
export async function startRadosgw(): Promise<Radosgw> {
  const folder = await mkdtemp(join(tmpdir(), 'isomorph-radosgw-'))
  const [port = 0] = await freePorts(1)
  const endpoint = `http://127.0.0.1:${port}`
  const programs = programsIn(folder)
  const parts: ChildProcess[] = []
  try {
    await makeCluster(folder, port, programs)
    for (const part of startParts(programs)) parts.push(part)
    await untilAnswers(endpoint, parts.at(-1))
    const user = ['user', 'create', '--uid', 'isomorph', '--display-name', 'Isomorph']
    const keys = ['--access-key', credentials.accessKeyId, '--secret', credentials.secretAccessKey]
    programs.run('radosgw-admin', '-c', programs.file, '-n', gatewayName, ...user, ...keys)
  } catch (error) {
    await end(parts, folder)
    throw error
  }
  return { endpoint, credentials, close: async () => await end(parts, folder) }
}
