import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useStore } from 'react-redux'
import type { RequestError } from '../../data/request.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import type { SessionStore } from '../../session/session.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { admit, enter, type Credentials } from './local-sign-in.ts'
import { mayHavePasskeys } from './passkeys/may-have-passkeys.ts'
import { PasskeyLogin } from './passkeys/passkey-login.tsx'

const SecondFactorStep = lazyPart(async () => (await import('./second-factor-step.tsx')).SecondFactorStep)

const stepsByRefusal = {
  'urn:isomorph:second-factor-needed': 'code',
  'urn:isomorph:second-factor-setup-needed': 'setup',
} as const

type Step = (typeof stepsByRefusal)[keyof typeof stepsByRefusal]

function stepAfter({ type }: RequestError): Step | undefined {
  return type !== undefined && type in stepsByRefusal ? stepsByRefusal[type as keyof typeof stepsByRefusal] : undefined
}

/** Signs in by user name and password, and by a second factor where one is asked for. */
export function LocalLoginForm() {
  const store = useStore() as SessionStore
  const [asked, ask] = useState<{ readonly step: Step; readonly credentials: Credentials }>()
  const signIn = async (credentials: Credentials): Promise<RequestError | null> => {
    const outcome = await admit(store, credentials)
    if ('code' in outcome) return await enter(store, outcome)
    const step = stepAfter(outcome)
    if (step === undefined) return outcome
    ask({ step, credentials })
    return null
  }
  if (asked)
    return (
      <Suspense>
        <SecondFactorStep {...asked} onBack={() => ask(undefined)} />
      </Suspense>
    )
  return (
    <CredentialsForm onSubmit={(userName, password) => signIn({ userName, password })}>
      {mayHavePasskeys() && <PasskeyLogin />}
      <Button href="/reset-password">{t('sign-in.forgot')}</Button>
    </CredentialsForm>
  )
}
