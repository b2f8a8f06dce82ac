import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Uploaded files by name: a folder by default. */
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
