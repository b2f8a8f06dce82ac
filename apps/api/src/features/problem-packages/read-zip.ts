import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { Refusal } from '../../refusals/refusals.ts'
import { problemPackageRefusals } from './problem-packages.errors.ts'

interface ZipLimits {
  /** All files together, unpacked. */
  readonly unpackedBytes: number
  readonly entries: number
}

export const zipLimits: ZipLimits = { unpackedBytes: 80 * 1024 * 1024, entries: 2000 }

/** So much is unpacked before the limits are looked at again: a thousandfold of it is the most that it can become. */
const sliceBytes = 16 * 1024

export function refusePackage(detail: string, cause?: unknown): never {
  throw new Refusal(problemPackageRefusals.unreadablePackage, { detail, ...(cause === undefined ? {} : { cause }) })
}

/** A name that would lead out of the package where files are written by their names. None is; such a package is not ours. */
function isHostile(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- no name has them
  return /[\\\u0000-\u001F]|^\/|^[a-z]:|(^|\/)\.\.?(\/|$)/i.test(name) || name.length > 300
}

interface Reading {
  readonly files: Map<string, Uint8Array[]>
  readonly ended: Set<string>
  readonly unused: string[]
  unpackedBytes: number
  entries: number
}

function takeFile(file: UnzipFile, reading: Reading, { unpackedBytes }: ZipLimits): void {
  if (reading.files.has(file.name)) refusePackage(`The package holds “${file.name}” twice.`)
  const chunks: Uint8Array[] = []
  reading.files.set(file.name, chunks)
  file.ondata = (error, chunk, isLast) => {
    if (error) throw error
    reading.unpackedBytes += chunk.length
    if (reading.unpackedBytes > unpackedBytes)
      refusePackage(`Unpacked, the package is larger than ${unpackedBytes / 1024 / 1024} MB.`)
    chunks.push(chunk)
    if (isLast) reading.ended.add(file.name)
  }
  file.start()
}

function openEntry(file: UnzipFile, reading: Reading, { limits, isWanted }: ZipReading): void {
  reading.entries += 1
  if (reading.entries > limits.entries) refusePackage(`The package holds more than ${limits.entries} files.`)
  if (isHostile(file.name)) refusePackage('A file of the package has a name that leads elsewhere.')
  if (file.name.endsWith('/')) return
  if (isWanted(file.name)) takeFile(file, reading, limits)
  else reading.unused.push(file.name)
}

interface ZipReading {
  readonly isWanted: (name: string) => boolean
  readonly limits: ZipLimits
}

export interface ZipFiles {
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Names of what is not wanted; it is not unpacked. */
  readonly unused: readonly string[]
}

/** The wanted files of a zip file by their names, in memory. No more is unpacked than is allowed, whatever it says of itself. */
export function readZip(
  bytes: Uint8Array,
  { isWanted, limits = zipLimits }: Partial<ZipReading> & Pick<ZipReading, 'isWanted'>,
): ZipFiles {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refusePackage('This is no zip file.')
  const reading: Reading = { files: new Map(), ended: new Set(), unused: [], unpackedBytes: 0, entries: 0 }
  const unzip = new Unzip((file) => openEntry(file, reading, { limits, isWanted }))
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += sliceBytes)
      unzip.push(bytes.subarray(start, start + sliceBytes), start + sliceBytes >= bytes.length)
  } catch (error) {
    if (error instanceof Refusal) throw error
    refusePackage('The zip file is damaged.', error)
  }
  if (reading.ended.size < reading.files.size) refusePackage('The zip file is cut off.')
  const files = [...reading.files].map(([name, chunks]) => [name, Buffer.concat(chunks)] as const)
  return { files: new Map(files), unused: reading.unused }
}
