import { pathToFileURL } from 'node:url'
import type { RespondusKit } from '../services/services.ts'

/** Loads what a licensee of Respondus wrote by the vendor's documents; it holds the vendor's secrets. */
export async function loadRespondusKit(path: string | undefined): Promise<RespondusKit | undefined> {
  if (path === undefined) return undefined
  const kit = (await import(pathToFileURL(path).href)) as Partial<RespondusKit>
  const { isResponse } = kit
  if (typeof isResponse !== 'function')
    throw new Error(`RESPONDUS_MODULE: ${path} exports no function isResponse({ challenge, response, examId }).`)
  return { isResponse }
}
