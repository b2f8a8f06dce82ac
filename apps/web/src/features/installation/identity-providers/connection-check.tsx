import { styled } from '@mui/material/styles'
import type { ConnectionStep } from '@isomorph/contract'
import { Button, Card, color, Icon, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useCheckIdentityProviderMutation } from './identity-providers.api.ts'
import { bodyOfProvider, providerSchema, type ProviderDraft } from './provider-draft.ts'
import { Paragraph, StepMark } from './identity-providers.styles.ts'

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gridTemplateColumns: '24px 1fr', gap: 4 },
  '& p': { gridColumn: 2, margin: 0, color: color.textSecond, overflowWrap: 'anywhere' },
})

function Step({ step: { name, isRight, message } }: { step: ConnectionStep }) {
  return (
    <li>
      <StepMark data-right={isRight}>
        <Icon name={isRight ? 'checkCircle' : 'xCircle'} size={18} />
      </StepMark>
      <strong>
        {name}: {isRight ? 'works' : 'does not work'}
      </strong>
      <p>{message}</p>
    </li>
  )
}

/** Tries the connection as the settings stand, saved or not. */
export function ConnectionCheck({ draft, id }: { draft: ProviderDraft; id: number | undefined }) {
  const [check, { data, error, isLoading }] = useCheckIdentityProviderMutation()
  const isReady = providerSchema.safeParse(draft).success
  const body = { settings: bodyOfProvider(draft), ...(id === undefined ? {} : { identityProviderId: id }) }
  return (
    <Card>
      <h2>Check the connection</h2>
      <Paragraph>Asks the provider with the settings above, without logging anybody in.</Paragraph>
      <div>
        <Button variant="outlined" disabled={!isReady || isLoading} onClick={() => void check({ body })}>
          {isLoading ? 'Checking…' : 'Check the connection'}
        </Button>
      </div>
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
        {data && (
          <Steps>
            {data.steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </Steps>
        )}
      </div>
    </Card>
  )
}
