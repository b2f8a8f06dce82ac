import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface LinkState {
  readonly linkSecret?: string
}

/**
 * The secret of a link in a letter stands behind the `#`. It leaves the address once it has been read and stays with this
 * entry of the tab's history, where a reload finds it and no other page does. Empty: none.
 */
export function useLinkSecret(): { secret: string; forget: () => void } {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = hash.slice(1)
  useEffect(() => {
    if (inAddress === '') return
    void navigate(pathname, { replace: true, state: { linkSecret: inAddress } satisfies LinkState })
  }, [inAddress, navigate, pathname])
  return {
    secret: inAddress || ((state as LinkState | null)?.linkSecret ?? ''),
    forget: () => void navigate(pathname, { replace: true }),
  }
}
