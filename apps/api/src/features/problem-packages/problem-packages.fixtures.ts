import { problemPackageCalls, type ErrorData, type PackageReport } from '@isomorph/contract'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { sendFile } from '../../testing/figures.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { sha256Of } from './package-format.ts'

/** Exports problems as somebody. */
export async function exportAs(api: TestApi, as: TestPerson, problemIds: readonly number[]) {
  const { path } = problemPackageCalls.exportProblems
  const headers = { authorization: `Bearer ${await api.tokenOf(as)}` }
  const response = await api.app.inject({ method: 'POST', url: path, headers, payload: { problemIds } })
  const error = response.statusCode === 200 ? undefined : response.json<ErrorData>()
  return { status: response.statusCode, bytes: response.rawPayload, error, headers: response.headers }
}

async function sendPackage(api: TestApi, as: TestPerson, url: string, content: Buffer) {
  const response = await sendFile(api, as, { url, content })
  return { status: response.statusCode, data: response.json<PackageReport & ErrorData>() }
}

export async function lookAs(api: TestApi, as: TestPerson, content: Buffer) {
  return await sendPackage(api, as, problemPackageCalls.lookAtPackage.path, content)
}

export async function importAs(api: TestApi, as: TestPerson, content: Buffer, query = '') {
  return await sendPackage(api, as, `${problemPackageCalls.importProblems.path}${query}`, content)
}

type Files = Readonly<Record<string, string | Uint8Array>>

/** Files as a zip file, without a look at what is in them. */
export function zipped(files: Files): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>))
}

export function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(bytes)
}

/** A package of problem files as they are given, with a manifest that names them. */
export function packageOf(problems: Files, others: Files = {}): Buffer {
  const named = Object.entries(problems).map(([file, content]) => ({ file, sha256: sha256Of(content) }))
  const manifest = { format: 'isomorph-problems', version: 1, problems: named }
  return zipped({ 'manifest.json': JSON.stringify(manifest), ...problems, ...others })
}
