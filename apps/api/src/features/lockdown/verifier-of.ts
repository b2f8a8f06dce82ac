import type { LockdownKind, LockdownSettings } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { imitatedRespondus } from './imitated-respondus.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { createRespondus } from './respondus.ts'
import { safeExamBrowser } from './safe-exam-browser.ts'
import type { LockdownVerifier } from './verifier.ts'

type Installed = Pick<Services, 'tier' | 'respondusKit'>

/** Whether this installation can check Respondus. */
export function respondusOf({ tier, respondusKit }: Installed): LockdownSettings['respondus'] {
  if (respondusKit) return 'available'
  return tier === 'local' || tier === 'development' ? 'imitated' : 'unavailable'
}

/** The lockdown browser of a kind; refuses where none is needed, or it cannot be checked. */
export function verifierOf(kind: LockdownKind, installed: Installed): LockdownVerifier {
  if (kind === 'none') throw new Refusal(lockdownRefusals.noLockdown)
  if (kind === 'safeExamBrowser') return safeExamBrowser
  if (respondusOf(installed) === 'unavailable') throw new Refusal(lockdownRefusals.respondusUnavailable)
  return createRespondus(installed.respondusKit ?? imitatedRespondus)
}
