import { Button, Card, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { ConnectionSteps } from '../identity-providers/connection-steps.tsx'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useCheckExternalProviderMutation } from './learning-platforms.api.ts'
import { bodyOfPlatform, platformSchema, type PlatformDraft } from './platform-draft.ts'

/** Tries the addresses as they stand, saved or not. */
export function PlatformCheck({ draft }: { draft: PlatformDraft }) {
  const [check, { data, error, isLoading }] = useCheckExternalProviderMutation()
  const isReady = platformSchema.safeParse(draft).success
  return (
    <Card>
      <h2>Check the connection</h2>
      <Paragraph>Asks the platform at the addresses above, without launching anything.</Paragraph>
      <div>
        <Button
          variant="outlined"
          disabled={!isReady || isLoading}
          onClick={() => void check({ body: { settings: bodyOfPlatform(draft) } })}
        >
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
