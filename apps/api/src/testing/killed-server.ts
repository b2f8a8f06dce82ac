import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { TestPerson } from './people.ts'
import { buildServer, endOf, freePort, startServer } from './server-processes.ts'
import type { TestApi } from './test-api.ts'

/** What one person asks of the server that is killed. */
export interface Asked {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** With its query. */
  readonly path: string
  readonly body?: object
}

/** Nobody writes to the audit log meanwhile. */
const auditLog = 'lock table audit_events in share mode'

/** What a statement locks is held until it is released. */
async function hold(api: TestApi, statement: string) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  await client.query(`begin; ${statement}`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = async () =>
    await sql`select from pg_stat_activity where ${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))`.execute(api.db)
  return {
    /** Answers whether somebody is held up; not if `ended` came true before. */
    untilHeldUp: async (ended: () => boolean) => {
      while ((await waiting()).rows.length === 0) {
        if (ended()) return false
        await wait(20)
      }
      return true
    },
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

/** The product as it is started, to be killed in the middle of what is asked of it. */
export async function createKilledServer(api: TestApi) {
  const dataDir = await mkdtemp(join(tmpdir(), 'isomorph-killed-'))
  let server: ChildProcess | undefined
  let port = 0
  buildServer()

  const start = async () => {
    port = await freePort()
    server = await startServer({ port, databaseUrl: api.url, dataDir })
  }
  const kill = async () => {
    if (!server) return
    const ended = endOf(server)
    server.kill('SIGKILL')
    await ended
    server = undefined
  }
  const ask = async (person: TestPerson, { method, path, body }: Asked): Promise<unknown> => {
    const headers = { authorization: `Bearer ${await api.tokenOf(person)}`, 'content-type': 'application/json' }
    const content = body && { body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...content })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    start,
    ask,
    /**
     * Kills the server where what it does is held up, and starts it anew: by default when everything of the act is written but its
     * audit event, which is last.
     */
    killIn: async (person: TestPerson, asked: Asked, heldBy = auditLog): Promise<void> => {
      const held = await hold(api, heldBy)
      let early: unknown
      let isLost = false
      const end = ask(person, asked).then(
        (answer) => (early ??= answer ?? 'an answer without content'),
        (error: unknown) => isLost || (early ??= error),
      )
      const wasHeldUp = await held.untilHeldUp(() => early !== undefined)
      isLost = true
      if (wasHeldUp) await kill()
      await held.release()
      await end
      if (early !== undefined)
        throw new Error(`${asked.method} ${asked.path} ended before it was killed.`, { cause: early })
      await start()
    },
    remove: async () => {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
