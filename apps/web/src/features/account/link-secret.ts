import { useEffect, useState } from 'react'

/** The secret of a link in a letter stands behind the `#`; it leaves the address once it has been read. Empty: none. */
export function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    if (secret === '') return
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }, [secret])
  return secret
}
