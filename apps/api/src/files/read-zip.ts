import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { locale, sayDetail, type SaidDetail } from '@isomorph/contract'
import { Refusal } from '../refusals/refusals.ts'

export interface ZipLimits {
  /** All files together, unpacked. */
  readonly unpackedBytes: number
  readonly entries: number
}

interface ZipReading {
  readonly isWanted: (name: string) => boolean
  readonly limits: ZipLimits
  readonly refuse: (said: SaidDetail, cause?: unknown) => never
}

/** So much is unpacked before the limits are looked at again: a thousandfold of it is the most that it can become. */
const sliceBytes = 16 * 1024

/** A name that would lead out of the folder where files are written by their names. None is; such a file is not ours. */
function isHostile(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- no name has them
  return /[\\\u0000-\u001F]|^\/|^[a-z]:|(^|\/)\.\.?(\/|$)/i.test(name) || name.length > 300
}

interface Read {
  readonly files: Map<string, Uint8Array[]>
  readonly ended: Set<string>
  readonly unused: string[]
  unpackedBytes: number
  entries: number
}

function takeFile(file: UnzipFile, read: Read, { limits: { unpackedBytes }, refuse }: ZipReading): void {
  if (read.files.has(file.name)) refuse(sayDetail('zipTwice', { file: file.name }))
  const chunks: Uint8Array[] = []
  read.files.set(file.name, chunks)
  file.ondata = (error, chunk, isLast) => {
    if (error) throw error
    read.unpackedBytes += chunk.length
    if (read.unpackedBytes > unpackedBytes) refuse(sayDetail('zipTooLarge', { megabytes: unpackedBytes / 1024 / 1024 }))
    chunks.push(chunk)
    if (isLast) read.ended.add(file.name)
  }
  file.start()
}

function openEntry(file: UnzipFile, read: Read, reading: ZipReading): void {
  const { limits, isWanted, refuse } = reading
  read.entries += 1
  if (read.entries > limits.entries) refuse(sayDetail('zipTooMany', { count: limits.entries.toLocaleString(locale) }))
  if (isHostile(file.name)) refuse(sayDetail('zipLeadsElsewhere'))
  if (file.name.endsWith('/')) return
  if (isWanted(file.name)) takeFile(file, read, reading)
  else read.unused.push(file.name)
}

export interface ZipFiles {
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Names of what is not wanted; it is not unpacked. */
  readonly unused: readonly string[]
}

/** The wanted files of a zip file by their names, in memory. No more is unpacked than is allowed, whatever it says of itself. */
export function readZip(bytes: Uint8Array, reading: ZipReading): ZipFiles {
  const { refuse } = reading
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuse(sayDetail('zipNone'))
  const read: Read = { files: new Map(), ended: new Set(), unused: [], unpackedBytes: 0, entries: 0 }
  const unzip = new Unzip((file) => openEntry(file, read, reading))
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += sliceBytes)
      unzip.push(bytes.subarray(start, start + sliceBytes), start + sliceBytes >= bytes.length)
  } catch (error) {
    if (error instanceof Refusal) throw error
    refuse(sayDetail('zipDamaged'), error)
  }
  if (read.ended.size < read.files.size) refuse(sayDetail('zipCutOff'))
  const files = [...read.files].map(([name, chunks]) => [name, Buffer.concat(chunks)] as const)
  return { files: new Map(files), unused: read.unused }
}
