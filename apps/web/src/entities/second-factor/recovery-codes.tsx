import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'

const Root = styled('div')({ display: 'grid', gap: 12 })

const Codes = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 6,
  fontFamily: 'ui-monospace, monospace',
})

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly doneLabel: string
  readonly onDone: () => void
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <Root>
      <MessageBand tone="warning" role="status">
        {t('credentials.codes.keep')}
      </MessageBand>
      <Codes aria-label={t('credentials.codes.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Acts>
        <Button variant="contained" onClick={onDone}>
          {doneLabel}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {isCopied ? t('credentials.codes.copied') : t('credentials.codes.copy')}
        </Button>
      </Acts>
    </Root>
  )
}
