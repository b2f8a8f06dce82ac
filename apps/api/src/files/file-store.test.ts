import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createFileStore } from './file-store.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  api = await createTestApi()
  folder = await mkdtemp(join(tmpdir(), 'isomorph-files-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const picture = Buffer.from(Array.from({ length: 300_000 }, (_each, index) => (index * 7919) % 256))

const placesIn = (where: string) => ({ folder: where, db: api.db, shard: 'local' })

describe.each(['folder', 'database'] as const)('files in the %s', (place) => {
  it('come back as they were, and one that is not there is none', async () => {
    const files = createFileStore(place, placesIn(folder))
    await files.put(`${place}.png`, picture)
    expect((await files.get(`${place}.png`))?.equals(picture)).toBe(true)
    expect(await files.get('nowhere.png')).toBeUndefined()
  })

  it('are found after the choice has changed', async () => {
    const name = `before-${place}.png`
    await createFileStore(place, placesIn(folder)).put(name, picture)
    const changed = createFileStore(place === 'folder' ? 'database' : 'folder', placesIn(folder))
    expect((await changed.get(name))?.equals(picture)).toBe(true)
  })
})

it('in the database are found by a server without the folder, and put nothing into one', async () => {
  const files = createFileStore('database', placesIn(join(folder, 'other')))
  await files.put('shared.png', picture)
  await files.put('shared.png', picture)
  expect((await createFileStore('database', placesIn(join(folder, 'third'))).get('shared.png'))?.length).toBe(
    picture.length,
  )
  expect((await readdir(folder)).filter((name) => name.includes('shared'))).toEqual([])
})

it('in a bucket need the name of one', () => {
  expect(() => createFileStore('bucket', placesIn(folder))).toThrow('set S3_BUCKET')
})
