/** Whether the browser can show passkeys to this address: it needs HTTPS, or `localhost`, and a host name. */
export function mayHavePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(window.location.hostname)
  return 'PublicKeyCredential' in window && window.isSecureContext && !isAddress
}
