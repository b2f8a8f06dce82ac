import { sayDetail, type SaidDetail } from '@isomorph/contract'
import { readZip } from '../../files/read-zip.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'

/** All files together, unpacked. */
const unpackedMaximumBytes = 100 * 1024 * 1024

function refuseFile(said: SaidDetail, cause?: unknown): never {
  throw new Refusal(rosterFileRefusals.unreadableRosterFile, { ...said, ...(cause === undefined ? {} : { cause }) })
}

/**
 * The CSV files of an export by their names, in lower case. Systems put them in the root; some people pack the folder that
 * holds them. No more is unpacked than is allowed, whatever the packed file says of itself.
 */
export function unpack(bytes: Uint8Array, maximumBytes = unpackedMaximumBytes): ReadonlyMap<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuseFile(sayDetail('zipNotWhole'))
  const { files } = readZip(bytes, {
    isWanted: (name) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/'),
    limits: { unpackedBytes: maximumBytes, entries: 2000 },
    refuse: refuseFile,
  })
  return new Map([...files].map(([name, content]) => [(name.split('/').at(-1) ?? name).toLowerCase(), content]))
}
