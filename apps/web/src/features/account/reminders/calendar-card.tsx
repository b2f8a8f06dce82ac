import { styled } from '@mui/material/styles'
import type { CalendarFeed } from '@isomorph/contract'
import { Button, color, ConfirmDialog, CopyButton, ErrorPanel, fontSize, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatDay, formatMoment } from '../../../dates/dates.ts'
import { AccountCard } from '../account-card.tsx'
import { Paragraph } from '../account.styles.ts'
import {
  useGetCalendarFeedQuery,
  useRemoveCalendarFeedMutation,
  useRenewCalendarFeedMutation,
} from './reminders.api.ts'

const Address = styled('code')({
  display: 'block',
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

function Standing({ feed }: { feed: CalendarFeed }) {
  const timeZone = useTimeZone()
  if (feed.createdAt === null) return <Paragraph>You have no calendar address.</Paragraph>
  const made = `You made a calendar address on ${formatDay(feed.createdAt, timeZone)}.`
  const read =
    feed.fetchedAt === null
      ? 'No program has read it yet.'
      : `A program last read it around ${formatMoment(feed.fetchedAt, timeZone)}.`
  return <Paragraph>{`${made} ${read}`}</Paragraph>
}

function useFeedActs() {
  const notify = useNotify()
  const [renew, renewing] = useRenewCalendarFeedMutation()
  const [remove, removing] = useRemoveCalendarFeedMutation()
  const [address, setAddress] = useState<string | null>(null)
  return {
    address,
    isBusy: renewing.isLoading || removing.isLoading,
    renew: async () => {
      const made = await renew(undefined)
      if (made.error) return notify('ERROR', requestErrorOf(made.error).detail)
      setAddress(made.data.address)
    },
    remove: async () => {
      const ended = await remove(undefined)
      if (ended.error) return notify('ERROR', requestErrorOf(ended.error).detail)
      setAddress(null)
      notify('SUCCESS', 'The calendar address has ended')
    },
  }
}

function FeedActs({ feed }: { feed: CalendarFeed }) {
  const { address, isBusy, renew, remove } = useFeedActs()
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const isThere = feed.createdAt !== null
  return (
    <>
      {address !== null && (
        <div role="status">
          <Paragraph>Add this address to your calendar program as a subscription. It is shown only now.</Paragraph>
          <Address>{address}</Address>
        </div>
      )}
      <Acts>
        {address !== null && <CopyButton text={address} label="Copy address" />}
        <Button variant="outlined" disabled={isBusy} onClick={() => (isThere ? setAsking('renew') : void renew())}>
          {isThere ? 'New address' : 'Make address'}
        </Button>
        {isThere && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking('remove')}>
            End address
          </Button>
        )}
      </Acts>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking === 'remove' ? 'End the calendar address?' : 'Make a new calendar address?'}
        confirmLabel={asking === 'remove' ? 'End address' : 'New address'}
        isDestructive={asking === 'remove'}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          void (asking === 'remove' ? remove() : renew())
          setAsking(null)
        }}
      >
        Programs that read the present address get nothing any more.
      </ConfirmDialog>
    </>
  )
}

/** One’s dates in a calendar program, by an address of one’s own. */
export function CalendarCard() {
  const { data: feed, error, refetch } = useGetCalendarFeedQuery(undefined)
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  return (
    <AccountCard title="Calendar">
      <Paragraph>
        A calendar program can show when your assessments open, are due and close, with the dates that hold for you.
        Anybody who has the address can read them.
      </Paragraph>
      {error && !feed && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
      {!error && !feed && <SkeletonBar />}
      {feed && <Standing feed={feed} />}
      {feed && !isImpersonated && <FeedActs feed={feed} />}
    </AccountCard>
  )
}
