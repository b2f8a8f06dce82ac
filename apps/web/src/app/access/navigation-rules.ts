import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { Location, NavigateOptions } from 'react-router'
import { downtimeBegan } from '../../data/slices/environment-slice.ts'
import type { AnswerMeta } from '../../data/base-query.ts'
import { isDowntime, isMarkExpired, requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { listener } from '../../data/store.ts'
import { downtimeFrom } from '../../session/return-from-downtime.ts'

/** Where an error of any request sends the browser; null: it stays. */
export function destinationOf(error: RequestError, isInBackground = false): string | null {
  if (isDowntime(error)) return '/downtime'
  // What is typed waits on the page until the lockdown browser is checked again.
  if (isMarkExpired(error) || isInBackground) return null
  if (error.detail.includes('LockDown Browser')) return `/error?${new URLSearchParams({ message: error.detail })}`
  return null
}

/** The address carries an error of an LMS or a sign-in: where that leads; null: nowhere. */
export function destinationOfAddress(search: string): string | null {
  const query = new URLSearchParams(search)
  const message = query.get('_ltierrormsg') ?? query.get('error')
  return message === null ? null : `/error?${new URLSearchParams({ message })}`
}

interface RequestMeta {
  readonly arg: { readonly subscribe?: boolean }
  readonly baseQueryMeta?: AnswerMeta
}

/** Whether no screen waits for the answer: queues send drafts and submissions, of whatever assessment, behind any page. */
function isInBackground({ arg, baseQueryMeta }: RequestMeta): boolean {
  return arg.subscribe === false || baseQueryMeta?.isInBackground === true
}

interface Router {
  readonly state: { readonly location: Location }
  readonly navigate: (path: string, options?: NavigateOptions) => unknown
}

/** Several requests of a page are refused one after the other: only the first comes from where somebody was. */
function leadToDowntime({ state, navigate }: Router): void {
  if (state.location.pathname !== '/downtime') navigate('/downtime', downtimeFrom(state.location))
}

/** The error screen says what stands in its address. */
async function fetchRefusalWords(): Promise<void> {
  const part = await import('../further-routes.ts').catch(() => undefined)
  await part?.loadRefusalWords()
}

/** Follows the rules for every failed request. */
export function followNavigationRules(router: Router): () => void {
  return listener.startListening({
    matcher: isRejectedWithValue,
    effect: async (action, { dispatch }) => {
      const isBehind = isInBackground(action.meta as unknown as RequestMeta)
      const destination = () => destinationOf(requestErrorOf(action.payload), isBehind)
      const path = destination()
      if (path === '/downtime') {
        dispatch(downtimeBegan())
        leadToDowntime(router)
      } else if (path) {
        await fetchRefusalWords()
        router.navigate(destination() ?? path)
      }
    },
  })
}
