import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The secret of a link in a letter stands behind the `#`; it leaves the address once it has been read. Empty: none. */
export function useLinkSecret(): string {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [secret, setSecret] = useState('')
  const inAddress = hash.slice(1)
  // A link may also be opened on the very page from which it was asked for.
  if (inAddress !== '' && inAddress !== secret) setSecret(inAddress)
  useEffect(() => {
    if (inAddress !== '') void navigate(pathname, { replace: true })
  }, [inAddress, navigate, pathname])
  return inAddress || secret
}
