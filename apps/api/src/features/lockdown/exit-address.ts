import { lockdownExitPath, type LockdownKind } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { respondusExitAddress } from '@isomorph/lockdown'
import type { Kysely } from 'kysely'
import { codeFor } from './lockdown.queries.ts'

/**
 * Opening this address closes the lockdown browser, without its quit password. That of Safe Exam Browser carries a key, so that
 * only whom the server tells it can go there.
 */
export async function exitAddressOf(
  db: Kysely<Tables>,
  kind: Exclude<LockdownKind, 'none'>,
  groupAssessmentId: number,
): Promise<string> {
  if (kind === 'respondus') return respondusExitAddress
  return `${lockdownExitPath}&key=${(await codeFor(db, `exit ${groupAssessmentId}`)).toString('base64url')}`
}
