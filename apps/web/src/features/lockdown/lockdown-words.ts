import type { LockdownKind, OperatingSystem } from '@isomorph/contract'

type Needed = Exclude<LockdownKind, 'none'>

export const nameOfLockdown: Readonly<Record<Needed, string>> = {
  safeExamBrowser: 'Safe Exam Browser',
  respondus: 'Respondus LockDown Browser',
}

/** What to know about the machine before opening a lockdown browser on it. */
export function machineInWords(kind: Needed, system: OperatingSystem): string {
  const name = nameOfLockdown[kind]
  if (system === 'Unknown') return `${name} runs on Windows, macOS and iPads. Open this page on one of them.`
  return `Have you installed ${name} for ${system}? Close other programs before you open it.`
}
