/** The database of a run: DATABASE_URL (an empty database) where it is set, else an embedded one, removed afterwards. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@isomorph/database/launcher'
import pg from 'pg'
import { cpuSecondsOfFamily, parentOf } from './processes.ts'

export interface BenchDatabase {
  readonly url: string
  readonly dataDir: string
  /** Processor seconds of the server with all its connections; not a number for one on another machine. */
  readonly cpuSeconds: () => Promise<number>
  readonly close: () => Promise<void>
}

/** The process that all connections of a database belong to. */
async function selectServerPid(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return await parentOf(rows[0]?.pid ?? Number.NaN)
  } finally {
    await client.end()
  }
}

/** Opens the database of a run; an embedded one, whatever is set, for what is compared with it. */
export async function openBenchDatabase(isEmbedded = false): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isomorph-bench-'))
  const configured = isEmbedded ? '' : (process.env['DATABASE_URL'] ?? '')
  const { url, stop } =
    configured === ''
      ? await startEmbeddedDatabase({ dataDir, log: () => undefined })
      : { url: configured, stop: async () => undefined }
  const pid = await selectServerPid(url)
  const close = async (): Promise<void> => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, cpuSeconds: async () => await cpuSecondsOfFamily(pid), close }
}
