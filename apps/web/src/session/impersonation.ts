import { impersonationCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { api } from '../data/api.ts'
import { mutationOf } from '../data/endpoints.ts'
import { useNotify } from '../data/hooks.ts'
import { requestErrorOf } from '../data/request-error.ts'
import { beginCodeFlow } from './code-challenge.ts'

/** Why an impersonator can look, and no more, at what somebody works on. */
export function notInTheirPlace(): string {
  return t('shell.impersonation.notInTheirPlace')
}

const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    startImpersonation: mutationOf(build, impersonationCalls.startImpersonation, { extraOptions: { noRetry: true } }),
    stopImpersonation: mutationOf(build, impersonationCalls.stopImpersonation, { extraOptions: { noRetry: true } }),
  }),
})

const { useStartImpersonationMutation, useStopImpersonationMutation } = impersonationApi

/** The product starts anew as somebody else: the code in the address replaces whoever is signed in. */
function enterWith(code: string): void {
  window.location.assign(`/?${new URLSearchParams({ code })}`)
}

/** Begins to act as somebody else. */
export function useStartImpersonation() {
  const [ask, { isLoading, error }] = useStartImpersonationMutation()
  return {
    isBusy: isLoading,
    /** Why it could not begin. */
    failure: error ? requestErrorOf(error).detail || t('shell.impersonation.notStarted') : null,
    start: async (userId: number) => {
      const outcome = await ask({ query: { userId, codeChallenge: await beginCodeFlow() } })
      if (outcome.data) enterWith(outcome.data.code)
    },
  }
}

/** Goes back to being oneself. */
export function useStopImpersonation(): { stop: () => Promise<void>; isBusy: boolean } {
  const [ask, { isLoading }] = useStopImpersonationMutation()
  const notify = useNotify()
  return {
    isBusy: isLoading,
    stop: async () => {
      const outcome = await ask({ query: { codeChallenge: await beginCodeFlow() } })
      if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail || t('shell.impersonation.notStopped'))
      else enterWith(outcome.data.code)
    },
  }
}
