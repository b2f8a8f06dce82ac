import { randomBytes } from 'node:crypto'
import { respondusNames } from '@isomorph/contract'
import { respondusLaunchAddress } from '@isomorph/lockdown'
import { Refusal } from '../../refusals/refusals.ts'
import type { RespondusKit } from '../../services/services.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import type { LockdownVerifier } from './verifier.ts'

/** Respondus LockDown Browser answers a challenge of ours by the vendor's secret, which only the vendor's kit can check. */
export function createRespondus(kit: RespondusKit): LockdownVerifier {
  return {
    kind: 'respondus',

    prepare({ startUrl, query, groupAssessmentId }) {
      const challenge = randomBytes(24).toString('base64url')
      const address = new URL(`${startUrl}?${query}`)
      address.searchParams.set(respondusNames.exam, String(groupAssessmentId))
      address.searchParams.set(respondusNames.check, '1')
      address.searchParams.set(respondusNames.challenge, challenge)
      const launchUrl = respondusLaunchAddress(address.href)
      return { configuration: null, configKey: null, challenge, launchUrl, downloadUrl: null }
    },

    async verify({ response, version, headers }, { challenges, groupAssessmentId: examId }) {
      if (response === undefined) throw new Refusal(lockdownRefusals.lockdownNotFound)
      if (challenges.length === 0) throw new Refusal(lockdownRefusals.lockdownOldProof)
      const client = version ?? String(headers['user-agent'] ?? '')
      for (const challenge of challenges)
        if (await kit.isResponse({ challenge, response, examId })) return { client, answered: challenge }
      throw new Refusal(lockdownRefusals.lockdownWrongResponse)
    },
  }
}
