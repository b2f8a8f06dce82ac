/*
 * How a response is computed from a challenge is the vendor's secret and not here. The names in addresses are in the contract, because
 * the page uses them as well.
 */

/** A link that opens the client, which then loads our address. */
export function respondusLaunchAddress(address: string): string {
  return `rldb:${address}`
}

/** Going there closes the client. */
export const respondusExitAddress = 'sbxcmd:rldbxb=1'
