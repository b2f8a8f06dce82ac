import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, Card, color, ConfirmDialog, fontSize } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useNotify, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { formatMoment } from '../../dates/dates.ts'

const KeyList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gap: 2, fontSize: fontSize.table },
  '& li span': { overflowWrap: 'anywhere' },
  '& li span + span': { color: color.textSecond },
})

const Intro = styled('p')({ margin: 0 })

/** A key of ours, as its public half is listed for others. */
interface ListedKey {
  readonly kid: string
  readonly createdAt: string
  readonly listedUntil: string | null
  /** Where a new key waits before it signs. */
  readonly isSigning?: boolean
}

function KeyLine({ listed: { kid, createdAt, listedUntil, isSigning } }: { listed: ListedKey }) {
  const timeZone = useTimeZone()
  const moment = formatMoment(listedUntil ?? createdAt, timeZone)
  const [state, signing] =
    listedUntil === null
      ? (['installation.keys.current', 'installation.keys.current.signs'] as const)
      : (['installation.keys.former', 'installation.keys.former.signs'] as const)
  return (
    <li>
      <span>{kid}</span>
      <span>{t(isSigning === true ? signing : state, { moment })}</span>
    </li>
  )
}

interface RotateButtonProps {
  readonly children: ReactNode
  readonly isBusy: boolean
  readonly onRotate: () => Promise<{ readonly error?: unknown }>
}

function RotateButton({ children, isBusy, onRotate }: RotateButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  async function rotateNow() {
    const outcome = await onRotate()
    setIsAsking(false)
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    notify('SUCCESS', t('installation.keys.made'))
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {t('installation.keys.make')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('installation.keys.make.title')}
        confirmLabel={t('installation.keys.make')}
        isBusy={isBusy}
        onConfirm={() => void rotateNow()}
        onCancel={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}

interface KeysCardProps {
  readonly keys: readonly ListedKey[]
  readonly intro: string
  /** What a new key means. */
  readonly consequences: string
  readonly isBusy: boolean
  readonly onRotate: (kid: string) => Promise<{ readonly error?: unknown }>
}

/** Keys with which this site signs for others, and a new one. */
export function KeysCard({ keys, intro, consequences, isBusy, onRotate }: KeysCardProps) {
  const current = keys.find(({ listedUntil }) => listedUntil === null)
  if (!current) return null
  return (
    <Card>
      <h2>{t('installation.keys')}</h2>
      <Intro>{intro}</Intro>
      <KeyList>
        {keys.map((listed) => (
          <KeyLine key={listed.kid} listed={listed} />
        ))}
      </KeyList>
      <div>
        <RotateButton isBusy={isBusy} onRotate={async () => await onRotate(current.kid)}>
          {consequences}
        </RotateButton>
      </div>
    </Card>
  )
}
