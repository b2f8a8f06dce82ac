import type { SaidDetail } from '@isomorph/contract'
import { readZip, type ZipFiles, type ZipLimits } from '../../files/read-zip.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { problemPackageRefusals } from './problem-packages.errors.ts'

const packageLimits: ZipLimits = { unpackedBytes: 80 * 1024 * 1024, entries: 2000 }

export function refusePackage(said: SaidDetail, cause?: unknown): never {
  throw new Refusal(problemPackageRefusals.unreadablePackage, { ...said, ...(cause === undefined ? {} : { cause }) })
}

/** The wanted files of a package by their names. */
export function unpackPackage(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits = packageLimits,
): ZipFiles {
  return readZip(bytes, { isWanted, limits, refuse: refusePackage })
}
