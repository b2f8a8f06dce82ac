import type { Passkey } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, SkeletonBar } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { useTimeZone } from '../../../data/hooks.ts'
import { refusalOf } from '../../../entities/sign-in-refusal/refusal.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { AccountCard } from '../account-card.tsx'
import { useListPasskeysQuery } from '../account.api.ts'
import { CardActs, FieldRows, Paragraph } from '../account.styles.ts'

const AddPasskey = lazyPart(async () => (await import('./add-passkey.tsx')).AddPasskey)
const RenamePasskey = lazyPart(async () => (await import('./change-passkey.tsx')).RenamePasskey)
const RemovePasskey = lazyPart(async () => (await import('./change-passkey.tsx')).RemovePasskey)

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 })
const Row = styled('li')({ display: 'grid', gap: 8, overflowWrap: 'anywhere' })

/** The passkeys of one's own account. */
export function PasskeysCard() {
  const { data, error, refetch } = useListPasskeysQuery(undefined)
  const [isAdding, setAdding] = useState(false)
  return (
    <AccountCard title={t('account.passkeys.title')}>
      {error && !data && <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonBar />}
      {data && (
        <FieldRows>
          <Paragraph>{t('account.passkeys.explain')}</Paragraph>
          {data.passkeys.length > 0 && (
            <Rows aria-label={t('account.passkeys.label')}>
              {data.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </Rows>
          )}
          {!data.isPossible && <Paragraph>{t('account.passkeys.impossible')}</Paragraph>}
          {isAdding && (
            <Suspense>
              <AddPasskey onDone={() => setAdding(false)} />
            </Suspense>
          )}
          {data.isPossible && !isAdding && (
            <CardActs>
              <Button variant="outlined" onClick={() => setAdding(true)}>
                {t('account.passkeys.add')}
              </Button>
            </CardActs>
          )}
        </FieldRows>
      )}
    </AccountCard>
  )
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const timeZone = useTimeZone()
  const [act, setAct] = useState<'rename' | 'remove'>()
  const done = (): void => setAct(undefined)
  const added = formatMoment(passkey.createdAt, timeZone)
  return (
    <Row>
      <strong>{passkey.name}</strong>
      <span>
        {passkey.lastUsedAt === null
          ? t('account.passkeys.neverUsed', { added })
          : t('account.passkeys.used', { added, used: formatMoment(passkey.lastUsedAt, timeZone) })}
        {!passkey.isOfThisAddress && ` ${t('account.passkeys.elsewhere')}`}
      </span>
      <Suspense>
        {act === 'rename' && <RenamePasskey passkey={passkey} onDone={done} />}
        {act === 'remove' && <RemovePasskey passkey={passkey} onDone={done} />}
      </Suspense>
      {act === undefined && (
        <CardActs>
          <Button
            size="small"
            aria-label={t('account.passkeys.rename.of', { name: passkey.name })}
            onClick={() => setAct('rename')}
          >
            {t('account.passkeys.rename')}
          </Button>
          <Button
            size="small"
            aria-label={t('account.passkeys.remove.of', { name: passkey.name })}
            onClick={() => setAct('remove')}
          >
            {t('account.passkeys.remove')}
          </Button>
        </CardActs>
      )}
    </Row>
  )
}
