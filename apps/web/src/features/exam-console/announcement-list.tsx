import type { WatchedExam } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, StatusChip } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { requestErrorOf, useNotify, useTimeZone } from '../../data/index.ts'
import { formatTime } from '../../dates/dates.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { formatCount } from '../../numbers/counts.ts'
import { AnnouncementLine, Announcements, AnnouncementText, Quiet } from './console.styles.ts'
import { useWithdrawAnnouncementMutation } from './exam-console.api.ts'

const ReceiptsDialog = lazyPart(async () => (await import('./receipts-dialog.tsx')).ReceiptsDialog)

interface AnnouncementListProps {
  readonly groupAssessmentId: number
  readonly announcements: WatchedExam['announcements']
  readonly canWithdraw: boolean
  readonly onWithdrawn: () => void
}

type Announcement = WatchedExam['announcements'][number]

/** `to everybody with “Slope of a parabola”` */
function audienceOf({ learnerCount, problem }: Announcement) {
  if (learnerCount === null) {
    return problem
      ? t('exam-console.announcement.toEverybody.with', { problem: problem.name })
      : t('exam-console.announcement.toEverybody')
  }
  return problem
    ? t('exam-console.announcement.toStudents.with', { count: learnerCount, problem: problem.name })
    : t('exam-console.announcement.toStudents', { count: learnerCount })
}

interface AnnouncementRowProps {
  readonly announcement: Announcement
  readonly onShowReceipts: () => void
  /** Absent: it cannot be withdrawn. */
  readonly onWithdraw: (() => void) | undefined
}

function AnnouncementRow({ announcement, onShowReceipts, onWithdraw }: AnnouncementRowProps) {
  const { text, at, isUrgent, seenCount } = announcement
  const timeZone = useTimeZone()
  return (
    <AnnouncementLine>
      <Quiet>{formatTime(at, timeZone)}</Quiet>
      {isUrgent && <StatusChip tone="warning" icon="alert" label={t('exam-console.announcement.urgent')} />}
      <AnnouncementText>{text}</AnnouncementText>
      <Quiet>{audienceOf(announcement)}</Quiet>
      <Button size="small" aria-label={t('exam-console.announcement.seenBy.label', { text })} onClick={onShowReceipts}>
        {t('exam-console.announcement.seenBy', { count: formatCount(seenCount) })}
      </Button>
      {onWithdraw && (
        <Button size="small" aria-label={t('exam-console.announcement.withdraw.label', { text })} onClick={onWithdraw}>
          {t('exam-console.announcement.withdraw')}
        </Button>
      )}
    </AnnouncementLine>
  )
}

/** What stands on the pages of learners now. */
export function AnnouncementList(props: AnnouncementListProps) {
  const { groupAssessmentId, announcements, canWithdraw, onWithdrawn } = props
  const [withdraw] = useWithdrawAnnouncementMutation()
  const notify = useNotify()
  const [shown, show] = useState<{ readonly id: number; readonly text: string } | null>(null)
  if (announcements.length === 0) return null
  async function remove(announcementId: number) {
    const outcome = await withdraw({ params: { groupAssessmentId, announcementId } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else onWithdrawn()
  }
  return (
    <Announcements aria-label={t('exam-console.announcements')}>
      {announcements.map((announcement) => (
        <AnnouncementRow
          key={announcement.id}
          announcement={announcement}
          onShowReceipts={() => show(announcement)}
          onWithdraw={canWithdraw ? () => void remove(announcement.id) : undefined}
        />
      ))}
      {shown && (
        <Suspense>
          <ReceiptsDialog groupAssessmentId={groupAssessmentId} announcement={shown} onClose={() => show(null)} />
        </Suspense>
      )}
    </Announcements>
  )
}
