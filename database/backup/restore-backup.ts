import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { extract } from 'tar-stream'
import { connectAlone } from '../src/connect-alone.ts'
import { knownMigrations, migrateTo, migrateToLatest } from '../src/migrate.ts'
import {
  archiveFormat,
  BackupError,
  createProgress,
  descriptionName,
  megabytes,
  sumsName,
  type BackupDescription,
  type BackupSums,
  type Say,
} from './archive.ts'
import {
  addForeignKeys,
  copyIn,
  dropForeignKeys,
  emptyTables,
  hasPeople,
  readAlike,
  replacePartitions,
  selectForeignKeys,
  selectMigrations,
  setSequence,
  setTriggers,
} from './backup.queries.ts'

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly url: string
  readonly filesFolder: string
}

/** One part of an archive. */
type Entry = AsyncIterable<unknown>

async function readText(entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function refuseUnsuitable({ format, release, migrations }: BackupDescription): void {
  const unknown = migrations.filter((name) => !knownMigrations.has(name))
  if (format === archiveFormat && unknown.length === 0) return
  throw new BackupError(
    `This backup was made by a newer release (${release}) than this one. Restore it with release ${release} or newer.`,
  )
}

/** Puts rows into one table after the other, as their parts come. */
function createLoader(client: pg.Client, { tables }: BackupDescription) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const loaded: Record<string, { rows: number; sha256: string }> = {}
  let failure: Error | undefined
  let current: { name: string; copy: CopyStreamQuery; hash: Hash } | undefined

  async function end(): Promise<void> {
    if (current === undefined) return
    const { name, copy, hash } = current
    current = undefined
    copy.end()
    await finished(copy)
    loaded[name] = { rows: copy.rowCount, sha256: hash.digest('hex') }
  }

  async function begin(name: string): Promise<void> {
    await end()
    const table = byName.get(name)
    if (table === undefined) throw new BackupError(`The backup is damaged: it does not describe the table ${name}.`)
    const copy = client.query(copyFrom(copyIn(table)))
    copy.on('error', (error: Error) => (failure = error))
    current = { name, copy, hash: createHash('sha256') }
  }

  return {
    loaded,
    end,
    async load(name: string, entry: Entry): Promise<void> {
      if (current?.name !== name) await begin(name)
      for await (const part of entry) {
        const chunk = part as Buffer
        if (failure) throw failure
        current?.hash.update(chunk)
        if (current?.copy.write(chunk) === false) await once(current.copy, 'drain')
      }
    },
  }
}

async function storeFile(folder: string, name: string, entry: Entry): Promise<string> {
  // A name of the archive leads nowhere else.
  const handle = await open(join(folder, basename(name)), 'w', 0o600)
  const hash = createHash('sha256')
  try {
    for await (const part of entry) {
      const chunk = part as Buffer
      hash.update(chunk)
      await handle.write(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return hash.digest('hex')
}

const emptyHash = createHash('sha256').digest('hex')

function refuseDifferences(
  sums: BackupSums | undefined,
  loaded: BackupSums['tables'],
  files: BackupSums['files'],
): void {
  if (sums === undefined) throw new BackupError('The backup is not whole: it was cut off. Nothing was restored.')
  const tables = Object.entries(sums.tables).filter(([name, { rows, sha256 }]) => {
    const found = loaded[name] ?? { rows: 0, sha256: emptyHash }
    return found.rows !== rows || found.sha256 !== sha256
  })
  const others = Object.entries(sums.files).filter(([name, sha256]) => files[name] !== sha256)
  if (tables.length + others.length === 0) return
  const names = [...tables, ...others].slice(0, 5).map(([name]) => name)
  throw new BackupError(`The backup is damaged (${names.join(', ')}). Nothing was restored.`)
}

async function loadArchive(
  client: pg.Client,
  file: string,
  target: RestoreTarget,
  say: Say,
): Promise<{ rows: number; files: number; missing: readonly string[] }> {
  const tell = createProgress(say)
  const reading = createReadStream(file)
  const unpacked = createGunzip()
  const archive = extract()
  for (const stream of [reading, unpacked]) stream.on('error', (error: Error) => archive.destroy(error))
  reading.pipe(unpacked).pipe(archive)
  let description: BackupDescription | undefined
  let foreignKeys: Awaited<ReturnType<typeof selectForeignKeys>> = []
  let loader: ReturnType<typeof createLoader> | undefined
  let sums: BackupSums | undefined
  const files: Record<string, string> = {}
  let bytes = 0
  for await (const entry of archive) {
    const { name, size } = entry.header
    const [kind, rest = ''] = name.split('/')
    if (name === descriptionName) {
      description = JSON.parse(await readText(entry)) as BackupDescription
      refuseUnsuitable(description)
      await prepare(client, target, description, say)
      foreignKeys = await begin(client, description)
      loader = createLoader(client, description)
    } else if (loader === undefined) throw new BackupError('This is no backup of Isomorph.')
    else if (kind === 'tables') await loader.load(rest, entry)
    else if (kind === 'files') {
      await loader.end()
      files[rest] = await storeFile(target.filesFolder, rest, entry)
    } else if (name === sumsName) sums = JSON.parse(await readText(entry)) as BackupSums
    bytes += size
    tell(() => `Restore: ${megabytes(bytes)} so far (${rest || name}) …`)
  }
  if (description === undefined || loader === undefined) throw new BackupError('This is no backup of Isomorph.')
  await loader.end()
  refuseDifferences(sums, loader.loaded, files)
  say('Restore: checking that everything fits together …')
  await complete(client, description, foreignKeys)
  const rows = Object.values(loader.loaded).reduce((total, table) => total + table.rows, 0)
  return { rows, files: Object.keys(files).length, missing: sums?.missing ?? [] }
}

/** The tables as they were when the backup was made; what is newer comes at the end, as in every upgrade. */
async function prepare(
  client: pg.Client,
  target: RestoreTarget,
  description: BackupDescription,
  say: Say,
): Promise<void> {
  if (await hasPeople(client))
    throw new BackupError('There are data here already. Restore into an empty database or an empty data folder.')
  const { release, madeAt, migrations, queueMigration } = description
  say(`Restore: the backup of ${madeAt}, made by release ${release}.`)
  await migrateTo(target.url, migrations)
  if ((await selectMigrations(client)).queueMigration < queueMigration)
    throw new BackupError(
      `This backup was made by a newer release (${release}). Restore it with that release or newer.`,
    )
  await mkdir(target.filesFolder, { recursive: true })
}

async function begin(
  client: pg.Client,
  { tables, partitions }: BackupDescription,
): Promise<Awaited<ReturnType<typeof selectForeignKeys>>> {
  await client.query(readAlike)
  await client.query('begin')
  const foreignKeys = await selectForeignKeys(client)
  await client.query(dropForeignKeys(foreignKeys))
  await client.query(setTriggers(tables, 'disable'))
  await client.query(emptyTables(tables))
  await replacePartitions(client, partitions)
  return foreignKeys
}

async function complete(
  client: pg.Client,
  { tables, sequences }: BackupDescription,
  foreignKeys: Awaited<ReturnType<typeof selectForeignKeys>>,
): Promise<void> {
  for (const sequence of sequences) await setSequence(client, sequence)
  await client.query(setTriggers(tables, 'enable'))
  await client.query(addForeignKeys(foreignKeys))
  await client.query('commit')
}

/**
 * Restores a backup into an empty database and folder, on any PostgreSQL that the product runs on. Rows come in one
 * transaction and are compared with the archive's sums: what is damaged or cut off restores nothing.
 */
export async function restoreBackup(file: string, target: RestoreTarget, say: Say): Promise<void> {
  const client = await connectAlone(target.url)
  try {
    const { rows, files, missing } = await loadArchive(client, file, target, say).catch((error: unknown) => {
      const code = (error as { code?: string }).code ?? ''
      const isDamaged = /^Z_|^22/.test(code) || /tar|unexpected end/i.test(error instanceof Error ? error.message : '')
      throw isDamaged ? new BackupError('The backup is damaged. Nothing was restored.', { cause: error }) : error
    })
    await migrateToLatest(target.url)
    await client.query('analyze')
    say(`Restore: ${rows} rows and ${files} files are here, as the backup has them.`)
    if (missing.length > 0) say(`Restore: files that were missing already: ${missing.slice(0, 20).join(', ')}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
