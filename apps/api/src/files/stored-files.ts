/** Uploaded files by name. */
export interface FileStore {
  readonly put: (name: string, content: Buffer) => Promise<void>
  /** Undefined where no such file is. */
  readonly get: (name: string) => Promise<Buffer | undefined>
}
