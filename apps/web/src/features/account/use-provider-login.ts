import type { IdentityProvider } from '@isomorph/contract'
import { useEffect, useState } from 'react'
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
  /** The browser is on its way to a provider, without having been asked to on this page. */
  readonly isLeaving: boolean
}

/**
 * Signing in at a provider from the sign-in page: by choosing one, because the address names one (`?provider=3`, a link
 * that begins at once), or because a CAS server may know the person already.
 */
export function useProviderLogin(providers: readonly IdentityProvider[] | undefined): ProviderLogin {
  const store = useStore() as SessionStore
  const [query, setQuery] = useSearchParams()
  const failure = query.get('failure')
  const provider = providers?.find(({ id }) => String(id) === query.get('provider'))
  // Decided when the list arrives, once: what the address and the tab say changes with the first step.
  const [unasked, setUnasked] = useState<'undecided' | 'leaving' | 'staying'>('undecided')

  async function choose(chosen: IdentityProvider) {
    if (await leaveForProvider(store, chosen)) return
    setUnasked('staying')
    setQuery({ failure: 'providerNotSetUp', provider: String(chosen.id) }, { replace: true })
  }

  function leaveUnasked(offered: readonly IdentityProvider[]): boolean {
    if (failure !== null) return false
    const gateway = offered.find(({ triesGateway }) => triesGateway)
    if (!provider) return gateway !== undefined && tryGateway(gateway)
    // Coming back by the browser's own button ends here, and does not begin again.
    setQuery({}, { replace: true })
    void choose(provider)
    return true
  }

  useEffect(() => {
    if (providers !== undefined && unasked === 'undecided') setUnasked(leaveUnasked(providers) ? 'leaving' : 'staying')
  })
  useEffect(() => {
    // Back by the browser's own button, to the page as it was left.
    const stay = (event: PageTransitionEvent) => event.persisted && setUnasked('staying')
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  const isLeaving = unasked === 'leaving' || (providers !== undefined && unasked === 'undecided')
  return { choose: (chosen) => void choose(chosen), failure, provider, isLeaving }
}
