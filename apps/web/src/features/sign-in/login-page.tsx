import type { IdentityProvider } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { LoadingScreen } from '@isomorph/ui'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { selectAuth } from '../../data/slices/auth-slice.ts'
import { useGetIdentityProvidersQuery, useGetSetupQuery } from '../../data/core-api.ts'
import { useAppSelector } from '../../data/hooks.ts'
import { SessionEndBand } from '../../session/session-end-band.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { AccountChoice } from './account-choice.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInFailureBand } from './sign-in-failure.tsx'
import { useProviderLogin } from './use-provider-login.ts'

// Once in the life of an installation, and with more code than the page.
const SetupForm = lazyPart(async () => (await import('./setup/setup-form.tsx')).SetupForm)

function WaysToLogIn({ providers }: { providers: readonly IdentityProvider[] }) {
  const { choose, chosenId, failure, provider, isLeaving } = useProviderLogin(providers)
  if (isLeaving) return <LoadingScreen />
  return (
    <EntryFrame title={t('sign-in.title')}>
      <SessionEndBand />
      <SignInFailureBand name={failure} providerName={provider?.name} />
      <ProviderButtons providers={providers} chosenId={chosenId} onChoose={choose} />
      <AccountChoice providers={providers} />
    </EntryFrame>
  )
}

const noProviders: readonly IdentityProvider[] = []

function LogIn() {
  const { data: providers, isError } = useGetIdentityProvidersQuery(undefined)
  if (providers) return <WaysToLogIn providers={providers} />
  // Without the list there is still the account of the product itself.
  return isError ? <WaysToLogIn providers={noProviders} /> : <LoadingScreen />
}

/** /login: sign in, or make the first administrator while there is nobody at all. */
export function LoginPage() {
  const { isAuthenticated, isInitialized } = useAppSelector(selectAuth)
  const { data: setup, isLoading } = useGetSetupQuery(undefined)
  usePageTitle(setup?.isNeeded ? t('sign-in.setup.pageTitle') : t('sign-in.title'))
  if (isAuthenticated) return <Navigate to="/" replace />
  if (!isInitialized || isLoading) return <LoadingScreen />
  if (setup?.isNeeded) {
    return (
      <EntryFrame title={t('sign-in.setup.title')}>
        <Suspense>
          <SetupForm />
        </Suspense>
      </EntryFrame>
    )
  }
  return <LogIn />
}
