import { chown, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'

/** The role that owns everything in an embedded cluster, and the database it works in. */
export const ownerRole = 'isomorph'
export const databaseName = 'isomorph'

/** Where the server listens: a socket in a folder that only its owner may enter, or a port of this machine. */
export interface Listening {
  port: number
  socketFolder?: string
}

/** Longer socket paths are refused by the operating system (104 bytes on macOS, 108 on Linux). */
const longestSocketPath = 100
const socketPort = 5432

/** A socket in a short temporary folder, whatever the data folder is called; a free port where that is impossible. */
export async function chooseListening(account: Account): Promise<Listening> {
  if (process.platform === 'win32') return { port: await freePort() }
  // Another account may not be able to enter our own temporary folder.
  for (const base of account.ids === undefined ? [tmpdir(), '/tmp'] : ['/tmp']) {
    if (Buffer.byteLength(join(base, 'isomorph-XXXXXX', `.s.PGSQL.${socketPort}`)) > longestSocketPath) continue
    const socketFolder = await mkdtemp(join(base, 'isomorph-')).catch(() => undefined)
    if (socketFolder === undefined) continue
    if (account.ids !== undefined) await chown(socketFolder, account.ids.uid, account.ids.gid)
    return { port: socketPort, socketFolder }
  }
  return { port: await freePort() }
}

/** The address for clients, in the form that `pg` and `psql` both read. */
export function connectionUrl(listening: Listening, password: string): string {
  const host = listening.socketFolder === undefined ? '127.0.0.1' : 'localhost'
  const url = new URL(`postgresql://${ownerRole}:${password}@${host}:${listening.port}/${databaseName}`)
  if (listening.socketFolder !== undefined) url.searchParams.set('host', listening.socketFolder)
  return url.href
}

/** The server's command-line settings; all others are PostgreSQL's own or those of the cluster's configuration file. */
export function serverArguments(clusterFolder: string, listening: Listening, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: listening.socketFolder === undefined ? '127.0.0.1' : '',
    port: String(listening.port),
    unix_socket_directories: listening.socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    logging_collector: 'off',
    jit: 'off',
    ...(durable ? {} : throwaway),
  }
  return ['-D', clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For tests only: a crash of the machine may lose everything. */
const throwaway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum_naptime: '5min',
}

/** The caller's environment without the variables that would change what PostgreSQL's programs do. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_OPTIONS)/.test(name))
  return { ...Object.fromEntries(kept), TZ: 'UTC' }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
