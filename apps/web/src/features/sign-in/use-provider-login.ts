import type { IdentityProvider } from '@isomorph/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useSearchParams } from 'react-router'
import { isGatewayUntried, leaveForProvider, tryGateway } from '../../session/provider-login.ts'
import type { SessionStore } from '../../session/session.ts'

interface ProviderLogin {
  /** Leaves for a provider. */
  readonly choose: (provider: IdentityProvider) => void
  /** Name of what went wrong, and the provider it went wrong at. */
  readonly failure: string | null
  readonly provider: IdentityProvider | undefined
  /** The browser is on its way to a provider, without having been asked to on this page. */
  readonly isLeaving: boolean
  /** The provider that was chosen and is being waited for. */
  readonly chosenId: number | null
}

interface Destination {
  readonly provider: IdentityProvider
  readonly isGateway: boolean
}

/** Where to go unasked: the address names a provider, or a CAS server may know the person already. */
function destinationOf(providers: readonly IdentityProvider[], query: URLSearchParams): Destination | null {
  if (query.has('failure')) return null
  const named = providers.find(({ id }) => String(id) === query.get('provider'))
  if (named) return { provider: named, isGateway: false }
  const gateway = providers.find(({ triesGateway }) => triesGateway)
  return gateway && isGatewayUntried() ? { provider: gateway, isGateway: true } : null
}

/** Signing in at a provider from the sign-in page: by choosing one, or unasked. */
export function useProviderLogin(providers: readonly IdentityProvider[]): ProviderLogin {
  const store = useStore() as SessionStore
  const [query] = useSearchParams()
  const [destination, setDestination] = useState(() => destinationOf(providers, query))
  const [chosenId, setChosenId] = useState<number | null>(null)

  async function choose(provider: IdentityProvider) {
    setChosenId(provider.id)
    await leaveForProvider(store, provider)
  }

  useEffect(() => {
    if (destination === null) return
    const { provider, isGateway } = destination
    // Coming back by the browser's own button ends here, and does not begin again.
    window.history.replaceState(window.history.state, '', '/login')
    if (isGateway) return tryGateway(provider)
    void leaveForProvider(store, provider)
  }, [destination, store])
  useEffect(() => {
    // Back by the browser's own button, to the page as it was left.
    function stay(event: PageTransitionEvent) {
      if (!event.persisted) return
      setDestination(null)
      setChosenId(null)
    }
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  return {
    choose: (provider) => void choose(provider),
    failure: query.get('failure'),
    provider: providers.find(({ id }) => String(id) === query.get('provider')),
    isLeaving: destination !== null,
    chosenId,
  }
}
