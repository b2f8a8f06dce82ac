import type { LockdownKind, OperatingSystem } from '@isomorph/contract'

type Needed = Exclude<LockdownKind, 'none'>

export const nameOfLockdown: Readonly<Record<Needed, string>> = {
  safeExamBrowser: 'Safe Exam Browser',
  respondus: 'Respondus LockDown Browser',
}

/** How to leave a lockdown browser in an assessment that is finished by hand. */
export function leavingAfter(kind: Needed, exitUrl: string | null): string {
  const orPassword = exitUrl === null ? ', or at once with the quit password of your invigilator' : ''
  return `You can leave ${nameOfLockdown[kind]} here when you have finished${orPassword}.`
}

/** How to leave a lockdown browser where only the quit password lets out before the end. */
export function leavingByPassword(kind: Needed): string {
  return `To leave ${nameOfLockdown[kind]} before the end, you need the quit password. Your instructor or invigilator has it.`
}

/** What to know about the machine before opening a lockdown browser on it. */
export function machineInWords(kind: Needed, system: OperatingSystem): string {
  const name = nameOfLockdown[kind]
  if (system === 'Unknown') return `${name} runs on Windows, macOS and iPads. Open this page on one of them.`
  return `Have you installed ${name} for ${system}? Close other programs before you open it.`
}
