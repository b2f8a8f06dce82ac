import { useState } from 'react'

/** The secret of a link in a letter stands behind the `#`; it leaves the address as soon as it has been read. */
function takeLinkSecret(): string {
  const secret = window.location.hash.slice(1)
  if (secret !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  return secret
}

/** The secret that the page was opened with; empty: none. */
export function useLinkSecret(): string {
  const [secret] = useState(takeLinkSecret)
  return secret
}
