/** So many passkeys one person may have. */
export const maximumPasskeys = 20
/** How long somebody may take with their device. */
export const passkeyMinutes = 5
