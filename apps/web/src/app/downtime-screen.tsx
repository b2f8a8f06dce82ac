import Link from '@mui/material/Link'
import { Button } from '@isomorph/ui'
import { t } from '@isomorph/messages'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { selectAuth } from '../data/slices/auth-slice.ts'
import { coreApi, useGetConfigurationQuery } from '../data/core-api.ts'
import { useAppDispatch, useAppSelector, useUserInfo } from '../data/hooks.ts'
import { pollWhileVisible } from '../data/polling/poll-while-visible.ts'
import { Message } from './downtime-screen.styles.ts'
import { hasSavedAnswers } from '../features/sitting/index.ts'
import { logOut, type SessionStore } from '../session/session.ts'
import { MessageScreen } from '../screen/message-screen.tsx'
import { usePageTitle } from '../screen/page-title.ts'
import { loadAnew, placeBeforeDowntime } from '../session/return-from-downtime.ts'

/** A quiet way in for those who can end the downtime; whoever is signed in here now has to leave first. */
function AdministratorsEntry() {
  const store: SessionStore = useStore()
  const { isAuthenticated } = useAppSelector(selectAuth)
  const navigate = useNavigate()
  if (!isAuthenticated) return <Link href="/login">{t('shell.downtime.administrator')}</Link>
  return (
    <Button
      onClick={() => {
        void logOut(store).then(() => navigate('/login'))
      }}
    >
      {t('shell.downtime.somebodyElse')}
    </Button>
  )
}

/** Leads back, by itself once downtime is over. The page is loaded anew: the product may have changed meanwhile. */
function useReturn(): () => void {
  const dispatch = useAppDispatch()
  const place = placeBeforeDowntime(useLocation())
  useEffect(() => {
    async function poll() {
      const fresh = { forceRefetch: true, subscribe: false }
      const { data } = await dispatch(coreApi.endpoints.getConfiguration.initiate(undefined, fresh))
      if (data && !data.downtime.isOn) loadAnew(place)
    }
    return pollWhileVisible(() => void poll())
  }, [dispatch, place])
  return () => loadAnew(place)
}

/** What somebody typed who was shut out in the middle of their work. */
function SavedAnswers() {
  const { isAuthenticated } = useAppSelector(selectAuth)
  const userId = useUserInfo()?.id
  if (!isAuthenticated || !hasSavedAnswers(userId)) return null
  return <p>{t('shell.downtime.savedAnswers')}</p>
}

/** Deadlines are moments, and what the server has is submitted at them, whether anybody can reach it or not. */
function ClockNote() {
  const { isAuthenticated } = useAppSelector(selectAuth)
  if (!isAuthenticated) return null
  return <p>{t('shell.downtime.clocks')}</p>
}

/** All there is while the product is being worked on. */
export function DowntimeScreen() {
  usePageTitle(t('shell.downtime.title'))
  // It may have begun after the configuration was fetched.
  const { data } = useGetConfigurationQuery(undefined, { refetchOnMountOrArgChange: true })
  const goBack = useReturn()
  const message = data?.downtime.message ?? ''
  return (
    <MessageScreen
      picture="pause"
      title={t('shell.downtime.title')}
      actions={
        <Button variant="contained" onClick={goBack}>
          {t('shell.tryAgain')}
        </Button>
      }
    >
      {message === '' ? <p>{t('shell.downtime.explanation')}</p> : <Message>{message}</Message>}
      <SavedAnswers />
      <ClockNote />
      <p>{t('shell.downtime.looksAgain')}</p>
      <p>
        <AdministratorsEntry />
      </p>
    </MessageScreen>
  )
}
