import { Button, Card, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useCheckIdentityProviderMutation } from './identity-providers.api.ts'
import { bodyOfProvider, providerSchema, type ProviderDraft } from './provider-draft.ts'
import { ConnectionSteps } from './connection-steps.tsx'
import { Paragraph } from './identity-providers.styles.ts'

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
        {data && <ConnectionSteps steps={data.steps} />}
      </div>
    </Card>
  )
}
