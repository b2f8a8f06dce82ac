import type { GroupAssessment, Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, MessageBand, Page, PageHeader, SearchField, TableSkeleton } from '@isomorph/ui'
import Chip from '@mui/material/Chip'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed, useTimeZone } from '../../data/index.ts'
import { formatTime } from '../../dates/dates.ts'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { BulkBar } from '../../lists/bulk-bar.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { inParts } from '../../messages/in-parts.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { AccommodationsOfChosen } from '../accommodations/index.ts'
import { ExamActButton } from '../exam-acts/index.ts'
import { AccessCodeLine } from './access-code-line.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import { Filters, Summary } from './console.styles.ts'
import { useGetConsoleCourseQuery, useGetConsoleHeaderQuery } from './exam-console.api.ts'
import { LearnersTable } from './learners-table.tsx'
import { useGrants } from './use-grants.ts'
import { useWatchedExam } from './use-watched-exam.ts'
import { alertsOf, countsOf, lastEndOf, shownLearners, type LearnerView, type WatchedRoom } from './watched-exam.ts'

const LateEvidencePanel = lazyPart(async () => (await import('../late-evidence/index.ts')).LateEvidencePanel)
const AnnounceDialog = lazyPart(async () => (await import('./announce-dialog.tsx')).AnnounceDialog)

/** Who is where in a running exam, and what can be done about it. */
export function ConsolePage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const header = useGetConsoleHeaderQuery({ params: { groupAssessmentId: Number(groupAssessmentId) } })
  usePageTitle(header.data && t('exam-console.title', { name: header.data.name }))
  return (
    <DetailGuard fetched={header} fallback={`/courses/${groupId}`}>
      {(groupAssessment) => <Console groupAssessment={groupAssessment} onStale={() => void header.refetch()} />}
    </DetailGuard>
  )
}

interface ConsoleProps {
  readonly groupAssessment: GroupAssessment
  /** Somebody has changed the settings meanwhile. */
  readonly onStale: () => void
}

/** Asks for the assessment anew when the room knows newer settings. */
function useReloadWhenStale(settingsVersion: number, version: number, onStale: () => void): void {
  const reload = useEffectEvent(onStale)
  useEffect(() => {
    if (settingsVersion > version) reload()
  }, [settingsVersion, version])
}

function Console({ groupAssessment, onStale }: ConsoleProps) {
  const { id: groupAssessmentId, groupId, name, version } = groupAssessment
  const course = useGetConsoleCourseQuery({ params: { groupId } })
  const { room, error, refresh } = useWatchedExam(groupAssessmentId)
  const [selected, select] = useState<ReadonlySet<number>>(new Set())
  const people = room ? peopleOf(room) : []
  const chosen = people.filter(({ id }) => selected.has(id))
  const canAct = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const of = { groupAssessmentId, onChanged: refresh }
  useReloadWhenStale(room?.settingsVersion ?? version, version, onStale)
  return (
    <Page>
      <PageHeader
        title={t('exam-console.title', { name })}
        breadcrumbs={[{ label: course.data?.name ?? t('exam-console.course'), href: `/courses/${groupId}` }]}
        // For those who are ticked, the same stands in the bar above the table.
        actions={room && canAct && chosen.length === 0 && <Actions {...of} people={people} chosen={chosen} isMain />}
      />
      <AssessmentLinks groupId={groupId} groupAssessmentId={groupAssessmentId} />
      {!room && error && <ErrorPanel error={error} onRetry={refresh} />}
      {!room && !error && <TableSkeleton />}
      {room && error && <MessageBand tone="warning">{t('exam-console.unreachable')}</MessageBand>}
      {canAct && (
        <AccessCodeLine
          {...of}
          hasAccessCode={groupAssessment.settings.hasAccessCode}
          accessCode={groupAssessment.accessCode}
        />
      )}
      <Suspense fallback={null}>
        <LateEvidencePanel groupAssessmentId={groupAssessmentId} canDecide={canAct} />
      </Suspense>
      {room && <Room {...of} room={room} canAct={canAct} chosen={chosen} selected={selected} onSelect={select} />}
    </Page>
  )
}

function peopleOf({ learners }: WatchedRoom): Person[] {
  return learners.map(({ learner }) => learner)
}

interface ActionsProps {
  readonly groupAssessmentId: number
  readonly people: readonly Person[]
  /** Those ticked; nobody: the whole room. */
  readonly chosen: readonly Person[]
  /** In the header of the page. */
  readonly isMain?: boolean
  readonly onChanged: () => void
}

function Actions({ groupAssessmentId, people, chosen, isMain = false, onChanged }: ActionsProps) {
  const [isAnnouncing, setAnnouncing] = useState(false)
  const those = chosen.length > 0 ? { chosen } : {}
  return (
    <>
      <ExamActButton
        groupAssessmentId={groupAssessmentId}
        people={people}
        {...those}
        isMain={isMain}
        onActed={onChanged}
      />
      <Button {...(isMain ? { variant: 'outlined' } : { size: 'small' })} onClick={() => setAnnouncing(true)}>
        {t('exam-console.announce')}
      </Button>
      {!isMain && <AccommodationsOfChosen people={chosen} groupAssessmentId={groupAssessmentId} />}
      {isAnnouncing && (
        <Suspense>
          <AnnounceDialog
            groupAssessmentId={groupAssessmentId}
            {...those}
            onAnnounced={onChanged}
            onClose={() => setAnnouncing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Counts({ room }: { room: WatchedRoom }) {
  const timeZone = useTimeZone()
  const lastEnd = lastEndOf(room)
  return (
    <Summary>
      {countsOf(room).map(([name, count]) => (
        <span key={name}>{inParts('exam-console.count', { name, count: <strong>{formatCount(count)}</strong> })}</span>
      ))}
      {lastEnd && (
        <span>{inParts('exam-console.lastEnd', { time: <strong>{formatTime(lastEnd, timeZone)}</strong> })}</span>
      )}
    </Summary>
  )
}

interface RoomProps {
  readonly groupAssessmentId: number
  readonly room: WatchedRoom
  readonly canAct: boolean
  readonly chosen: readonly Person[]
  readonly selected: ReadonlySet<number>
  readonly onSelect: (selected: ReadonlySet<number>) => void
  readonly onChanged: () => void
}

interface RoomFiltersProps {
  readonly view: LearnerView
  /** How many learners somebody should look at. */
  readonly alerted: number
  readonly onChange: (view: LearnerView) => void
}

/** Whom the table shows. */
function RoomFilters({ view, alerted, onChange }: RoomFiltersProps) {
  const { isAlertedOnly } = view
  return (
    <Filters>
      <SearchField
        label={t('exam-console.search')}
        value={view.keywords}
        onChange={(keywords) => onChange({ ...view, keywords })}
      />
      <Chip
        label={t('exam-console.attention', { count: formatCount(alerted) })}
        variant={isAlertedOnly ? 'filled' : 'outlined'}
        color={isAlertedOnly ? 'primary' : 'default'}
        aria-pressed={isAlertedOnly}
        onClick={() => onChange({ ...view, isAlertedOnly: !isAlertedOnly })}
      />
    </Filters>
  )
}

function Room({ groupAssessmentId, room, canAct, chosen, selected, onSelect, onChanged }: RoomProps) {
  const [view, setView] = useState<LearnerView>({ keywords: '', isAlertedOnly: false })
  const grants = useGrants(groupAssessmentId)
  const now = Date.parse(room.now)
  const alerted = room.learners.filter((each) => alertsOf(each, now).length > 0).length
  return (
    <>
      <Counts room={room} />
      <AnnouncementList
        groupAssessmentId={groupAssessmentId}
        announcements={room.announcements}
        canWithdraw={canAct}
        onWithdrawn={onChanged}
      />
      <RoomFilters view={view} alerted={alerted} onChange={setView} />
      <BulkBar count={chosen.length} onClear={() => onSelect(new Set())}>
        <Actions groupAssessmentId={groupAssessmentId} people={chosen} chosen={chosen} onChanged={onChanged} />
      </BulkBar>
      <LearnersTable
        learners={shownLearners(room, view, now)}
        now={now}
        grants={grants}
        {...(canAct && { selection: { selected, onChange: onSelect } })}
      />
    </>
  )
}
