import type { LtiKey } from '@isomorph/contract'
import { Button, Card, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { BreakingText, Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useListLtiKeysQuery, useRotateLtiKeyMutation } from './learning-platforms.api.ts'
import { KeyList } from './learning-platforms.styles.ts'

function KeyLine({ ltiKey: { kid, createdAt, listedUntil } }: { ltiKey: LtiKey }) {
  const timeZone = useTimeZone()
  const made = formatMoment(createdAt, timeZone)
  return (
    <li>
      <BreakingText>{kid}</BreakingText>
      <span>
        {listedUntil === null
          ? `Current, made ${made}`
          : `Former, in the key set until ${formatMoment(listedUntil, timeZone)}`}
      </span>
    </li>
  )
}

function RotateButton({ kid }: { kid: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [rotate, { isLoading }] = useRotateLtiKeyMutation()
  const notify = useNotify()
  async function rotateNow() {
    const outcome = await rotate({ body: { kid } })
    setIsAsking(false)
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    notify('SUCCESS', 'There is a new key')
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        Make a new key
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Make a new key?"
        confirmLabel="Make a new key"
        isBusy={isLoading}
        onConfirm={() => void rotateNow()}
        onCancel={() => setIsAsking(false)}
      >
        What is sent to platforms is signed with it from now on. The former key stays in the key set for a day, so that
        nothing breaks meanwhile.
      </ConfirmDialog>
    </>
  )
}

/** Our keys towards platforms: one for all of them. */
export function OurKeys() {
  const { data: keys = [] } = useListLtiKeysQuery(undefined)
  const current = keys.find(({ listedUntil }) => listedUntil === null)
  if (!current) return null
  return (
    <Card>
      <h2>Our keys</h2>
      <Paragraph>
        Platforms read them at {`${window.location.origin}/lti/jwks`}. Private keys are stored encrypted.
      </Paragraph>
      <KeyList>
        {keys.map((ltiKey) => (
          <KeyLine key={ltiKey.kid} ltiKey={ltiKey} />
        ))}
      </KeyList>
      <div>
        <RotateButton kid={current.kid} />
      </div>
    </Card>
  )
}
