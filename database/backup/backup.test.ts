import { mkdtemp, mkdir, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup, startBackups, writeBackup } from './index.ts'
import { sumDatabase, sumFiles } from './testing/compare.ts'

let folder: string
let filesFolder: string
let source: TestDatabase
const others: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-backup-'))
  filesFolder = join(folder, 'files')
  await mkdir(filesFolder)
  source = await cloneDatabase()
  await onDatabase(source.url, async (client) => {
    await client.query(`
      insert into users (user_name, email, first_name, last_name)
        select 'person' || n, 'person' || n || '@example.edu', E'Tab\\there', 'Back\\slash "Ünï" ' || n
        from generate_series(1, 5000) n;
      insert into audit_events (at, action, entity_type, before)
        select now(), 'test', 'user', '{"text": "a\\nb"}' from generate_series(1, 50);
      select ensure_monthly_partitions('audit_events', '2019-03-01', 1);
      insert into audit_events (at, action, entity_type) values ('2019-03-14', 'old', 'user');
      insert into files (name, content_type, created_by, byte_size)
        select name, 'image/png', (select min(id) from users), 3
          from unnest(array['one.png', 'two.png', 'gone.png', 'row.png']) name;
      insert into stored_files (name, content) values ('row.png', '\\x00ff5c');
      select enqueue_job('a task', '{"key": 1}'::json, 'a key')`)
  })
  await writeFile(join(filesFolder, 'one.png'), 'one')
  await writeFile(join(filesFolder, 'two.png'), Buffer.alloc(300_000, 'two'))
}, 60_000)
afterAll(async () => {
  for (const database of [source, ...others]) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function empty(): Promise<{ url: string; filesFolder: string }> {
  const database = await createEmptyDatabase()
  others.push(database)
  return { url: database.url, filesFolder: join(folder, database.name) }
}

async function backUp(name: string): Promise<{ file: string; missing: readonly string[] }> {
  const file = join(folder, name)
  const { missing } = await writeBackup({ url: source.url, filesFolder, release: '1.0.0' }, file, silent)
  return { file, missing }
}

const silent = () => undefined

describe('a backup', () => {
  it('restored into an empty database and folder has every row and every file', async () => {
    const { file, missing } = await backUp('whole.tar.gz')
    expect(missing).toEqual(['gone.png'])
    const target = await empty()
    await restoreBackup(file, target, silent)
    expect(await sumDatabase(target.url)).toEqual(await sumDatabase(source.url))
    const { 'gone.png': _, ...files } = await sumFiles(filesFolder)
    expect(await sumFiles(target.filesFolder)).toEqual(files)
    await onDatabase(target.url, async (client) => {
      const inserted = await client.query<{ id: string }>(
        `insert into users (user_name, email) values ('next', 'next@example.edu') returning id`,
      )
      expect(Number(inserted.rows[0]?.id)).toBeGreaterThan(5000)
      const triggers = await client.query(`select from pg_trigger where tgenabled = 'D'`)
      expect(triggers.rows).toHaveLength(0)
    })
  })

  it('is of one moment, however much is written meanwhile', async () => {
    const ends = new AbortController()
    const writing = onDatabase(source.url, async (client) => {
      for (let n = 0; !ends.signal.aborted; n += 1) {
        await client.query('begin')
        const { rows } = await client.query<{ id: string }>(
          `insert into users (user_name, email) values ($1, $1 || '@example.edu') returning id`,
          [`busy${n}`],
        )
        await client.query(`insert into global_roles (user_id, role) values ($1, 'SuperAdmin')`, [rows[0]?.id])
        await client.query('commit')
      }
    })
    const { file } = await backUp('busy.tar.gz')
    ends.abort()
    await writing
    const target = await empty()
    await restoreBackup(file, target, silent)
    const { rows } = await onDatabase(target.url, (client) =>
      client.query(`select from users u full join global_roles r on r.user_id = u.id
        where u.user_name like 'busy%' and r.id is null or u.id is null`),
    )
    expect(rows).toHaveLength(0)
  })

  it('is restored where another time zone holds', async () => {
    const { file } = await backUp('zone.tar.gz')
    const target = await empty()
    await onDatabase(target.url, (client) =>
      client.query(`alter database ${new URL(target.url).pathname.slice(1)} set timezone = 'America/New_York'`),
    )
    await restoreBackup(file, target, silent)
    expect(await sumDatabase(target.url)).toEqual(await sumDatabase(source.url))
    const inDefault = await onDatabase(target.url, async (client) => {
      await client.query(`select ensure_monthly_partitions('audit_events', current_date, 12)`)
      return await client.query('select from audit_events_default')
    })
    expect(inDefault.rows).toHaveLength(0)
  })

  it('takes files that are not in the folder but in a store elsewhere', async () => {
    const other = join(folder, 'none-here')
    const stored = new Map([
      ['one.png', Buffer.from('one')],
      ['two.png', Buffer.alloc(300_000, 'two')],
    ])
    const readElsewhere = async (name: string) => stored.get(name)
    const file = join(folder, 'elsewhere.tar.gz')
    const made = { url: source.url, filesFolder: other, release: '1.0.0', readElsewhere }
    expect((await writeBackup(made, file, silent)).missing).toEqual(['gone.png'])
    const target = await empty()
    await restoreBackup(file, target, silent)
    const { 'gone.png': _, ...files } = await sumFiles(filesFolder)
    expect(await sumFiles(target.filesFolder)).toEqual(files)
  })

  it('without any of the files that the database names is refused: the folder is another one', async () => {
    const other = join(folder, 'other-files')
    const made = writeBackup(
      { url: source.url, filesFolder: other, release: '1.0.0' },
      join(folder, 'x', 'a.tar.gz'),
      silent,
    )
    await expect(made).rejects.toThrow(`None of the 3 files that the database names is in ${other}.`)
    expect(await readdir(join(folder, 'x'))).toEqual([])
  })

  it('that is stopped ends at once and leaves nothing', async () => {
    const stopping = new AbortController()
    const held = new pg.Client({ connectionString: source.url })
    await held.connect()
    try {
      // Reading this table waits as long as it is locked.
      await held.query('begin; lock table users in access exclusive mode')
      const file = join(folder, 'stopped', 'a.tar.gz')
      const making = writeBackup(
        { url: source.url, filesFolder, release: '1.0.0', signal: stopping.signal },
        file,
        silent,
      )
      const failure = making.catch((error: unknown) => error)
      await expect
        .poll(async () => {
          const { rows } = await held.query(`select from pg_locks where not granted and relation = 'users'::regclass`)
          return rows.length
        })
        .toBe(1)
      stopping.abort()
      expect(await failure).toMatchObject({ message: 'The backup was stopped.' })
      expect(await readdir(join(folder, 'stopped'))).toEqual([])
    } finally {
      await held.end()
    }
  })

  it('goes over no data', async () => {
    const { file } = await backUp('again.tar.gz')
    await expect(restoreBackup(file, { url: source.url, filesFolder }, silent)).rejects.toThrow('There are data here')
  })

  it('that was cut off or changed restores nothing', async () => {
    const target = await empty()
    const { file } = await backUp('damaged.tar.gz')
    const content = await readFile(file)
    await truncate(file, Math.floor(content.length * 0.7))
    await expect(restoreBackup(file, target, silent)).rejects.toThrow(/damaged|cut off/)
    const tar = gunzipSync(content)
    tar[tar.indexOf('person4711')] = 'q'.charCodeAt(0)
    await writeFile(file, gzipSync(tar))
    await expect(restoreBackup(file, target, silent)).rejects.toThrow('The backup is damaged (public.users)')
    const { rows } = await onDatabase(target.url, (client) => client.query('select from users'))
    expect(rows).toHaveLength(0)
    await writeFile(file, content)
    await restoreBackup(file, target, silent)
  })

  it('of a newer release is refused before anything is changed, and so is another archive', async () => {
    const target = await empty()
    const { file } = await backUp('newer.tar.gz')
    const tar = gunzipSync(await readFile(file))
    const at = tar.indexOf('0350-hints-and-names')
    tar.write('9350', at)
    await writeFile(file, gzipSync(tar))
    await expect(restoreBackup(file, target, silent)).rejects.toThrow('made by a newer release (1.0.0)')
    await writeFile(file, 'no archive')
    await expect(restoreBackup(file, target, silent)).rejects.toThrow('The backup is damaged')
    const { rows } = await onDatabase(target.url, (client) =>
      client.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
    )
    expect(rows).toHaveLength(0)
  })

  it('leaves no half file when it fails', async () => {
    const file = join(folder, 'failed', 'backup.tar.gz')
    const broken = { url: source.url.replace(source.name, 'template1'), filesFolder, release: '1.0.0' }
    await expect(writeBackup(broken, file, silent)).rejects.toThrow('kysely_migration')
    expect(await readdir(join(folder, 'failed'))).toEqual([])
  })
})

describe('scheduled backups', () => {
  it('are made when the last is old enough, by one process of several, and the oldest go', async () => {
    const own = join(folder, 'scheduled')
    await mkdir(own)
    const old = ['isomorph-local-20200101T000000Z.tar.gz', 'isomorph-local-20200102T000000Z.tar.gz']
    const foreign = [
      'isomorph-local-notes.txt',
      'isomorph-local-b-20200101T000000Z.tar.gz',
      'isomorph-local-20200101T000000Z-manual.tar.gz',
    ]
    const ofTheFuture = 'isomorph-local-20990101T000000Z.tar.gz'
    await writeFile(join(own, ofTheFuture), '')
    for (const name of [...old, ...foreign]) await writeFile(join(own, name), '')
    await utimes(join(own, old[0] ?? ''), 0, 0)
    const errors: unknown[] = []
    const plan = {
      url: source.url,
      filesFolder,
      release: '1.0.0',
      folder: own,
      shardKey: 'local',
      everyHours: 24,
      keep: 3,
      say: silent,
      onError: (error: unknown) => void errors.push(error),
      lookMilliseconds: 20,
    }
    const stops = [startBackups(plan), startBackups(plan)]
    const made = async () =>
      (await readdir(own)).filter((name) => !foreign.includes(name) && !old.includes(name) && name !== ofTheFuture)
    await expect
      .poll(made, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^isomorph-local-\d{8}T\d{6}Z\.tar\.gz$/)])
    await expect.poll(async () => (await readdir(own)).includes(old[0] ?? '')).toBe(false)
    await Promise.all(stops.map((stop) => stop()))
    expect(errors.map(String)).toEqual([
      expect.stringContaining('files that the database names are not there: gone.png'),
    ])
    expect(new Set(await readdir(own))).toEqual(new Set([...foreign, old[1], ofTheFuture, ...(await made())]))
  })
})
