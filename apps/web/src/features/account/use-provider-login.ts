import type { IdentityProvider } from '@isomorph/contract'
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useSearchParams } from 'react-router'
import { leaveForProvider, tryGateway } from '../../session/provider-login.ts'
import type { SessionStore } from '../../session/session.ts'

interface ProviderLogin {
  /** Leaves for a provider. */
  readonly choose: (provider: IdentityProvider) => void
  /** Name of the failure that the address carries, and of the provider it happened at. */
  readonly failure: string | null
  readonly provider: IdentityProvider | undefined
}

/**
 * Signing in at a provider from the sign-in page: by choosing one, because the address names one (`?provider=3`, a link
 * that begins at once), or because a CAS server may know the person already.
 */
export function useProviderLogin(providers: readonly IdentityProvider[] | undefined): ProviderLogin {
  const store = useStore() as SessionStore
  const [query, setQuery] = useSearchParams()
  const hasBegun = useRef(false)
  const failure = query.get('failure')
  const provider = providers?.find(({ id }) => String(id) === query.get('provider'))

  async function choose(chosen: IdentityProvider) {
    if (await leaveForProvider(store, chosen)) return
    setQuery({ failure: 'providerNotSetUp', provider: String(chosen.id) }, { replace: true })
  }

  useEffect(() => {
    if (providers === undefined || failure !== null || hasBegun.current) return
    hasBegun.current = true
    const gateway = providers.find(({ triesGateway }) => triesGateway)
    if (provider) {
      // Coming back by the browser's own button ends here, and does not begin again.
      setQuery({}, { replace: true })
      void choose(provider)
    } else if (gateway) tryGateway(gateway)
  })
  return { choose: (chosen) => void choose(chosen), failure, provider }
}
