import type { Schedule, Sitting } from '@isomorph/contract'
import { Button, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Navigate, useMatch, useNavigate, useParams } from 'react-router'
import { requestErrorOf, useNotify, useUserInfo } from '../../data/index.ts'
import { DetailGuard } from '../../shell/detail-guard.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { countedMoment } from './countdown.ts'
import { useIsOnline } from './use-is-online.ts'
import { ConfirmLater } from './confirm-later.ts'
import type { OutboxEntry } from './outbox-entries.ts'
import { outboxOf } from './outbox-of-person.ts'
import { ProblemMap } from './problem-map.tsx'
import { SaveMark } from './save-mark.tsx'
import { SittingScope, type Flush, type SittingContext } from './sitting-context.ts'
import { useFinishSittingMutation, useGetSittingQuery } from './sitting.api.ts'
import { Timer } from './timer.tsx'
import { usePendingSubmissions } from './use-submission.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
})

const Aside = styled('aside')({
  position: 'sticky',
  top: 16,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '@media (max-width: 899px)': { position: 'static' },
})

/** Everything around the problems of a sitting: title, time left, what is saved, the map, finishing. */
export function SittingFrame({ children }: { children: ReactNode }) {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const argument = { params: { groupAssessmentId: Number(groupAssessmentId) } }
  const fetched = useGetSittingQuery(argument, { refetchOnMountOrArgChange: true })
  usePageTitle(fetched.data?.groupAssessment.name)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(sitting) => (
        <Frame sitting={sitting} groupId={groupId} onTimeUp={() => void fetched.refetch()}>
          {children}
        </Frame>
      )}
    </DetailGuard>
  )
}

interface FrameProps {
  readonly sitting: Sitting
  readonly groupId: string
  readonly onTimeUp: () => void
  readonly children: ReactNode
}

function Frame({ sitting, groupId, onTimeUp, children }: FrameProps) {
  const basePath = `/courses/${groupId}/groupAssignments/${sitting.groupAssessment.id}`
  const [seen, setSeen] = useState<Schedule>(sitting.schedule)
  // Drafts and problem pages bring a fresher schedule than the sitting once had.
  const schedule = Date.parse(seen.now) > Date.parse(sitting.schedule.now) ? seen : sitting.schedule
  const [saved, setSaved] = useState<Parameters<SittingContext['onSaveState']>[0]>(null)
  const isOnline = useIsOnline()
  const submissions = usePendingSubmissions(useUserInfo()?.id ?? 0)
  const waiting = submissions.filter(
    ({ state, groupAssessmentId }) => state === 'waiting' && groupAssessmentId === sitting.groupAssessment.id,
  )
  const isOnStartPage = useMatch(basePath) !== null
  const isUnderWay = schedule.startedAt !== null && schedule.finishedAt === null
  // The schedule comes anew with every answer of the server, and once more when the counted moment has passed.
  const counted = countedMoment(schedule, Date.parse(schedule.now))
  const timeUp = useCallback(() => {
    // What arrives within the grace still counts; the server submits the rest after it.
    setTimeout(onTimeUp, 12_000)
  }, [onTimeUp])
  const flush = useRef<Flush>(null)
  const onFlushable = useCallback((next: Flush | null) => {
    flush.current = next
  }, [])
  const context = useMemo<SittingContext>(
    () => ({ sitting, schedule, basePath, onFlushable, onSchedule: setSeen, onSaveState: setSaved }),
    [sitting, schedule, basePath, onFlushable],
  )
  return (
    <Page>
      <PageHeader
        title={sitting.groupAssessment.name}
        breadcrumbs={[{ label: sitting.groupName, href: `/courses/${groupId}` }]}
        actions={
          <div style={{ display: 'flex', alignItems: 'center', gap: 24, minHeight: 32 }}>
            {saved && <SaveMark {...saved} />}
            {isUnderWay && counted && <Timer deadline={counted.moment} isDue={counted.isDue} onTimeUp={timeUp} />}
          </div>
        }
      />
      {(!isOnline || waiting.length > 0) && (
        <MessageBand tone="warning" role="status">
          {isOnline ? '' : 'You are offline. Everything you type is kept here and will be sent. '}
          {waiting.length > 0 && `Submitted and waiting to be sent: ${namesOf(sitting, waiting)}.`}
        </MessageBand>
      )}
      {schedule.startedAt && sitting.problems.length > 0 ? (
        <Columns>
          <Aside>
            <ProblemMap
              problems={sitting.problems}
              basePath={basePath}
              waiting={waiting.map(({ problemInstanceId }) => problemInstanceId)}
            />
            {isUnderWay && sitting.rules.isFinishedByHand && (
              <FinishButton sitting={sitting} basePath={basePath} flush={async () => flush.current?.()} />
            )}
          </Aside>
          <SittingScope value={context}>{children}</SittingScope>
        </Columns>
      ) : (
        <SittingScope value={context}>{isOnStartPage ? children : <Navigate to={basePath} replace />}</SittingScope>
      )}
    </Page>
  )
}

function namesOf({ problems }: Sitting, entries: readonly OutboxEntry[]): string {
  const positions = entries.flatMap(({ problemInstanceId }) =>
    problems.filter((problem) => problem.problemInstanceId === problemInstanceId).map(({ position }) => position),
  )
  return `${positions.length === 1 ? 'problem' : 'problems'} ${positions.join(', ')}`
}

function unsubmittedOf(sitting: Sitting): string {
  const open = sitting.problems.filter((problem) => problem.attemptsUsed === 0)
  if (open.length === 0) return 'You have submitted every problem.'
  const numbers = open.map((problem) => problem.position).join(', ')
  return `Without a submitted answer: ${open.length === 1 ? 'problem' : 'problems'} ${numbers}. What you have typed there will be submitted.`
}

interface FinishProps extends Pick<SittingContext, 'sitting' | 'basePath'> {
  readonly flush: Flush
}

function FinishButton({ sitting, basePath, flush }: FinishProps) {
  const [isAsking, setAsking] = useState(false)
  const [finish, { isLoading }] = useFinishSittingMutation()
  const navigate = useNavigate()
  const notify = useNotify()
  const userId = useUserInfo()?.id ?? 0
  const confirm = async () => {
    // Finishing submits what the server has, so the last keystrokes go first.
    await flush()
    await outboxOf(userId).send()
    const answer = await finish({ params: { groupAssessmentId: sitting.groupAssessment.id } })
    setAsking(false)
    if (answer.error) notify('ERROR', requestErrorOf(answer.error).detail)
    else await navigate(basePath)
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Finish
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmLater
            isOpen
            title="Finish now?"
            confirmLabel="Finish"
            cancelLabel="Go on working"
            isBusy={isLoading}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          >
            {unsubmittedOf(sitting)} After finishing nothing can be changed.
          </ConfirmLater>
        </Suspense>
      )}
    </>
  )
}
