import { lazyPart } from '../../screen/load-screen.ts'

export { nameOfLockdown } from '../../entities/lockdown/names.ts'

/** On the start page: how to open the lockdown browser, and how to leave it. */
export const LockdownPart = lazyPart(async () => (await import('./lockdown-part.tsx')).LockdownPart, ['lockdown'])

/** Beside a sitting in a lockdown browser: proves again and again that it is in one. */
export const LockdownRenewal = lazyPart(
  async () => (await import('./lockdown-renewal.tsx')).LockdownRenewal,
  ['lockdown'],
)
