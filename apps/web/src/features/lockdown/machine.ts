import { operatingSystemOf, type OperatingSystem } from '@isomorph/contract'

/** Not all browsers have client hints. */
interface HintingNavigator extends Navigator {
  readonly userAgentData?: { readonly platform?: string }
}

export function operatingSystem(): OperatingSystem {
  const { userAgent, maxTouchPoints, userAgentData }: HintingNavigator = navigator
  return operatingSystemOf({ userAgent, platform: userAgentData?.platform ?? '', touchPoints: maxTouchPoints })
}
