import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Uploaded files by name. */
export interface FileStore {
  readonly put: (name: string, content: Buffer) => Promise<void>
  /** Undefined where no such file is. */
  readonly get: (name: string) => Promise<Buffer | undefined>
}

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
export const filePlaces = ['folder', 'database'] as const
export type FilePlace = (typeof filePlaces)[number]

/** Keeps new files in the one place and finds those of the other, too: a choice that was changed loses nothing. */
export function createFileStore(place: FilePlace, folder: string, db: Kysely<Tables>): FileStore {
  const stores = { folder: createFolderStore(folder), database: createDatabaseStore(db) }
  const other = stores[place === 'folder' ? 'database' : 'folder']
  return {
    put: stores[place].put,
    get: async (name) => (await stores[place].get(name)) ?? (await other.get(name)),
  }
}
