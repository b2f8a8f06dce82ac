import { challengeName, respondusNames, type LockdownProof } from '@isomorph/contract'
import { sessionArea } from '../../data/storage-areas.ts'
import { readKeys } from '../../entities/lockdown/safe-exam-browser.ts'

const storageKey = 'persist:lockdownProof'

/** The page whose address the keys are bound to. */
export function checkPathOf(groupId: string, groupAssessmentId: string | number): string {
  return `/courses/${groupId}/groupAssignments/${groupAssessmentId}/ldb-check`
}

function inAddress(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined
}

/** What the address of this page carries for the proof; undefined: it was not loaded with a challenge. */
export function challengeOfPage(): string | undefined {
  return inAddress(challengeName)
}

/** The answer of Respondus to the challenge of the launch, which its client adds to the address. */
export function responseOfPage(): string | undefined {
  return inAddress(respondusNames.response)
}

/** What this browser shows of itself on the page that was loaded for it; it is kept, because other pages have other keys. */
export async function readProof(): Promise<LockdownProof> {
  const [url = ''] = window.location.href.split('#')
  const response = responseOfPage()
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
