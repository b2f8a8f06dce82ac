import { createHmac } from 'node:crypto'
import { lockdownCalls } from '@isomorph/contract'
import {
  browserExamKeyHashHeader,
  configKeyHashHeader,
  configKeyOf,
  examSettings,
  isHashOf,
  writePlist,
} from '@isomorph/lockdown'
import { Refusal } from '../../refusals/refusals.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import type { BoundAddress, Evidence, LockdownVerifier } from './verifier.ts'

/** `sebs://` asks by https, `seb://` by http. */
function launchAddressOf(configurationUrl: string): string {
  return configurationUrl.replace(/^http/, 'seb')
}

/** A hash with the address that it is bound to. */
interface BoundHash extends BoundAddress {
  readonly hash: string
}

function boundHash(evidence: Evidence, header: string, fromPage: string | undefined): BoundHash[] {
  const sent = evidence.headers[header]
  return [
    ...(typeof sent === 'string' ? [{ hash: sent, ...evidence.request }] : []),
    ...(fromPage === undefined || fromPage === '' ? [] : [{ hash: fromPage, ...evidence.page }]),
  ]
}

function isAnyHashOf(hashes: readonly BoundHash[], keys: readonly string[]): boolean {
  return hashes.some(({ hash, url }) => keys.some((key) => isHashOf(hash, url, key)))
}

/**
 * Safe Exam Browser proves by the Config Key that it runs with the settings of a launch, and by a Browser Exam Key that it is
 * a version that the instructor accepts. It sends both as headers of requests, or gives them to the page by its JavaScript API.
 */
export const safeExamBrowser: LockdownVerifier = {
  kind: 'safeExamBrowser',

  prepare({ origin, startUrl, query, quitPassword, exitUrl, secret, commonSalt }) {
    const common = { origin, quitUrl: `${origin}${exitUrl}`, quitPassword }
    const ownSalt = createHmac('sha256', secret).update('examKeySalt').digest()
    // Safe Exam Browser appends the query with a question mark of its own: the address has none before.
    const settings = commonSalt
      ? examSettings({ ...common, startUrl, salt: commonSalt, takesQuery: true })
      : examSettings({ ...common, startUrl: `${startUrl}?${query}`, salt: ownSalt })
    const downloadUrl = `${origin}${lockdownCalls.getLockdownConfiguration.path.replace('{secret}', secret)}`
    return {
      configuration: writePlist(settings),
      configKey: configKeyOf(settings),
      challenge: null,
      launchUrl: `${launchAddressOf(downloadUrl)}${commonSalt ? `??${query}` : ''}`,
      downloadUrl,
    }
  },

  async verify(evidence, { configKeys, browserExamKeys }) {
    const sent = boundHash(evidence, configKeyHashHeader, evidence.configKey)
    if (sent.length === 0) throw new Refusal(lockdownRefusals.lockdownNotFound)
    const proofs = sent.filter(({ isFresh }) => isFresh)
    if (proofs.length === 0) throw new Refusal(lockdownRefusals.lockdownOldProof)
    if (!isAnyHashOf(proofs, configKeys)) throw new Refusal(lockdownRefusals.lockdownOtherSettings)
    const versions = boundHash(evidence, browserExamKeyHashHeader, evidence.browserExamKey).filter(
      ({ isFresh }) => isFresh,
    )
    if (browserExamKeys.length > 0 && !isAnyHashOf(versions, browserExamKeys))
      throw new Refusal(lockdownRefusals.lockdownOtherVersion)
    const client = evidence.version ?? String(evidence.headers['user-agent'] ?? '')
    return await Promise.resolve({ client, answered: null })
  },
}
