import type { LockdownProof } from '@isomorph/contract'
import { sessionArea } from '../../data/storage-areas.ts'
import { readKeys } from './safe-exam-browser.ts'

/** What Respondus adds to the address: its answer to our challenge. */
const responseName = 'rldbrv'

const storageKey = 'persist:lockdownProof'

/** The page whose address the keys are bound to. */
export function checkPathOf(groupId: string, groupAssessmentId: string | number): string {
  return `/courses/${groupId}/groupAssignments/${groupAssessmentId}/ldb-check`
}

/** What this browser shows of itself on the page that was loaded for it; it is kept, because other pages have other keys. */
export async function readProof(): Promise<LockdownProof> {
  const [url = ''] = window.location.href.split('#')
  const response = new URLSearchParams(window.location.search).get(responseName)
  const proof = { url, ...(await readKeys()), ...(response && { response }) }
  try {
    sessionArea().setItem(storageKey, JSON.stringify(proof))
  } catch {
    // Without storage the page is loaded again for each proof.
  }
  return proof
}

/** The proof that this tab gave last; null where there is none for this page. */
export function lastProof(path: string): LockdownProof | null {
  try {
    const proof = JSON.parse(sessionArea().getItem(storageKey) ?? 'null') as LockdownProof | null
    return proof && new URL(proof.url).pathname === path ? proof : null
  } catch {
    return null
  }
}
