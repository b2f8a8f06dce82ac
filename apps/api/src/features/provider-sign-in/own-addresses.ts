/** Where CAS sends browsers and posts single logouts to: a page of the web app, without a query. */
export function serviceAddress(origin: string): string {
  return `${origin}/login`
}

/** Where an OpenID provider sends the browser back to. */
export function callbackAddress(origin: string, identityProviderId: number): string {
  return `${origin}/api/identityProviders/${identityProviderId}/callback`
}

/** Where a browser arrives that was logged out elsewhere. */
export function afterLogoutAddress(origin: string): string {
  return `${origin}/login`
}
