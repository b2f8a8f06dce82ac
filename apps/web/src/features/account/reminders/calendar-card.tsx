import { styled } from '@mui/material/styles'
import type { CalendarFeed } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, ConfirmDialog, CopyButton, ErrorPanel, fontSize, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { refusalOf } from '../../../entities/sign-in-refusal/refusal.ts'
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
  if (feed.createdAt === null) return <Paragraph>{t('account.calendar.none')}</Paragraph>
  const day = formatDay(feed.createdAt, timeZone)
  return (
    <Paragraph>
      {feed.fetchedAt === null
        ? t('account.calendar.unread', { day })
        : t('account.calendar.read', { day, moment: formatMoment(feed.fetchedAt, timeZone) })}
    </Paragraph>
  )
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
      if (made.error) return notify('ERROR', refusalOf(made.error).detail)
      setAddress(made.data.address)
    },
    remove: async () => {
      const ended = await remove(undefined)
      if (ended.error) return notify('ERROR', refusalOf(ended.error).detail)
      setAddress(null)
      notify('SUCCESS', t('account.calendar.ended'))
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
          <Paragraph>{t('account.calendar.subscribe')}</Paragraph>
          <Address>{address}</Address>
        </div>
      )}
      <Acts>
        {address !== null && <CopyButton text={address} label={t('account.calendar.copy')} />}
        <Button variant="outlined" disabled={isBusy} onClick={() => (isThere ? setAsking('renew') : void renew())}>
          {isThere ? t('account.calendar.renew') : t('account.calendar.make')}
        </Button>
        {isThere && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking('remove')}>
            {t('account.calendar.end')}
          </Button>
        )}
      </Acts>
      <ConfirmDialog
        isOpen={asking !== null}
        title={asking === 'remove' ? t('account.calendar.end.title') : t('account.calendar.renew.title')}
        confirmLabel={asking === 'remove' ? t('account.calendar.end') : t('account.calendar.renew')}
        isDestructive={asking === 'remove'}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          void (asking === 'remove' ? remove() : renew())
          setAsking(null)
        }}
      >
        {t('account.calendar.end.explain')}
      </ConfirmDialog>
    </>
  )
}

/** One’s dates in a calendar program, by an address of one’s own. */
export function CalendarCard() {
  const { data: feed, error, refetch } = useGetCalendarFeedQuery(undefined)
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  return (
    <AccountCard title={t('account.calendar.title')}>
      <Paragraph>{t('account.calendar.explain')}</Paragraph>
      {error && !feed && <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />}
      {!error && !feed && <SkeletonBar />}
      {feed && <Standing feed={feed} />}
      {feed && !isImpersonated && <FeedActs feed={feed} />}
    </AccountCard>
  )
}
