import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRadosgw, startRadosgw, type Radosgw } from '@isomorph/testing/radosgw'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createBucketStore, type Bucket } from './bucket-store.ts'
import { createDatabaseStore, createFileStore, createFolderStore } from './file-store.ts'
import type { FileStore } from './stored-files.ts'

/** Uploads in a bucket of a real store, and what they cost there, in the database and in a folder. */

const isThere = hasRadosgw()
if (!isThere)
  console.warn(
    'No bucket was tried: this machine has no radosgw. On Debian: ' +
      'apt-get install radosgw ceph-mon ceph-osd ceph-common',
  )

const kilobytes = 200
const rounds = 60
const picture = (seed: number) =>
  Buffer.from(Array.from({ length: kilobytes * 1000 }, (_each, index) => ((index + seed) * 7919) % 256))

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

describe.runIf(isThere)('files in a bucket', () => {
  let api: TestApi
  let folder: string
  let radosgw: Radosgw
  let bucket: Bucket
  let client: S3Client

  beforeAll(async () => {
    api = await createTestApi()
    folder = await mkdtemp(join(tmpdir(), 'isomorph-files-'))
    radosgw = await startRadosgw()
    const { endpoint, credentials } = radosgw
    bucket = { name: 'uploads', endpoint, region: 'us-east-1', credentials }
    client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: bucket.name }))
  })
  afterAll(async () => {
    client.destroy()
    await radosgw.close()
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  const places = (shard = 'local') => ({ folder, db: api.db, bucket, shard })

  it('come back as they were, and one that is not there is none', async () => {
    const files = createFileStore('bucket', places())
    await files.put('new.png', picture(1))
    await files.put('new.png', picture(1))
    expect((await files.get('new.png'))?.equals(picture(1))).toBe(true)
    expect(await files.get('nowhere.png')).toBeUndefined()
  })

  it('are those of their shard', async () => {
    await createFileStore('bucket', places('east')).put('shared.png', picture(2))
    expect(await createFileStore('bucket', places('west')).get('shared.png')).toBeUndefined()
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket.name }))
    expect(Contents.map(({ Key }) => Key)).toContain('east/shared.png')
  })

  it('are found after the choice has changed, either way', async () => {
    for (const place of ['folder', 'database'] as const) {
      await createFileStore(place, places()).put(`${place}.png`, picture(3))
      expect((await createFileStore('bucket', places()).get(`${place}.png`))?.equals(picture(3))).toBe(true)
      await createFileStore('bucket', places()).put(`bucket-before-${place}.png`, picture(4))
      const after = createFileStore(place, places())
      expect((await after.get(`bucket-before-${place}.png`))?.equals(picture(4))).toBe(true)
    }
  })

  it('fail in words where the store refuses, and are not taken for missing', async () => {
    const stranger = { ...bucket, credentials: { accessKeyId: 'isomorph-key', secretAccessKey: 'wrong' } }
    await expect(createBucketStore(stranger, 'local').get('new.png')).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    const elsewhere = createBucketStore({ ...bucket, name: 'nowhere' }, 'local')
    await expect(elsewhere.get('new.png')).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(elsewhere.put('new.png', picture(5))).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  it('cost this much there, in the database and in a folder', async () => {
    const stores: Readonly<Record<string, FileStore>> = {
      bucket: createBucketStore(bucket, 'measured'),
      database: createDatabaseStore(api.db),
      folder: createFolderStore(folder),
    }
    const times = Object.fromEntries(Object.keys(stores).map((name) => [name, { put: [0], get: [0] }]))
    for (const kept of Object.values(times)) for (const list of Object.values(kept)) list.length = 0
    // In turns, so that a busy machine is as busy for each.
    for (let round = 0; round < rounds; round += 1)
      for (const [name, store] of Object.entries(stores)) {
        const content = picture(round)
        times[name]?.put.push(await timeOf(async () => await store.put(`${round}.png`, content)))
        times[name]?.get.push(await timeOf(async () => await store.get(`${round}.png`)))
      }
    for (const [name, { put, get }] of Object.entries(times))
      console.log(
        `${name}: put ${median(put).toFixed(1)} ms, get ${median(get).toFixed(1)} ms (${kilobytes} kB, p50 of ${rounds})`,
      )
    expect(Object.values(times).every(({ get }) => get.length === rounds)).toBe(true)
  })
})
