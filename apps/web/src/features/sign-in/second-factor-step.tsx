import { secondFactorCalls, type NewSecondFactor } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, MessageBand, PageSkeleton, TextInput } from '@isomorph/ui'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { api } from '../../data/api.ts'
import { mutationOf } from '../../data/endpoints.ts'
import type { RequestError } from '../../data/request.ts'
import { RefusalBand } from '../../entities/sign-in-refusal/refusal-band.tsx'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import { RecoveryCodes } from '../../entities/second-factor/recovery-codes.tsx'
import { SecretToScan } from '../../entities/second-factor/secret-to-scan.tsx'
import type { SessionStore } from '../../session/session.ts'
import { admit, enter, type Admission, type Credentials } from './local-sign-in.ts'
import { MakePasskeyButton } from './passkeys/make-passkey.tsx'
import { mayHavePasskeys } from './passkeys/may-have-passkeys.ts'
import { ShowPasskeyButton, useFactorsToShow } from './passkeys/show-passkey.tsx'
import { EntryForm, EntryText } from './sign-in.styles.ts'

const stepApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginSecondFactorAtSignIn: mutationOf(build, secondFactorCalls.beginSecondFactorAtSignIn, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
  }),
})

interface StepProps {
  readonly credentials: Credentials
  readonly onBack: () => void
}

/** Asks for a code of the second factor, or has one set. */
export function SecondFactorStep({ step, ...props }: StepProps & { readonly step: 'code' | 'setup' }) {
  return step === 'code' ? <CodeStep {...props} /> : <SetupStep {...props} />
}

function CodeStep({ credentials, onBack }: StepProps) {
  const store = useStore() as SessionStore
  const ways = useFactorsToShow(credentials)
  const send = async (secondFactor: string): Promise<RequestError | null> => {
    const outcome = await admit(store, credentials, { secondFactor })
    return 'code' in outcome ? await enter(store, outcome) : outcome
  }
  return (
    <CodeForm
      hint={ways?.hasApp === false ? t('sign-in.code.recovery') : t('sign-in.code.ofApp')}
      submitLabel={t('sign-in.title')}
      onSend={send}
      onBack={onBack}
    >
      {ways?.challenge && <ShowPasskeyButton credentials={credentials} />}
    </CodeForm>
  )
}

/** A secret to confirm, fetched once. */
function useSecret(credentials: Credentials) {
  const [begin, { data, error }] = stepApi.endpoints.beginSecondFactorAtSignIn.useMutation()
  const isAsked = useRef(false)
  const ask = (): void => void begin({ body: { ...credentials } })
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void begin({ body: { ...credentials } })
  }, [begin, credentials])
  return { secret: data, error, ask }
}

function SetupStep({ credentials, onBack }: StepProps) {
  const store = useStore() as SessionStore
  const { secret, error, ask } = useSecret(credentials)
  const [admitted, setAdmitted] = useState<Admission>()
  const [failure, setFailure] = useState<RequestError | null>(null)
  const send = async ({ ticket }: NewSecondFactor, code: string): Promise<RequestError | null> => {
    const outcome = await admit(store, credentials, { newSecondFactor: { ticket, code } })
    if (!('code' in outcome)) return outcome
    setAdmitted(outcome)
    return null
  }
  const goOn = async (): Promise<void> => {
    if (admitted) setFailure(await enter(store, admitted))
  }
  if (failure) return <ErrorPanel error={refusalOf(failure)} onRetry={onBack} />
  if (admitted)
    return (
      <RecoveryCodes
        codes={admitted.recoveryCodes ?? []}
        doneLabel={t('credentials.kept')}
        onDone={() => void goOn()}
      />
    )
  if (error) return <ErrorPanel error={refusalOf(error)} onRetry={ask} />
  if (!secret) return <PageSkeleton />
  return (
    <CodeForm
      hint={t('sign-in.code.ofNewApp')}
      submitLabel={t('sign-in.code.set')}
      onSend={(code) => send(secret, code)}
      onBack={onBack}
    >
      <MessageBand tone="primary">{t('sign-in.code.required')}</MessageBand>
      {mayHavePasskeys() && (
        <>
          <EntryText>{t('sign-in.passkey.orApp')}</EntryText>
          <MakePasskeyButton credentials={credentials} onAdmitted={setAdmitted} />
        </>
      )}
      <SecretToScan secret={secret} />
    </CodeForm>
  )
}

interface CodeFormProps {
  readonly hint: string
  readonly submitLabel: string
  readonly onSend: (code: string) => Promise<RequestError | null>
  readonly onBack: () => void
  readonly children?: ReactNode
}

function CodeForm({ hint, submitLabel, onSend, onBack, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (code.trim() === '') return input.current?.focus()
    if (isBusy) return
    setBusy(true)
    const failure = await onSend(code.trim())
    setBusy(false)
    setError(failure)
    if (failure) input.current?.select()
  }
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      {children}
      {error && <RefusalBand refusal={error} />}
      <TextInput
        label={t('sign-in.code')}
        hint={hint}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputRef={input}
        error={isTried && code.trim() === '' ? t('sign-in.code.missing') : undefined}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {submitLabel}
      </Button>
      <Button onClick={onBack}>{t('sign-in.back')}</Button>
    </EntryForm>
  )
}
