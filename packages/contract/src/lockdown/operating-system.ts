import type { OperatingSystem } from './limits.ts'

/** What a browser tells of the machine that it runs on. */
export interface ToldOfMachine {
  readonly userAgent: string
  /** By client hints; '' where there are none. */
  readonly platform: string
  readonly touchPoints: number
}

/** The operating systems that lockdown browsers know. An iPad may call itself a Mac: Macs have no touch screens. */
export function operatingSystemOf({ userAgent, platform, touchPoints }: ToldOfMachine): OperatingSystem {
  const told = `${platform} ${userAgent}`
  if (/iPad/.test(told)) return 'iPad'
  if (/Windows/.test(told)) return 'Windows'
  if (/iPhone|Android|CrOS/.test(told)) return 'Unknown'
  if (/mac ?os|Macintosh/i.test(told)) return touchPoints > 1 ? 'iPad' : 'macOS'
  return 'Unknown'
}
