import { passkeyCalls, type ResultOf } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { api } from '../../../data/api.ts'
import { mutationOf } from '../../../data/endpoints.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { showPasskey, type DeviceFailure } from '../../../entities/passkey/device.ts'
import { RefusalBand } from '../../../entities/sign-in-refusal/refusal-band.tsx'
import type { SessionStore } from '../../../session/session.ts'
import { admit, enter, type Credentials } from '../local-sign-in.ts'

const showApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginSecondFactorPasskey: mutationOf(build, passkeyCalls.beginSecondFactorPasskey, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
  }),
})

type Factors = ResultOf<typeof passkeyCalls.beginSecondFactorPasskey>

/** What the person can show; undefined until it is known, and where it cannot be: then a code is asked for. */
export function useFactorsToShow(credentials: Credentials): Factors | undefined {
  const [begin, { data }] = showApi.endpoints.beginSecondFactorPasskey.useMutation()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void begin({ body: { ...credentials } })
  }, [begin, credentials])
  return data
}

/** Logs in with a passkey beside the password. Each try gets a challenge of its own. */
export function ShowPasskeyButton({ credentials }: { readonly credentials: Credentials }) {
  const store = useStore() as SessionStore
  const [begin] = showApi.endpoints.beginSecondFactorPasskey.useMutation()
  const [failure, setFailure] = useState<DeviceFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = async (): Promise<DeviceFailure | null> => {
    const asked = await begin({ body: { ...credentials } })
    if (asked.error) return requestErrorOf(asked.error)
    if (!asked.data.challenge) return null
    const { options, ticket } = asked.data.challenge
    const answer = await showPasskey(options)
    if ('title' in answer) return answer
    const outcome = await admit(store, credentials, { passkey: { ticket, answer } })
    return 'code' in outcome ? await enter(store, outcome) : outcome
  }
  const press = async (): Promise<void> => {
    setBusy(true)
    setFailure(await show())
    setBusy(false)
  }
  return (
    <>
      {failure && <RefusalBand refusal={failure} />}
      <Button variant="contained" disabled={isBusy} onClick={() => void press()}>
        {t('sign-in.passkey.use')}
      </Button>
    </>
  )
}
