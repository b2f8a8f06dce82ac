/**
 * The names that Respondus LockDown Browser uses in addresses, as learning platforms with the vendor's kit of 2015 show them
 * to everybody. How a response is computed from a challenge is the vendor's secret and not here.
 */
export const respondusNames = {
  challenge: 'rldbcv',
  response: 'rldbrv',
  clientId: 'rldbci',
  exam: 'examid',
  check: 'ldbcheck',
} as const

/** A link that opens the client, which then loads our address. */
export function respondusLaunchAddress(address: string): string {
  return `rldb:${address}`
}

/** Going there closes the client. */
export const respondusExitAddress = 'sbxcmd:rldbxb=1'
