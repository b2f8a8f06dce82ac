import type { Schedule, Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Page, PageHeader } from '@isomorph/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useMatch, useParams } from 'react-router'
import { useUserInfo } from '../../../data/index.ts'
import { displayName } from '../../../entities/person/names.ts'
import { Away } from '../../../screen/away.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { Aside, Columns, OnPaperName, StandingRow } from './assessment.styles.ts'
import { countedMoment } from '../clock/countdown.ts'
import { isUnderWay } from '../clock/ending.ts'
import type { QueueEntry } from '../submissions/queue-entries.ts'
import { ProblemMap } from './problem-map.tsx'
import { SaveMark } from './save-mark.tsx'
import { SittingScope, useSitting, type Flush, type SavedMark } from './sitting-context.ts'
import { useGetSittingQuery } from '../sitting.api.ts'
import { Timer } from '../clock/timer.tsx'
import { useSchedulePolling } from '../clock/use-schedule-polling.ts'
import { useNews } from '../news/use-news.ts'
import { useSittingState } from './use-sitting-state.ts'
import { isStoredOnly } from '../submissions/queue-entries.ts'
import { useSubmitted } from './use-submitted.ts'

// Nobody needs these for the first look.
const FinishButton = lazyPart(async () => (await import('./finish-button.tsx')).FinishButton)
const ScheduleBand = lazyPart(async () => (await import('./schedule-band.tsx')).ScheduleBand, ['sitting-later'])
const ConnectionBand = lazyPart(
  async () => (await import('../offline/connection-band.tsx')).ConnectionBand,
  ['sitting-later'],
)
const AnnouncementBand = lazyPart(
  async () => (await import('../news/announcement-band.tsx')).AnnouncementBand,
  ['sitting-later'],
)

const keptAfterMilliseconds = 500

/** Tells the pages of a sitting apart in the list of tabs, and for those who hear the title. */
function titleOfPage(sitting: Sitting | undefined, problemInstanceId: number): string | undefined {
  const problem = sitting?.problems.find((each) => each.problemInstanceId === problemInstanceId)
  const name = sitting?.groupAssessment.name
  return problem ? t('sitting.page', { position: String(problem.position), name: name ?? '' }) : name
}

interface SittingFrameProps {
  /** What stands above everything but the title. */
  readonly lead?: (sitting: Sitting) => ReactNode
  readonly children: ReactNode
}

/** Everything around the problems of a sitting: title, time left, what is saved, the map, finishing. */
export function SittingFrame({ lead, children }: SittingFrameProps) {
  const { groupId = '', groupAssessmentId = '', problemInstanceId } = useParams()
  const argument = { params: { groupAssessmentId: Number(groupAssessmentId) } }
  const fetched = useGetSittingQuery(argument, { refetchOnMountOrArgChange: true })
  usePageTitle(titleOfPage(fetched.data, Number(problemInstanceId)))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(sitting) => (
        <Frame sitting={sitting} groupId={groupId} onPoll={() => void fetched.refetch()} {...(lead && { lead })}>
          {children}
        </Frame>
      )}
    </DetailGuard>
  )
}

interface FrameProps extends SittingFrameProps {
  readonly sitting: Sitting
  readonly groupId: string
  readonly onPoll: () => void
}

interface StandingProps {
  readonly schedule: Schedule
  readonly isEnding: boolean
  readonly saved: SavedMark | null
}

/** What is saved and how much time is left. */
function Standing({ schedule, isEnding, saved }: StandingProps) {
  // The schedule comes anew with every answer of the server.
  const counted = countedMoment(schedule, Date.parse(schedule.now))
  return (
    <StandingRow>
      {saved && <SaveMark {...saved} />}
      {isUnderWay(schedule) && !isEnding && counted && <Timer deadline={counted.moment} isDue={counted.isDue} />}
    </StandingRow>
  )
}

/** Whose work a print is. */
function PrintedName() {
  const person = useUserInfo()
  return person && <OnPaperName>{displayName(person)}</OnPaperName>
}

interface BegunProps {
  readonly submitted: readonly QueueEntry[]
  readonly saved: SavedMark | null
  readonly flush: Flush
  readonly children: ReactNode
}

/** The problems of a sitting that has begun, beside what is open in it. */
function Begun({ submitted, saved, flush, children }: BegunProps) {
  const { sitting, schedule, isEnding, basePath } = useSitting()
  return (
    <Columns>
      <Aside>
        <ProblemMap
          problems={sitting.problems}
          sections={sitting.sections}
          basePath={basePath}
          waiting={submitted.filter(isStoredOnly).map(({ problemInstanceId }) => problemInstanceId)}
          submitted={submitted.map(({ problemInstanceId }) => problemInstanceId)}
          isSaved={saved?.state !== 'offline'}
        />
        {isUnderWay(schedule) && !isEnding && sitting.rules.isFinishedByHand && (
          <Suspense fallback={null}>
            <FinishButton flush={flush} />
          </Suspense>
        )}
      </Aside>
      {isUnderWay(schedule) && schedule.pausedAt !== null ? null : children}
    </Columns>
  )
}

interface ConnectionProps {
  readonly sitting: Sitting
  readonly schedule: Schedule
  readonly basePath: string
  readonly waiting: readonly QueueEntry[]
  readonly isReadable: boolean
}

/** What keeps the problems for the time without a connection: it comes after the text. */
function Connection({ isReadable, ...band }: ConnectionProps) {
  const isOnStartPage = useMatch(band.basePath) !== null
  const [isRead, setIsRead] = useState(false)
  useTimeout(() => setIsRead(true), isReadable ? keptAfterMilliseconds : null)
  return (
    (isRead || isOnStartPage) && (
      <Suspense fallback={null}>
        <ConnectionBand {...band} />
      </Suspense>
    )
  )
}

function Frame({ sitting, groupId, onPoll, lead, children }: FrameProps) {
  const basePath = `/courses/${groupId}/groupAssignments/${sitting.groupAssessment.id}`
  const { context, saved, flush, isReadable } = useSittingState(sitting, basePath)
  useSchedulePolling(context.schedule, onPoll)
  const news = useNews({ schedule: context.schedule, basePath, isReadable, onSchedule: context.onSchedule })
  const submitted = useSubmitted(sitting)
  const waiting = submitted.filter(isStoredOnly)
  const isOnStartPage = useMatch(basePath) !== null
  const hasBegun = context.schedule.startedAt !== null && sitting.problems.length > 0
  return (
    <Page>
      <PrintedName />
      <PageHeader
        title={sitting.groupAssessment.name}
        breadcrumbs={[{ label: sitting.groupName, href: `/courses/${groupId}` }]}
        actions={<Standing schedule={context.schedule} isEnding={context.isEnding} saved={saved} />}
      />
      {lead?.(sitting)}
      <Connection {...{ sitting, basePath, waiting, isReadable }} schedule={context.schedule} />
      {hasBegun && isReadable && (
        <Suspense fallback={null}>
          <ScheduleBand
            schedule={context.schedule}
            isExcused={news.isExcused ?? sitting.groupAssessment.own?.status === 'Excused'}
          />
          <AnnouncementBand announcements={news.announcements} basePath={basePath} />
        </Suspense>
      )}
      <SittingScope value={context}>
        {hasBegun ? (
          <Begun submitted={submitted} saved={saved} flush={flush}>
            {children}
          </Begun>
        ) : (
          <>{isOnStartPage ? children : <Away to={basePath} reason={t('sitting.notBegun')} />}</>
        )}
      </SittingScope>
    </Page>
  )
}
