import type { InstallationRefusalCode, LockdownRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

type Code = LockdownRefusalCode | InstallationRefusalCode<'lockdown'>

/**
 * The codes that screens have words for are named by the contract: one that is missing here or there does not compile. Screens know those
 * that lead to the error screen by the words “LockDown Browser” in the detail, which stand in every language.
 */
export const lockdownRefusals: Readonly<Record<Code, RefusalKind>> = defineRefusals({
  lockdownNeeded: {
    status: 403,
    title: 'LockDown Browser needed',
    detail:
      'This assessment is taken in LockDown Browser. Open its start page in your usual browser; the button there opens LockDown Browser.',
  },
  lockdownExpired: {
    status: 403,
    title: 'The check of LockDown Browser has run out',
    detail:
      'LockDown Browser has to be checked again: open the start page of the assessment in it. What you have typed is kept.',
  },
  lockdownUntilEnd: {
    status: 403,
    title: 'Your work stays in LockDown Browser for now',
    detail:
      'You have finished. You can look at your work outside LockDown Browser once nobody can be working on this assessment any more.',
  },
  lockdownNotFound: {
    status: 403,
    title: 'This is not LockDown Browser',
    detail:
      'This page is not open in LockDown Browser, or its version is too old to prove it. Open the start page of the assessment in your usual browser; the button there opens LockDown Browser.',
  },
  lockdownOldProof: {
    status: 403,
    title: 'This check of LockDown Browser is too old',
    detail:
      'LockDown Browser has to be checked anew. Go to the start page of the assessment in it; where that does not help, close LockDown Browser and open it again.',
  },
  lockdownOtherAddress: {
    status: 403,
    title: 'LockDown Browser was checked at another address',
    detail:
      'The proof of LockDown Browser belongs to another page. Close it, and open it again from the start page of the assessment.',
  },
  lockdownOtherSettings: {
    status: 403,
    title: 'LockDown Browser runs with other settings',
    detail:
      'LockDown Browser was not opened for this assessment and by you, or its settings were changed. Close it, and open it again from the start page of the assessment.',
  },
  lockdownOtherVersion: {
    status: 403,
    title: 'This version of LockDown Browser is not accepted',
    detail:
      'Your instructor has listed the versions of LockDown Browser that are accepted. Install the version that your instructor names, and open it again from the start page of the assessment.',
  },
  lockdownWrongResponse: {
    status: 403,
    title: 'LockDown Browser could not be verified',
    detail: 'LockDown Browser gave a wrong answer. Close it, and open it again from the start page of the assessment.',
  },
  lockdownLaunchEnded: {
    status: 410,
    title: 'This address has ended',
    detail:
      'The address of a configuration works once, and for a short time. Open LockDown Browser again from the start page of the assessment.',
  },
  noLockdown: {
    status: 409,
    title: 'No lockdown browser needed',
    detail: 'This assessment needs no lockdown browser: open it in your usual browser.',
  },
  respondusUnavailable: {
    status: 409,
    title: 'Respondus cannot be checked here',
    detail:
      'This installation has no secrets of Respondus. Choose Safe Exam Browser, or ask the people who run this site to set Respondus up.',
  },
})
