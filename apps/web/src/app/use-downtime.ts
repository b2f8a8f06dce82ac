import { useLocation } from 'react-router'
import { selectAuth } from '../data/slices/auth-slice.ts'
import { useGetConfigurationQuery } from '../data/core-api.ts'
import { useAppSelector, useUserInfo } from '../data/hooks.ts'

interface DowntimeFacts {
  /** The installation says that downtime is on. */
  readonly isOn: boolean
  /** A request of this page was refused because of it. */
  readonly wasRefused: boolean
  readonly isAuthenticated: boolean
  /** The server has said who this is, which it says only to those who may go on. */
  readonly isKnown: boolean
  readonly pathname: string
}

/** shut: only the downtime screen is shown. passing: the person may go on, and is told. */
export function downtimeOf({ isOn, wasRefused, isAuthenticated, isKnown, pathname }: DowntimeFacts) {
  // Administrators have to come in to end it.
  if (pathname === '/login') return 'off'
  if (wasRefused) return 'shut'
  if (!isOn) return 'off'
  if (!isAuthenticated) return 'shut'
  return isKnown ? 'passing' : 'off'
}

export function useDowntime(): ReturnType<typeof downtimeOf> {
  const { data: configuration } = useGetConfigurationQuery(undefined)
  const { isAuthenticated } = useAppSelector(selectAuth)
  const wasRefused = useAppSelector((state) => state.env.isDowntime)
  const isKnown = useUserInfo() !== undefined
  const { pathname } = useLocation()
  return downtimeOf({ isOn: configuration?.downtime.isOn ?? false, wasRefused, isAuthenticated, isKnown, pathname })
}
