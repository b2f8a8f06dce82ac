import { createAction } from '@reduxjs/toolkit'
import type { ApiRequest } from './request.ts'

/** Finds what this browser keeps of an answer; undefined: nothing. */
export type FindKept = (request: ApiRequest) => Promise<unknown>

let find: FindKept | null = null

/** Names who keeps answers for the time without a connection. */
export function findKeptAnswersBy(finder: FindKept): void {
  find = finder
}

/** Emitted where a kept answer stands in for the server's. */
export const keptAnswerUsed = createAction('data/keptAnswerUsed')

/** What is kept of an answer; undefined where nothing is, or what finds it cannot be loaded. */
export async function keptAnswerTo(request: ApiRequest): Promise<unknown> {
  return await find?.(request).catch(() => undefined)
}

/** The database and the caches in which a sitting is kept. */
export const keptDatabase = 'isomorph-sitting'
const keptCaches = 'isomorph-sitting-'

async function removeDatabase(): Promise<void> {
  globalThis.indexedDB?.deleteDatabase(keptDatabase)
}

async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const { active } of registrations) active?.postMessage('remove', { transfer: [] })
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

async function removeCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.filter((name) => name.startsWith(keptCaches)).map((name) => caches.delete(name)))
}

/**
 * Removes all that is kept of sittings, whoever's it is, and the service workers that serve it. All begins at once: the page may
 * be left while it goes on.
 */
export async function removeKept(): Promise<void> {
  // A browser may refuse any of them, as in a frame of another site.
  await Promise.allSettled([removeDatabase(), removeWorkers(), removeCaches()])
}
