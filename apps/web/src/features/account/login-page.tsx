import { Button, LoadingScreen } from '@isomorph/ui'
import { Navigate } from 'react-router'
import { selectAuth, identityProviderLoginRequested } from '../../data/auth-slice.ts'
import { identityProviderChoice } from '../../data/browser-storage.ts'
import { useGetIdentityProvidersQuery, useGetSetupQuery } from '../../data/core-api.ts'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { EntryFrame } from './entry-frame.tsx'
import { LocalLoginForm } from './local-login-form.tsx'
import { SetupForm } from './setup-form.tsx'

function IdentityProviders() {
  const { data: providers = [] } = useGetIdentityProvidersQuery(undefined)
  const dispatch = useAppDispatch()
  if (providers.length === 0) return null
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outlined"
          onClick={() => {
            identityProviderChoice.write(String(provider.id))
            dispatch(identityProviderLoginRequested({ id: provider.id }))
            window.location.assign(provider.loginUrl)
          }}
        >
          Sign in with {provider.name}
        </Button>
      ))}
      <p style={{ margin: '4px 0 0', textAlign: 'center' }}>or</p>
    </div>
  )
}

/** /login: sign in, or make the first administrator while there is nobody at all. */
export function LoginPage() {
  const { isAuthenticated, isInitialized } = useAppSelector(selectAuth)
  const { data: setup, isLoading } = useGetSetupQuery(undefined)
  usePageTitle(setup?.isNeeded ? 'Set up' : 'Log in')
  if (isAuthenticated) return <Navigate to="/" replace />
  if (!isInitialized || isLoading) return <LoadingScreen />
  if (setup?.isNeeded) {
    return (
      <EntryFrame title="Make the first administrator">
        <SetupForm />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title="Log in">
      <IdentityProviders />
      <LocalLoginForm />
    </EntryFrame>
  )
}
