import type { LockdownKind } from '@isomorph/contract'

export const nameOfLockdown: Readonly<Record<Exclude<LockdownKind, 'none'>, string>> = {
  safeExamBrowser: 'Safe Exam Browser',
  respondus: 'Respondus LockDown Browser',
}

/** What the specification calls any of them; the title of the pages that such a browser opens. */
export const lockDownBrowser = 'LockDown Browser'
