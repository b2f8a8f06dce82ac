import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { createBucketStore, type Bucket } from './bucket-store.ts'
import type { FileStore } from './stored-files.ts'

/** Keeps files in a folder, which is made when missing. */
export function createFolderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: async (name, content) => await disk.put(name, content),
    get: async (name) => ((await disk.exists(name)) ? Buffer.from(await disk.getBytes(name)) : undefined),
  }
}

/** Keeps files in the database, where every server and every backup has them. */
export function createDatabaseStore(db: Kysely<Tables>): FileStore {
  return {
    async put(name, content) {
      // A file never changes: its name is its own.
      await db
        .insertInto('storedFiles')
        .values({ name, content })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },
    async get(name) {
      const row = await db.selectFrom('storedFiles').select('content').where('name', '=', name).executeTakeFirst()
      return row?.content
    },
  }
}

/** Where uploads go. */
export const filePlaces = ['folder', 'database', 'bucket'] as const
export type FilePlace = (typeof filePlaces)[number]

/** The places that a shard has. */
interface Places {
  readonly folder: string
  readonly db: Kysely<Tables>
  /** Absent: there is no bucket. */
  readonly bucket?: Bucket | undefined
  /** Whose files these are, in a bucket that shards share. */
  readonly shard: string
}

/** Keeps new files in the one place and finds those of the others, too: a choice that was changed loses nothing. */
export function createFileStore(place: FilePlace, { folder, db, bucket, shard }: Places): FileStore {
  const stores: Readonly<Record<FilePlace, FileStore | undefined>> = {
    folder: createFolderStore(folder),
    database: createDatabaseStore(db),
    bucket: bucket && createBucketStore(bucket, shard),
  }
  const chosen = stores[place]
  if (!chosen) throw new Error('FILES=bucket needs the name of a bucket: set S3_BUCKET.')
  const others = Object.values(stores).filter((store) => store !== undefined && store !== chosen)
  return {
    put: chosen.put,
    async get(name) {
      const found = await chosen.get(name)
      if (found) return found
      for (const other of others) {
        const kept = await other?.get(name)
        if (kept) return kept
      }
      return undefined
    },
  }
}
