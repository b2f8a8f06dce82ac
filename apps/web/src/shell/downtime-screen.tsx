import Link from '@mui/material/Link'
import { Button } from '@isomorph/ui'
import { downtimeTitle } from '@isomorph/contract'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectAuth } from '../data/auth-slice.ts'
import { useGetConfigurationQuery } from '../data/core-api.ts'
import { useAppSelector } from '../data/hooks.ts'
import { logOut, type SessionStore } from '../session/session.ts'
import { MessageScreen } from './message-screen.tsx'
import { usePageTitle } from './page-title.ts'

/** A quiet way in for those who can end the downtime; whoever is signed in here now has to leave first. */
function AdministratorsEntry() {
  const store: SessionStore = useStore()
  const { isAuthenticated } = useAppSelector(selectAuth)
  const navigate = useNavigate()
  if (!isAuthenticated) return <Link href="/login">Log in as an administrator</Link>
  return (
    <Button
      onClick={() => {
        void logOut(store).then(() => navigate('/login'))
      }}
    >
      Log in as somebody else
    </Button>
  )
}

/** All there is while the product is being worked on. */
export function DowntimeScreen() {
  usePageTitle(downtimeTitle)
  // It may have begun after the configuration was fetched.
  const { data } = useGetConfigurationQuery(undefined, { refetchOnMountOrArgChange: true })
  const message = data?.downtime.message ?? ''
  return (
    <MessageScreen
      picture="pause"
      title={downtimeTitle}
      actions={
        <Button variant="contained" onClick={() => window.location.assign('/')}>
          Try again
        </Button>
      }
    >
      {message === '' ? (
        <p>The product is being worked on. What you have saved is safe. Please come back in a little while.</p>
      ) : (
        <p style={{ whiteSpace: 'pre-line' }}>{message}</p>
      )}
      <p>
        <AdministratorsEntry />
      </p>
    </MessageScreen>
  )
}
