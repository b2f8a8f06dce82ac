import {
  isAllowed,
  type Activity,
  type Entity,
  type EntityActivity,
  type PermissionQuestion,
  type WithActivities,
  type WithEntityActivities,
} from '@isomorph/access'
import { defaultTimeZone, type UserInfo } from '@isomorph/contract'
import { useModalId } from '@isomorph/ui'
import { useCallback } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { browserTimeZone } from '../dates/time-zones.ts'
import { selectAuth } from './slices/auth-slice.ts'
import { selectServerNow } from './slices/clock-slice.ts'
import { useGetConfigurationQuery, useGetUserInfoQuery } from './core-api.ts'
import { addNotification, type NotificationType } from './slices/notifications-slice.ts'
import type { AppDispatch, RootState } from './store.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** Who is signed in; undefined before it is known and when nobody is. */
export function useUserInfo(): UserInfo | undefined {
  const { isAuthenticated } = useAppSelector(selectAuth)
  const { data } = useGetUserInfoQuery(undefined, { skip: !isAuthenticated })
  return isAuthenticated ? data : undefined
}

const nobody: WithActivities = { activities: [] }

/**
 * Whether the person signed in may do something: a global activity (`useIsAllowed('GroupCreate')`), or a bare one on
 * an entity (`useIsAllowed('Update', { entityType: 'Problem', entity: problem })`). An entity not loaded yet allows nothing.
 */
export function useIsAllowed(
  requiredActivity: Activity,
  on?: { readonly entity?: WithActivities | null | undefined },
): boolean
export function useIsAllowed<E extends Entity>(
  requiredActivity: EntityActivity<E>,
  on: { readonly entityType: E; readonly entity?: WithEntityActivities<E> | null | undefined },
): boolean
export function useIsAllowed(requiredActivity: string, on: { entityType?: Entity; entity?: unknown } = {}): boolean {
  const userInfo = useUserInfo() ?? nobody
  const { entityType } = on
  // The two signatures above are what a question allows.
  return isAllowed({
    requiredActivity,
    userInfo,
    ...(entityType && { entityType }),
    ...('entity' in on && { entity: on.entity ?? null }),
  } as PermissionQuestion)
}

/** Now by the server's clock, in milliseconds; call it whenever the time is needed. */
export function useServerNow(): () => number {
  const store = useStore<RootState>()
  return useCallback(() => selectServerNow(store.getState()), [store])
}

/** The time zone of courses and terms: their days begin and end in it, and their dates are typed in it. */
export function useCourseTimeZone(): string {
  const { data } = useGetConfigurationQuery(undefined)
  return data?.defaultTimeZoneId ?? defaultTimeZone
}

/** The time zone in which the person reads times: the one they chose, else their browser's. */
export function useTimeZone(): string {
  const userInfo = useUserInfo()
  return userInfo?.timeZone ?? browserTimeZone()
}

/** Puts a notification in the queue; sent from inside a modal it is tied to that modal. */
export function useNotify(): (type: NotificationType, text: string) => void {
  const dispatch = useAppDispatch()
  const modalId = useModalId()
  return useCallback((type, text) => void dispatch(addNotification({ type, text, modalId })), [dispatch, modalId])
}
