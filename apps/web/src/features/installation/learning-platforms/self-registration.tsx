import type { externalProviderCalls, LtiRegistration, ResultOf } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, CopyButton, MessageBand } from '@isomorph/ui'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { registrationWords } from '../../../entities/exchange/registration-words.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { BreakingText, Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useCreateLtiRegistrationMutation, useGetLtiRegistrationQuery } from './learning-platforms.api.ts'
import { Places } from './learning-platforms.styles.ts'

const pollMilliseconds = 3000

const places = [
  ['learning-platforms.product.moodle', 'learning-platforms.place.moodle'],
  ['learning-platforms.product.canvas', 'learning-platforms.place.canvas'],
  ['learning-platforms.product.brightspace', 'learning-platforms.place.brightspace'],
  ['learning-platforms.product.blackboard', 'learning-platforms.place.blackboard'],
  ['learning-platforms.product.sakai', 'learning-platforms.place.sakai'],
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
            {t('learning-platforms.register.look')}
          </Button>
        }
      >
        {t('learning-platforms.register.done')}
      </MessageBand>
    )
  if (data.lastError !== '')
    return (
      <MessageBand tone="error" role="alert">
        {registrationWords(data.said, data.lastError)}
      </MessageBand>
    )
  return (
    <MessageBand icon="hourglass" role="status">
      {t('learning-platforms.register.waiting')}
    </MessageBand>
  )
}

/** The address that was made, where to paste it, and what came of it. */
function MadeAddress({ made }: { readonly made: ResultOf<typeof externalProviderCalls.createLtiRegistration> }) {
  const timeZone = useTimeZone()
  return (
    <>
      <div>
        <BreakingText>
          <code>{made.address}</code>
        </BreakingText>{' '}
        <CopyButton text={made.address} label={t('learning-platforms.register.copy')} />
      </div>
      <Paragraph>{t('learning-platforms.register.once', { moment: formatMoment(made.expiresAt, timeZone) })}</Paragraph>
      <Places>
        {places.map(([product, path]) => (
          <div key={product}>
            <dt>{t(product)}</dt>
            <dd>{t(path)}</dd>
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
      <h2>{t('learning-platforms.register')}</h2>
      <Paragraph>{t('learning-platforms.register.explain')}</Paragraph>
      {data ? (
        <MadeAddress made={data} />
      ) : (
        <div>
          <Button variant="outlined" disabled={isLoading} onClick={() => void makeNow()}>
            {t('learning-platforms.register.make')}
          </Button>
        </div>
      )}
    </Card>
  )
}
