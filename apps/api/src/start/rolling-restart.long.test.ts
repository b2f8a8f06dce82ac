import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, endOf, freePort, startServer } from '../testing/server-processes.ts'
import { sit } from '../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

/** Two servers as they are started, behind a real nginx, restarted one after the other while people work. */

const requests = 15_000
const connections = 16
const hasNginx = spawnSync('nginx', ['-v']).status === 0

let api: TestApi
let folder: string
const running: ChildProcess[] = []
let nginx: ChildProcess | undefined

beforeAll(async () => {
  api = await createTestApi()
  folder = await mkdtemp(join(tmpdir(), 'isomorph-rolling-'))
  buildServer()
}, 180_000)
afterAll(async () => {
  // nginx ends its own processes on SIGTERM alone.
  nginx?.kill('SIGTERM')
  for (const child of running) child.kill('SIGKILL')
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Forwards as the example in `deploy/nginx` does, without TLS. */
function nginxConfiguration(port: number, servers: readonly number[]): string {
  const upstream = servers.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream isomorph { ${upstream} keepalive 32; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://isomorph;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error non_idempotent;
    }
  }
}
`
}

async function start(port: number): Promise<ChildProcess> {
  const child = await startServer({ port, databaseUrl: api.url, dataDir: folder })
  running.push(child)
  return child
}

async function startNginx(servers: readonly number[]): Promise<number> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, nginxConfiguration(port, servers))
  nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await expect.poll(() => statusOf(port, '/healthz'), { timeout: 10_000 }).toBe(200)
  return port
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The status of the answer; 0 where none came. */
function statusOf(port: number, path: string, sent: Sent = {}, agent?: Agent): Promise<number> {
  const { method = 'GET', headers = {}, body } = sent
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, ...(agent ? { agent } : {}) }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', () => resolve(0))
    })
    asked.once('error', () => resolve(0))
    asked.end(body)
  })
}

it.skipIf(!hasNginx)(
  `a rolling restart of two servers behind nginx loses none of ${requests} requests`,
  async () => {
    const { learner, delivery, id } = await sit(api, { attemptsAllowed: null })
    const authorization = `Bearer ${await api.tokenOf(learner)}`
    const ports = [await freePort(), await freePort()]
    const servers = await Promise.all(ports.map(start))
    const port = await startNginx(ports)
    const page = `/api/groupAssessments/${delivery.id}/problemInstances/${id}`
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const answers = new Map<string, number>()
    const acknowledged = new Set<string>()
    let sent = 0
    let restarted = 0

    async function ask(): Promise<void> {
      sent += 1
      // One in fifty is an answer: each makes its sitting longer.
      const isPost = sent % 50 === 0
      const key = randomUUID()
      const body = JSON.stringify({ clientAttemptId: key, answers: [{ questionKey: 1, value: '1' }] })
      const post = { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body }
      const status = isPost
        ? await statusOf(port, `${page}/attempts`, post, agent)
        : await statusOf(port, '/api/account/setup', {}, agent)
      if (isPost && status === 200) acknowledged.add(key)
      const kind = `${isPost ? 'POST' : 'GET'} ${status}`
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
    }
    const work = async (): Promise<void> => {
      while (sent < requests || restarted < servers.length) await ask()
    }
    const workers = Array.from({ length: connections }, work)
    for (const [index, server] of servers.entries()) {
      const ended = endOf(server)
      server.kill('SIGTERM')
      await expect.poll(() => statusOf(ports[index] ?? 0, '/readyz'), { timeout: 2000, interval: 50 }).toBe(503)
      expect(await ended).toBe(0)
      await start(ports[index] ?? 0)
      restarted += 1
    }
    await Promise.all(workers)

    process.stdout.write(`Rolling restart: ${sent} requests, ${JSON.stringify(Object.fromEntries(answers))}\n`)
    expect([...answers.keys()].toSorted()).toEqual(['GET 200', 'POST 200'])
    const { rows } = await api.database.pool.query<{ key: string }>(
      'select client_attempt_id as key from attempts where problem_instance_id = $1',
      [id],
    )
    expect(new Set(rows.map(({ key }) => key))).toEqual(acknowledged)
    expect(rows).toHaveLength(acknowledged.size)
  },
  600_000,
)
