import { sessionCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { codeVerifier } from '../data/browser-storage.ts'
import { mutationOf } from '../data/endpoints.ts'
import { useNotify } from '../data/hooks.ts'
import { requestErrorOf } from '../data/request-error.ts'
import { challengeOf, createVerifier } from './code-challenge.ts'

const newTabApi = api.injectEndpoints({
  endpoints: (build) => ({
    createNewTabCode: mutationOf(build, sessionCalls.createNewTabCode, {
      invalidatesTags: [],
      extraOptions: { noRetry: true },
    }),
  }),
})

const { useCreateNewTabCodeMutation } = newTabApi

/** The same page with a code in its address. */
function addressWith(code: string): string {
  const address = new URL(window.location.href)
  address.searchParams.set('code', code)
  return address.href
}

/**
 * Opens the page of a frame in a new tab and signs in there. The tab does not see what the frame stores: the code comes in its
 * address, the verifier by its own storage, so that the address alone signs nobody in.
 */
export function useOpenInNewTab(): { open: () => Promise<void>; isBusy: boolean } {
  const [ask] = useCreateNewTabCodeMutation()
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()

  async function signInTab(tab: Window): Promise<string | null> {
    const verifier = createVerifier()
    if (!codeVerifier.writeIn(tab, verifier)) return t('shell.newTab.blocked')
    const { data, error } = await ask({ body: { codeChallenge: await challengeOf(verifier) } })
    if (error) return requestErrorOf(error).detail || t('shell.newTab.failed')
    tab.opener = null
    tab.location.replace(addressWith(data.code))
    return null
  }

  async function open(): Promise<void> {
    // While it is known that somebody pressed: later, browsers open nothing.
    const tab = window.open('', '_blank')
    if (!tab) {
      notify('ERROR', t('shell.newTab.blocked'))
      return
    }
    setIsBusy(true)
    const failure = await signInTab(tab)
    setIsBusy(false)
    if (failure === null) return
    tab.close()
    notify('ERROR', failure)
  }
  return { open, isBusy }
}
