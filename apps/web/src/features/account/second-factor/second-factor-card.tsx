import type { NewSecondFactor, ResultOf, secondFactorCalls } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, ErrorPanel, SkeletonBar } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { refusalOf } from '../../../entities/sign-in-refusal/refusal.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { AccountCard } from '../account-card.tsx'
import {
  useBeginSecondFactorMutation,
  useEndSecondFactorMutation,
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from '../account.api.ts'
import { CardActs, FieldRows, Paragraph } from '../account.styles.ts'
import { PasswordQuestion, type Proved } from './password-question.tsx'

const RecoveryCodes = lazyPart(
  async () => (await import('../../../entities/second-factor/recovery-codes.tsx')).RecoveryCodes,
)
const ConfirmSecret = lazyPart(async () => (await import('./confirm-secret.tsx')).ConfirmSecret)

type SecondFactor = ResultOf<typeof secondFactorCalls.getSecondFactor>

/** What the person is about to do; each takes their password first. */
type Act = 'set' | 'renew' | 'end'

/** The second factor of one's own account. */
export function SecondFactorCard() {
  const { data, error, refetch } = useGetSecondFactorQuery(undefined)
  return (
    <AccountCard title={t('account.factor.title')}>
      {error && !data && <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonBar />}
      {data && <Present factor={data} />}
    </AccountCard>
  )
}

function useActs(onSecret: (secret: NewSecondFactor) => void, onCodes: (codes: readonly string[]) => void) {
  const [begin] = useBeginSecondFactorMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [end] = useEndSecondFactorMutation()
  const notify = useNotify()
  return async (act: Act, currentPassword: string): Promise<Proved> => {
    const body = { currentPassword }
    if (act === 'set') {
      const outcome = await begin({ body })
      if (outcome.data) onSecret(outcome.data)
      return outcome
    }
    if (act === 'renew') {
      const outcome = await renew({ body })
      if (outcome.data) onCodes(outcome.data.recoveryCodes)
      return outcome
    }
    const outcome = await end({ body })
    if (!outcome.error) notify('SUCCESS', t('account.factor.ended'))
    return outcome
  }
}

const labels: Readonly<Record<Act, PlainKey>> = {
  set: 'account.factor.goOn',
  renew: 'account.factor.makeCodes',
  end: 'account.factor.end',
}

function Present({ factor }: { readonly factor: SecondFactor }) {
  const [act, setAct] = useState<Act>()
  const [secret, setSecret] = useState<NewSecondFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const prove = useActs(setSecret, setCodes)
  const done = (): void => {
    setAct(undefined)
    setSecret(undefined)
    setCodes(undefined)
  }
  if (codes)
    return (
      <Suspense>
        <RecoveryCodes codes={codes} doneLabel={t('credentials.kept')} onDone={done} />
      </Suspense>
    )
  if (secret)
    return (
      <Suspense>
        <ConfirmSecret secret={secret} onSet={setCodes} onCancel={done} />
      </Suspense>
    )
  return (
    <FieldRows>
      <State factor={factor} />
      {act ? (
        <PasswordQuestion
          submitLabel={t(labels[act])}
          onProve={async (password) => {
            const outcome = await prove(act, password)
            if (!outcome.error && act === 'end') done()
            return outcome
          }}
          onCancel={done}
        />
      ) : (
        <Choices factor={factor} onChoose={setAct} />
      )}
    </FieldRows>
  )
}

function State({ factor: { setAt, recoveryCodesLeft, isRequired } }: { readonly factor: SecondFactor }) {
  const timeZone = useTimeZone()
  if (setAt === null && recoveryCodesLeft > 0)
    return <Paragraph>{t('account.factor.byPasskey', { count: recoveryCodesLeft })}</Paragraph>
  if (setAt === null) return <Paragraph>{t('account.factor.explain')}</Paragraph>
  return (
    <>
      <Paragraph>{t('account.factor.byApp', { moment: formatMoment(setAt, timeZone) })}</Paragraph>
      <Paragraph>{t('account.factor.codesLeft', { count: recoveryCodesLeft })}</Paragraph>
      {isRequired && <Paragraph>{t('account.factor.required')}</Paragraph>}
    </>
  )
}

function Choices({ factor, onChoose }: { readonly factor: SecondFactor; readonly onChoose: (act: Act) => void }) {
  const isSet = factor.setAt !== null
  return (
    <CardActs>
      <Button variant="outlined" onClick={() => onChoose('set')}>
        {isSet ? t('account.factor.otherApp') : t('account.factor.setUp')}
      </Button>
      {(isSet || factor.recoveryCodesLeft > 0) && (
        <Button variant="outlined" onClick={() => onChoose('renew')}>
          {t('account.factor.newCodes')}
        </Button>
      )}
      {isSet && !factor.isRequired && <Button onClick={() => onChoose('end')}>{t('account.factor.end')}</Button>}
    </CardActs>
  )
}
