import { t } from '@isomorph/messages'
import { Button, Card, MessageBand } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { ConnectionSteps, type ConnectionStepsProps } from './connection-steps.tsx'
import { Paragraph } from './identity-providers.styles.ts'

interface ConnectionCheckCardProps {
  /** What is tried, and what is left alone. */
  readonly children: ReactNode
  /** Whether the settings are complete enough to try. */
  readonly isReady: boolean
  readonly checked: {
    readonly data?: ConnectionStepsProps | undefined
    readonly error?: unknown
    readonly isLoading: boolean
  }
  readonly onCheck: () => void
}

/** Tries a connection as its settings stand, saved or not, and says how far it came. */
export function ConnectionCheckCard({ children, isReady, checked, onCheck }: ConnectionCheckCardProps) {
  const { data, error, isLoading } = checked
  return (
    <Card>
      <h2>{t('installation.check')}</h2>
      <Paragraph>{children}</Paragraph>
      <div>
        <Button variant="outlined" disabled={!isReady || isLoading} onClick={onCheck}>
          {isLoading ? t('installation.checking') : t('installation.check')}
        </Button>
      </div>
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
        {data && <ConnectionSteps steps={data.steps} />}
      </div>
    </Card>
  )
}
