import { unzipSync } from 'fflate'
import { Refusal } from '../../refusals/refusals.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'

/** All files together, unpacked. */
const unpackedMaximumBytes = 100 * 1024 * 1024

function refuseFile(detail: string, cause?: unknown): never {
  throw new Refusal(rosterFileRefusals.unreadableRosterFile, { detail, ...(cause === undefined ? {} : { cause }) })
}

/**
 * The CSV files of an export by their names, in lower case. Systems put them in the root; some people pack the folder that
 * holds them. No more is unpacked than is allowed, whatever the packed file says of itself.
 */
export function unpack(bytes: Uint8Array, maximumBytes = unpackedMaximumBytes): ReadonlyMap<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    refuseFile('This is no zip file. Choose the whole export, as it was packed.')
  let total = 0
  const isWanted = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (!/\.csv$/i.test(name) || name.startsWith('__MACOSX/')) return false
    total += originalSize
    if (total > maximumBytes) refuseFile('The export is larger than 100 MB when it is unpacked.')
    return true
  }
  let files: Readonly<Record<string, Uint8Array>>
  try {
    files = unzipSync(bytes, { filter: isWanted })
  } catch (error) {
    if (error instanceof Refusal) throw error
    refuseFile('The zip file is damaged.', error)
  }
  return new Map(
    Object.entries(files).map(([name, content]) => [(name.split('/').at(-1) ?? name).toLowerCase(), content]),
  )
}
