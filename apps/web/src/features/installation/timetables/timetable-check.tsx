import { Button, Card, MessageBand } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { ConnectionSteps } from '../identity-providers/connection-steps.tsx'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useCheckExternalProviderMutation } from '../learning-platforms/learning-platforms.api.ts'
import { bodyOfTimetable, timetableFormSchema, type TimetableForm } from './timetable-draft.ts'

/** Signs in to UniTime with the settings as they stand, saved or not. */
export function TimetableCheck({ form, id }: { form: TimetableForm; id: number | undefined }) {
  const [check, { data, error, isLoading }] = useCheckExternalProviderMutation()
  const isReady = timetableFormSchema.safeParse(form).success
  const body = { settings: bodyOfTimetable(form), ...(id === undefined ? {} : { externalProviderId: id }) }
  return (
    <Card>
      <h2>Check the connection</h2>
      <Paragraph>
        Signs in with the settings above, reads the terms and asks for a schedule. Nothing is changed there.
      </Paragraph>
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
