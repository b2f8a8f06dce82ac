import { spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { restoreBackup, writeBackup } from '@isomorph/database/backup'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSitter } from '../testing/deliveries.ts'
import { buildServer, freePort, startServer } from '../testing/server-processes.ts'
import { sit } from '../testing/sit.fixtures.ts'
import { createTestApi } from '../testing/test-api.ts'

/**
 * Two servers on a primary of the distribution's PostgreSQL with a streaming replica, as docs/operations.md sets them up.
 * The primary is killed while learners answer, and the replica takes its place behind the same address.
 */

const learners = 20
const secondsOnEach = 6

const programs = newestPrograms()
const isRoot = process.getuid?.() === 0

function newestPrograms(): string {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  return versions.length === 0 ? '' : join(folder, String(Math.max(...versions)), 'bin')
}

let folder: string
let address: MovingAddress
const servers: ChildProcess[] = []
const clusters: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-failover-'))
  buildServer()
}, 180_000)
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  for (const cluster of clusters) runProgram('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop'], { mayFail: true })
  address.close()
  await rm(folder, { recursive: true, force: true })
})

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function runProgram(name: string, args: readonly string[], { mayFail = false } = {}): void {
  const program = join(programs, name)
  const command = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...args]
    : [program, ...args]
  const { status, stderr } = spawnSync(command[0] ?? '', command.slice(1), {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0 && !mayFail) throw new Error(`${name} failed: ${stderr}`)
}

function startCluster(cluster: string, port: number, settings: readonly string[]): void {
  const all = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, ...settings]
  const options = all.map((setting) => `-c ${setting}`).join(' ')
  runProgram('pg_ctl', ['-D', cluster, '-w', '-l', `${cluster}.log`, '-o', options, 'start'])
}

interface MovingAddress {
  readonly port: number
  /** Where connections lead from now on; those that are open are cut. */
  readonly leadTo: (port: number) => void
  readonly close: () => void
}

/** One address for whichever server is the primary, as a virtual address or HAProxy gives. */
async function createMovingAddress(first: number): Promise<MovingAddress> {
  let target = first
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const server: Server = createServer((socket) => {
    const inner = connect(target, '127.0.0.1')
    keep(socket)
    keep(inner)
    socket.pipe(inner).pipe(socket)
    socket.on('close', () => inner.destroy())
    inner.on('close', () => socket.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    leadTo: (to) => {
      target = to
      cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}

/** An exam with its learners, made in a database of its own and brought to the primary as a backup. */
async function makeExam(url: string) {
  const api = await createTestApi()
  try {
    const { course, delivery } = await sit(api, { attemptsAllowed: null }, { learners })
    const works = []
    for (const learner of course.learners) {
      const { data } = await createSitter(api, learner, delivery.id).start()
      const id = data.problems[0]?.problemInstanceId ?? 0
      works.push({
        path: `/api/groupAssessments/${delivery.id}/problemInstances/${id}/attempts`,
        authorization: `Bearer ${await api.tokenOf(learner)}`,
      })
    }
    const archive = join(folder, 'exam.tar.gz')
    const filesFolder = join(folder, 'files')
    await writeBackup({ url: api.url, filesFolder, release: '1.0.0' }, archive, () => undefined)
    await restoreBackup(archive, { url, filesFolder }, () => undefined)
    return works
  } finally {
    await api.close()
  }
}

type Work = Awaited<ReturnType<typeof makeExam>>[number]

/** Answers again and again as a browser does: the same answer, with its key, until a server has acknowledged it. */
async function answer(
  { path, authorization }: Work,
  ports: readonly number[],
  { acknowledged, signal }: { readonly acknowledged: Map<string, number>; readonly signal: AbortSignal },
): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' }
  while (!signal.aborted) {
    const key = randomUUID()
    const body = JSON.stringify({ clientAttemptId: key, answers: [{ questionKey: 1, value: '1' }] })
    for (let attempt = 0; !acknowledged.has(key) && !signal.aborted; attempt += 1) {
      const status = await fetch(`http://127.0.0.1:${ports[attempt % ports.length]}${path}`, {
        method: 'POST',
        headers,
        body,
      })
        .then((response) => response.status)
        .catch(() => 0)
      if (status === 200) acknowledged.set(key, performance.now())
      else if (status !== 503 && status !== 0) throw new Error(`An answer was refused with ${status}.`)
      else await wait(200)
    }
  }
}

it.skipIf(programs === '')(
  'a primary that is killed under a running exam loses no acknowledged answer, and the servers go on with its replica',
  async () => {
    if (isRoot) chownSync(folder, Number(spawnSync('id', ['-u', 'postgres']).stdout.toString()), 0)
    const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')]
    const [primaryPort, replicaPort] = [await freePort(), await freePort()]
    clusters.push(primary, replica)
    runProgram('initdb', ['-D', primary, '-U', 'isomorph', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8'])
    startCluster(primary, primaryPort, ['wal_level=replica'])
    const urlOf = (port: number) => `postgres://isomorph@127.0.0.1:${port}/postgres`
    const works = await makeExam(urlOf(primaryPort))
    runProgram('pg_basebackup', ['-D', replica, '-R', '-X', 'stream', '-d', urlOf(primaryPort)])
    startCluster(replica, replicaPort, [])
    runProgram('pg_ctl', ['-D', primary, '-w', '-m', 'fast', 'stop'])
    startCluster(primary, primaryPort, ['synchronous_commit=on', "synchronous_standby_names='*'"])

    address = await createMovingAddress(primaryPort)
    const ports = [await freePort(), await freePort()]
    for (const port of ports)
      servers.push(await startServer({ port, databaseUrl: urlOf(address.port), dataDir: folder }))
    const [acknowledged, stopping] = [new Map<string, number>(), new AbortController()]
    const working = works.map((work) => answer(work, ports, { acknowledged, signal: stopping.signal }))
    await wait(secondsOnEach * 1000)

    const killed = performance.now()
    process.kill(Number.parseInt(readFileSync(join(primary, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    const before = acknowledged.size
    runProgram('pg_ctl', ['-D', replica, '-w', 'promote'])
    address.leadTo(replicaPort)
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + learners)
    const back = Math.min(...[...acknowledged.values()].slice(before + learners))
    await wait(secondsOnEach * 1000)
    stopping.abort()
    await Promise.all(working)

    const client = new pg.Client({ connectionString: urlOf(replicaPort) })
    await client.connect()
    const { rows } = await client.query<{ key: string }>('select client_attempt_id as key from attempts')
    await client.end()
    const stored = new Set(rows.map(({ key }) => key))
    const lost = [...acknowledged.keys()].filter((key) => !stored.has(key))
    const seconds = ((back - killed) / 1000).toFixed(1)
    process.stdout.write(
      `Failover: ${before} answers before, ${acknowledged.size - before} after ${seconds} s, ${lost.length} lost\n`,
    )
    expect(lost).toEqual([])
    expect(rows).toHaveLength(stored.size)
    expect(before).toBeGreaterThan(learners)
  },
  300_000,
)
