import type { Schedule, Sitting } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useParams } from 'react-router'
import { useAppSelector, useUserInfo } from '../../../data/index.ts'
import { BandRoom } from '../assessment/assessment.styles.ts'
import type { RetryingSender } from '../../../unsaved-work/retrying-sender.ts'
import { isUnderWay } from '../clock/ending.ts'
import { createOtherDraftsSender } from '../drafts/other-drafts.ts'
import type { QueueEntry } from '../submissions/queue-entries.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'
import { LockdownRenewal } from '../../lockdown/index.ts'
import { wordsOfConnection } from './connection-words.ts'
import { useKeeping } from './use-keeping.ts'

/** Sends what was typed offline in problems that are not on the page. */
function useSendOtherDrafts({ groupAssessment, problems }: Sitting, isReached: boolean): void {
  const { id: userId, isImpersonated = false } = useUserInfo() ?? {}
  const { problemInstanceId } = useParams()
  const groupAssessmentId = groupAssessment.id
  const others = useEffectEvent(() =>
    problems.map((problem) => problem.problemInstanceId).filter((id) => id !== Number(problemInstanceId)),
  )
  const sender = useRef<RetryingSender | null>(null)
  useEffect(() => {
    if (userId === undefined || isImpersonated) return undefined
    const own = createOtherDraftsSender({ userId, groupAssessmentId, problemInstanceIds: () => others() })
    sender.current = own
    void own.send()
    const stopListening = own.sendWhenOnline()
    return () => {
      stopListening()
      own.cancelPlan()
      sender.current = null
    }
  }, [userId, isImpersonated, groupAssessmentId])
  useEffect(() => {
    if (isReached) void sender.current?.send()
  }, [isReached])
}

interface ConnectionBandProps {
  readonly sitting: Sitting
  readonly schedule: Schedule
  readonly basePath: string
  readonly waiting: readonly QueueEntry[]
}

/** Keeps the sitting for the time without a connection, and the mark of a lockdown browser; says that there is no connection. */
export function ConnectionBand(props: ConnectionBandProps) {
  const { sitting, basePath } = props
  return (
    <>
      <ConnectionWords {...props} />
      {sitting.lockdown?.openBy === 'mark' && (
        <Suspense fallback={null}>
          <LockdownRenewal
            kind={sitting.lockdown.kind}
            groupId={basePath.split('/')[2] ?? ''}
            groupAssessmentId={sitting.groupAssessment.id}
          />
        </Suspense>
      )}
    </>
  )
}

/** Says what waits for a connection, and that there is none. */
function ConnectionWords({ sitting, schedule, basePath, waiting }: ConnectionBandProps) {
  const isOnline = useIsOnline()
  const isReached = !useAppSelector((state) => state.env.isUnreached)
  const kept = useKeeping(sitting, schedule, basePath)
  useSendOtherDrafts(sitting, isReached)
  const position = new Map(sitting.problems.map((problem) => [problem.problemInstanceId, problem.position]))
  // Outside the lockdown browser the problems are withheld.
  const waitingPositions = waiting.flatMap(({ problemInstanceId }) => position.get(problemInstanceId) ?? [])
  if (isOnline && isReached && waitingPositions.length === 0) return null
  return (
    <BandRoom>
      <MessageBand tone="warning" role="status">
        {wordsOfConnection({
          isOnline,
          isReached,
          isGoingOn: isUnderWay(schedule) && schedule.pausedAt === null,
          hasDeadline: schedule.deadline !== null,
          kept,
          waiting: waitingPositions,
        })}
      </MessageBand>
    </BandRoom>
  )
}
