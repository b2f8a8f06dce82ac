import type { LtiRegistration } from '@isomorph/contract'
import { Button, Card, CopyButton, MessageBand } from '@isomorph/ui'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { BreakingText, Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useCreateLtiRegistrationMutation, useGetLtiRegistrationQuery } from './learning-platforms.api.ts'
import { Places } from './learning-platforms.styles.ts'

const pollMilliseconds = 3000

const places = [
  [
    'Moodle',
    'Site administration, Plugins, Activity modules, External tool, Manage tools: Tool URL, then “Add LTI Advantage”.',
  ],
  ['Canvas', 'Admin, Apps, Manage, Install a New App: Dynamic Registration.'],
  ['Brightspace', 'Admin Tools, Manage Extensibility, LTI Advantage, Register Tool: Dynamic.'],
  ['Blackboard', 'Developer Portal, Register with Dynamic Registration.'],
  ['Sakai', 'Administration Workspace, External Tools, Install LTI 1.x Tool: LTI Advantage Auto Provision.'],
] as const

/** Whether a platform has come by the address: who made it waits for that on this page. */
function Progress({ made }: { made: LtiRegistration }) {
  const isDone = (registration: LtiRegistration | undefined) => (registration?.externalProviderId ?? null) !== null
  const params = { registrationId: made.id }
  const { data: known } = useGetLtiRegistrationQuery({ params })
  const { data = made } = useGetLtiRegistrationQuery(
    { params },
    { pollingInterval: isDone(known) ? 0 : pollMilliseconds, skipPollingIfUnfocused: true },
  )
  if (data.externalProviderId !== null)
    return (
      <MessageBand
        tone="success"
        role="status"
        action={
          <Button variant="contained" href={`/installation/learning-platforms/${data.externalProviderId}`}>
            Look at it
          </Button>
        }
      >
        The platform has registered. It waits for you to switch it on.
      </MessageBand>
    )
  if (data.lastError !== '')
    return (
      <MessageBand tone="error" role="alert">
        {data.lastError}
      </MessageBand>
    )
  return (
    <MessageBand icon="hourglass" role="status">
      Waiting for the platform. You may leave this page: what registers is listed under Learning platforms.
    </MessageBand>
  )
}

/** The address that was made, where to paste it, and what came of it. */
function MadeAddress({ made }: { readonly made: LtiRegistration & { readonly address: string } }) {
  const timeZone = useTimeZone()
  return (
    <>
      <div>
        <BreakingText>
          <code>{made.address}</code>
        </BreakingText>{' '}
        <CopyButton text={made.address} label="Copy the registration address" />
      </div>
      <Paragraph>
        One platform can use it, until {formatMoment(made.expiresAt, timeZone)}. Give it to nobody but the administrator
        of the platform.
      </Paragraph>
      <Places>
        {places.map(([product, path]) => (
          <div key={product}>
            <dt>{product}</dt>
            <dd>{path}</dd>
          </div>
        ))}
      </Places>
      <Progress made={made} />
    </>
  )
}

/** The address that a platform opens to register this site by itself. */
export function SelfRegistration() {
  const [make, { data, isLoading }] = useCreateLtiRegistrationMutation()
  const notify = useNotify()

  async function makeNow() {
    const { error } = await make()
    if (error) notify('ERROR', requestErrorOf(error).detail)
  }
  return (
    <Card>
      <h2>Let the platform register itself</h2>
      <Paragraph>
        Most platforms connect by one address (dynamic registration): paste it there, agree, and switch the platform on
        here. Nothing else on this page is needed then.
      </Paragraph>
      {data ? (
        <MadeAddress made={data} />
      ) : (
        <div>
          <Button variant="outlined" disabled={isLoading} onClick={() => void makeNow()}>
            Make a registration address
          </Button>
        </div>
      )}
    </Card>
  )
}
