import { styled } from '@mui/material/styles'
import type { ConnectionStep } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, Icon } from '@isomorph/ui'
import { connectionWords } from '../../../entities/exchange/connection-words.ts'
import { StepMark } from './identity-providers.styles.ts'

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gridTemplateColumns: '24px 1fr', gap: 4 },
  '& p': { gridColumn: 2, margin: 0, color: color.textSecond, overflowWrap: 'anywhere' },
})

function Step({ step: { name, nameSaid, isRight, message, said } }: { step: ConnectionStep }) {
  const step = connectionWords(nameSaid, name)
  return (
    <li>
      <StepMark data-right={isRight}>
        <Icon name={isRight ? 'checkCircle' : 'xCircle'} size={18} />
      </StepMark>
      <strong>{isRight ? t('installation.check.works', { step }) : t('installation.check.fails', { step })}</strong>
      <p>{connectionWords(said, message)}</p>
    </li>
  )
}

export interface ConnectionStepsProps {
  readonly steps: readonly ConnectionStep[]
}

/** How each step of checking a connection went. */
export function ConnectionSteps({ steps }: ConnectionStepsProps) {
  return (
    <Steps>
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </Steps>
  )
}
