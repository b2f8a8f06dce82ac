import type { LockdownRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of refusals about the lockdown browser: a code without one does not compile. */
export const lockdownRefusalKeys: Readonly<Record<LockdownRefusalCode, RefusalKeys>> = {
  lockdownNeeded: { title: 'sitting-refusals.lockdownNeeded.title', detail: 'sitting-refusals.lockdownNeeded.detail' },
  lockdownExpired: {
    title: 'sitting-refusals.lockdownExpired.title',
    detail: 'sitting-refusals.lockdownExpired.detail',
  },
  lockdownUntilEnd: {
    title: 'sitting-refusals.lockdownUntilEnd.title',
    detail: 'sitting-refusals.lockdownUntilEnd.detail',
  },
  lockdownNotFound: {
    title: 'sitting-refusals.lockdownNotFound.title',
    detail: 'sitting-refusals.lockdownNotFound.detail',
  },
  lockdownOldProof: {
    title: 'sitting-refusals.lockdownOldProof.title',
    detail: 'sitting-refusals.lockdownOldProof.detail',
  },
  lockdownOtherAddress: {
    title: 'sitting-refusals.lockdownOtherAddress.title',
    detail: 'sitting-refusals.lockdownOtherAddress.detail',
  },
  lockdownOtherSettings: {
    title: 'sitting-refusals.lockdownOtherSettings.title',
    detail: 'sitting-refusals.lockdownOtherSettings.detail',
  },
  lockdownOtherVersion: {
    title: 'sitting-refusals.lockdownOtherVersion.title',
    detail: 'sitting-refusals.lockdownOtherVersion.detail',
  },
  lockdownWrongResponse: {
    title: 'sitting-refusals.lockdownWrongResponse.title',
    detail: 'sitting-refusals.lockdownWrongResponse.detail',
  },
  lockdownLaunchEnded: {
    title: 'sitting-refusals.lockdownLaunchEnded.title',
    detail: 'sitting-refusals.lockdownLaunchEnded.detail',
  },
  noLockdown: { title: 'sitting-refusals.noLockdown.title', detail: 'sitting-refusals.noLockdown.detail' },
}
