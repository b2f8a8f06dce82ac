import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectAlone } from '../src/connect-alone.ts'
import { BackupError, missingFiles, type Say } from './archive.ts'
import { writeBackup, type BackupSource } from './write-backup.ts'

/** Backups that are made by themselves. */
export interface BackupPlan extends Omit<BackupSource, 'signal'> {
  readonly folder: string
  /** The shard: several keep theirs in one folder. */
  readonly shardKey: string
  readonly everyHours: number
  /** How many are kept; the oldest go. */
  readonly keep: number
  readonly say: Say
  readonly onError: (error: unknown, what: string) => void
  /** Default: five minutes. */
  readonly lookMilliseconds?: number
}

/** Any number, the same in every process: whoever holds it makes the backup. */
const backupLock = 4_201_145
const lookMilliseconds = 300_000

/**
 * `isomorph-local-20260314T150926Z.tar.gz`: sorted by name they are sorted by age. Those made by a person end in
 * `-manual.tar.gz` and are never removed.
 */
export function backupFileName(shardKey: string, at: Date, madeBy: 'schedule' | 'person' = 'schedule'): string {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `isomorph-${shardKey}-${moment}${madeBy === 'person' ? '-manual' : ''}.tar.gz`
}

function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second] =
    /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/.exec(name) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Those of one shard, the oldest first. */
async function findBackups(folder: string, shardKey: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const start = `isomorph-${shardKey}-`
  return names
    .filter((name) => name.startsWith(start) && /^\d{8}T\d{6}Z\.tar\.gz$/.test(name.slice(start.length)))
    .toSorted()
}

async function backUpWhenDue(plan: BackupPlan, signal: AbortSignal): Promise<void> {
  const { folder, shardKey, everyHours, keep, say, onError } = plan
  const now = new Date()
  // A backup that says it was made later is from before a clock was put right.
  const last = (await findBackups(folder, shardKey)).findLast((name) => timeOf(name) <= now.getTime())
  if (last !== undefined && now.getTime() - timeOf(last) < everyHours * 3_600_000) return
  const { missing } = await writeBackup({ ...plan, signal }, join(folder, backupFileName(shardKey, now)), say)
  for (const name of (await findBackups(folder, shardKey)).slice(0, -keep))
    await rm(join(folder, name), { force: true })
  if (missing.length > 0) onError(new BackupError(missingFiles(missing)), 'the backup')
}

/** Several processes may look after one database: one of them works. */
async function backUpAlone(plan: BackupPlan, signal: AbortSignal): Promise<void> {
  const client = await connectAlone(plan.url)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [backupLock])
    if (rows[0]?.mine === true) await backUpWhenDue(plan, signal)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes a backup whenever the last is old enough, and removes the oldest; the returned function ends it. */
export function startBackups(plan: BackupPlan): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  const look = (): void => {
    underWay = backUpAlone(plan, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) plan.onError(error, 'the backup')
      })
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, plan.lookMilliseconds ?? lookMilliseconds)
      })
  }
  look()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
  }
}
