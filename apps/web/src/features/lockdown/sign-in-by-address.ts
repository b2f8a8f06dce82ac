import { codeVerifier, readToken } from '../../data/browser-storage.ts'
import { localArea } from '../../data/storage-areas.ts'
import type { RequestError } from '../../data/request.ts'
import { responseOfPage } from './proof.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'

/** Signs in by a code; answers the refusal. */
type ExchangeCode = (code: string) => Promise<RequestError | null>

/** The code that this browser signed in with: opened again, its start page must not spend it a second time. */
const lastCode = 'persist:lockdownCode'

function wasUsedHere(code: string): boolean {
  return readToken() !== null && localArea().getItem(lastCode) === code
}

/**
 * The address carries all that signing in needs. So somebody may send a link that signs others in to an account that is not
 * theirs: only lockdown browsers follow it. Respondus cannot be told from another browser, so there it replaces nobody who is
 * signed in; whether the launch was theirs, the server finds by its challenge.
 */
export async function signInByAddress(session: string | null, exchange: ExchangeCode): Promise<boolean> {
  const [code = '', verifier = ''] = (session ?? '').split('.')
  if (code === '' || wasUsedHere(code)) return readToken() !== null
  if (!isSafeExamBrowser()) {
    if (responseOfPage() === undefined) return false
    if (readToken() !== null) return true
  }
  codeVerifier.write(verifier)
  if (await exchange(code)) return false
  localArea().setItem(lastCode, code)
  return true
}
