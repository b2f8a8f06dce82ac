import type { LockdownKind, OperatingSystem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfLockdown } from '../../entities/lockdown/names.ts'

type Needed = Exclude<LockdownKind, 'none'>

/** How to leave a lockdown browser in an assessment that is finished by hand. */
export function leavingAfter(kind: Needed, exitUrl: string | null): string {
  const browser = nameOfLockdown[kind]
  return exitUrl === null
    ? t('lockdown.leavingAfterOrByPassword', { browser })
    : t('lockdown.leavingAfter', { browser })
}

/** How to leave a lockdown browser where only the quit password lets out before the end. */
export function leavingByPassword(kind: Needed): string {
  return t('lockdown.leavingByPassword', { browser: nameOfLockdown[kind] })
}

/** What to know about the machine before opening a lockdown browser on it. */
export function machineInWords(kind: Needed, system: OperatingSystem): string {
  const browser = nameOfLockdown[kind]
  if (system === 'Unknown') return t('lockdown.machine.other', { browser })
  return t('lockdown.machine.known', { browser, system })
}
