import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createFileStore, filePlaces } from './file-store.ts'

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

describe.each(filePlaces)('files in the %s', (place) => {
  it('come back as they were, and one that is not there is none', async () => {
    const files = createFileStore(place, folder, api.db)
    await files.put(`${place}.png`, picture)
    expect((await files.get(`${place}.png`))?.equals(picture)).toBe(true)
    expect(await files.get('nowhere.png')).toBeUndefined()
  })

  it('are found after the choice has changed', async () => {
    const name = `before-${place}.png`
    await createFileStore(place, folder, api.db).put(name, picture)
    const changed = createFileStore(place === 'folder' ? 'database' : 'folder', folder, api.db)
    expect((await changed.get(name))?.equals(picture)).toBe(true)
  })
})

it('in the database are found by a server without the folder, and put nothing into one', async () => {
  const files = createFileStore('database', join(folder, 'other'), api.db)
  await files.put('shared.png', picture)
  await files.put('shared.png', picture)
  expect((await createFileStore('database', join(folder, 'third'), api.db).get('shared.png'))?.length).toBe(
    picture.length,
  )
  expect((await readdir(folder)).filter((name) => name.includes('shared'))).toEqual([])
})
