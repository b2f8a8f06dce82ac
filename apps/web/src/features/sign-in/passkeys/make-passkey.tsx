import { passkeyCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useStore } from 'react-redux'
import { api } from '../../../data/api.ts'
import { mutationOf } from '../../../data/endpoints.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { makePasskey, type DeviceFailure } from '../../../entities/passkey/device.ts'
import { RefusalBand } from '../../../entities/sign-in-refusal/refusal-band.tsx'
import { deviceName } from '../../../session/device-name.ts'
import type { SessionStore } from '../../../session/session.ts'
import { admit, type Admission, type Credentials } from '../local-sign-in.ts'

const makeApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeyAtSignIn: mutationOf(build, passkeyCalls.beginPasskeyAtSignIn, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
  }),
})

interface MakePasskeyButtonProps {
  readonly credentials: Credentials
  readonly onAdmitted: (admission: Admission) => void
}

/** Makes a passkey the second factor of somebody who is asked for one, and signs in. */
export function MakePasskeyButton({ credentials, onAdmitted }: MakePasskeyButtonProps) {
  const store = useStore() as SessionStore
  const [begin] = makeApi.endpoints.beginPasskeyAtSignIn.useMutation()
  const [failure, setFailure] = useState<DeviceFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const make = async (): Promise<DeviceFailure | null> => {
    const asked = await begin({ body: { ...credentials } })
    if (asked.error) return requestErrorOf(asked.error)
    const registration = await makePasskey(asked.data.options)
    if ('title' in registration) return registration
    const newPasskey = { ticket: asked.data.ticket, name: deviceName(navigator.userAgent), registration }
    const outcome = await admit(store, credentials, { newPasskey })
    if (!('code' in outcome)) return outcome
    onAdmitted(outcome)
    return null
  }
  const press = async (): Promise<void> => {
    setBusy(true)
    setFailure(await make())
    setBusy(false)
  }
  return (
    <>
      {failure && <RefusalBand refusal={failure} />}
      <Button variant="outlined" disabled={isBusy} onClick={() => void press()}>
        {t('sign-in.passkey.make')}
      </Button>
    </>
  )
}
