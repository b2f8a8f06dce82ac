import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { connectAlone } from '../src/connect-alone.ts'
import {
  archiveFormat,
  BackupError,
  createProgress,
  descriptionName,
  megabytes,
  sumsName,
  type BackupDescription,
  type BackupSums,
  type SavedTable,
  type Say,
} from './archive.ts'
import {
  copyOut,
  readAlike,
  selectFileNames,
  selectMigrations,
  selectPartitions,
  selectSequences,
  selectServerVersion,
  selectTables,
} from './backup.queries.ts'

/** What is backed up. */
export interface BackupSource {
  readonly url: string
  readonly filesFolder: string
  /** Files that are not in the folder but in a store elsewhere. */
  readonly readElsewhere?: ((name: string) => Promise<Buffer | undefined>) | undefined
  /** The version of the product. */
  readonly release: string
  /** Ends the backup at once, and leaves nothing of it. */
  readonly signal?: AbortSignal
}

interface Written {
  readonly tables: Record<string, { rows: number; sha256: string }>
  readonly files: Record<string, string>
  readonly missing: string[]
  bytes: number
}

/** A tar says the length of a part before the part: tables are cut into parts of this length. */
const partBytes = 4 * 1024 * 1024

function addPart(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.end(content)
  })
}

async function addTable(client: pg.Client, archive: Pack, table: SavedTable, written: Written): Promise<void> {
  const hash = createHash('sha256')
  const copy = client.query(copyTo(copyOut(table)))
  let [waiting, length, part]: [Buffer[], number, number] = [[], 0, 0]
  const flush = async (): Promise<void> => {
    if (length === 0) return
    const content = Buffer.concat(waiting, length)
    part += 1
    await addPart(archive, `tables/${table.name}/${String(part).padStart(6, '0')}.copy`, content)
    ;[waiting, length] = [[], 0]
  }
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    hash.update(chunk)
    waiting.push(chunk)
    length += chunk.length
    written.bytes += chunk.length
    if (length >= partBytes) await flush()
  }
  await flush()
  written.tables[table.name] = { rows: copy.rowCount, sha256: hash.digest('hex') }
}

async function addFileFromElsewhere(archive: Pack, source: BackupSource, name: string, written: Written) {
  const content = await source.readElsewhere?.(name)
  if (content === undefined) return void written.missing.push(name)
  await addPart(archive, `files/${name}`, content)
  written.files[name] = createHash('sha256').update(content).digest('hex')
  written.bytes += content.length
}

async function addFile(archive: Pack, source: BackupSource, name: string, written: Written): Promise<void> {
  const path = join(source.filesFolder, name)
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return await addFileFromElsewhere(archive, source, name, written)
  const hash = createHash('sha256')
  const entry = archive.entry({ name: `files/${name}`, size: found.size, mode: 0o600 })
  const content: Readable = createReadStream(path)
  content.on('data', (chunk) => hash.update(chunk))
  await pipeline(content, entry)
  written.files[name] = hash.digest('hex')
  written.bytes += found.size
}

async function describe(client: pg.Client, release: string): Promise<BackupDescription> {
  return {
    format: archiveFormat,
    release,
    madeAt: new Date().toISOString(),
    postgres: await selectServerVersion(client),
    ...(await selectMigrations(client)),
    tables: await selectTables(client),
    partitions: await selectPartitions(client),
    sequences: await selectSequences(client),
  }
}

/** Everything as it was at one moment. Files come last: a file is stored before the row that names it, and never changed. */
async function fill(client: pg.Client, archive: Pack, source: BackupSource, say: Say): Promise<BackupSums> {
  const tell = createProgress(say)
  const written: Written = { tables: {}, files: {}, missing: [], bytes: 0 }
  await client.query(readAlike)
  await client.query('begin isolation level repeatable read, read only')
  const description = await describe(client, source.release)
  await addPart(archive, descriptionName, Buffer.from(JSON.stringify(description, null, 1)))
  for (const [index, table] of description.tables.entries()) {
    await addTable(client, archive, table, written)
    tell(() => `Backup: table ${index + 1} of ${description.tables.length}, ${megabytes(written.bytes)} so far …`)
  }
  const names = await selectFileNames(client)
  await client.query('commit')
  for (const [index, name] of names.entries()) {
    await addFile(archive, source, name, written)
    tell(() => `Backup: file ${index + 1} of ${names.length}, ${megabytes(written.bytes)} so far …`)
  }
  const { tables, files, missing } = written
  if (missing.length > 0 && missing.length === names.length)
    throw new BackupError(`None of the ${names.length} files that the database names is in ${source.filesFolder}.`)
  await addPart(archive, sumsName, Buffer.from(JSON.stringify({ tables, files, missing })))
  archive.finalize()
  return { tables, files, missing }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

function saySums(sums: BackupSums, file: string, bytes: number, say: Say): void {
  const rows = Object.values(sums.tables).reduce((total, table) => total + table.rows, 0)
  const files = Object.keys(sums.files).length
  say(`Backup: ${rows} rows and ${files} files in ${file} (${megabytes(bytes)}).`)
}

/**
 * Writes one archive with the database and the files, as they were at one moment, while the product runs. The file gets
 * its name when it is whole. It holds personal data: only its owner may read it. Files that are missing are named in what is returned.
 */
export async function writeBackup(source: BackupSource, file: string, say: Say): Promise<BackupSums> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  const client = await connectAlone(source.url)
  const archive = pack()
  const stop = (): void => {
    archive.destroy(new Error('stopped'))
    client.connection.stream.destroy()
  }
  source.signal?.addEventListener('abort', stop)
  const writing = pipeline(archive, createGzip({ level: 4 }), createWriteStream(unfinished, { mode: 0o600 }))
  try {
    if (source.signal?.aborted === true) stop()
    // A disk that is full ends both.
    const [sums] = await Promise.all([fill(client, archive, source, say), writing])
    await syncToDisk(unfinished)
    await rename(unfinished, file)
    saySums(sums, file, (await stat(file)).size, say)
    return sums
  } catch (error) {
    archive.destroy()
    await writing.catch(() => undefined)
    await rm(unfinished, { force: true })
    if (source.signal?.aborted === true) throw new BackupError('The backup was stopped.', { cause: error })
    throw error
  } finally {
    source.signal?.removeEventListener('abort', stop)
    await client.end().catch(() => undefined)
  }
}
