import type { Schedule, Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon, MessageBand } from '@isomorph/ui'
import { Fragment, Suspense, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCourseTimeZone, useServerNow, useTimeZone, useUserInfo } from '../../../data/index.ts'
import { formatDeadline, formatDeadlineInBoth } from '../../../dates/dates.ts'
import { nameOfPoints } from '../../../numbers/points.ts'
import { stillToBeMarked } from '../../../numbers/still-to-be-marked.ts'
import { notInTheirPlace } from '../../../session/impersonation.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { endingReasonOf } from '../clock/closing.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'
import { LockdownPart } from '../../lockdown/index.ts'
import { RefusalPanel } from '../refusals/refusal-panel.tsx'
import { useSitting } from './sitting-context.ts'
import { ClockNote, RuleList, RuleName, RuleText, StartCard, StartRows } from './start-page.styles.ts'
import { lateStart, rulesOf } from './start-rules.ts'
import { useStartSittingMutation } from '../sitting.api.ts'
import { useSecondsLeft } from '../clock/use-seconds-left.ts'
import { lazyPart } from '../../../screen/load-screen.ts'

const SetByHandBand = lazyPart(async () => (await import('../set-by-hand-band.tsx')).SetByHandBand, ['sitting-later'])
const SectionList = lazyPart(async () => (await import('./section-band.tsx')).SectionList)
const AccessCodeField = lazyPart(async () => (await import('./access-code-field.tsx')).AccessCodeField)

/** Writes moments for the learner, and for the course where its clocks show another time. */
function useFormatDeadline(): (moment: string) => string {
  const timeZone = useTimeZone()
  const courseTimeZone = useCourseTimeZone()
  return (moment) => formatDeadlineInBoth(moment, timeZone, courseTimeZone)
}

function Rules({ sitting }: { sitting: Sitting }) {
  const format = useFormatDeadline()
  return (
    <RuleList>
      {rulesOf(sitting, format).map(([name, value]) => (
        <Fragment key={name}>
          <RuleName>{name}</RuleName>
          <RuleText>{value}</RuleText>
        </Fragment>
      ))}
    </RuleList>
  )
}

/** Rules, time and attempts before the start; where one stands afterwards. */
export function StartPage() {
  const { sitting, schedule, basePath } = useSitting()
  const { lockdown } = sitting
  const isLockedOut = lockdown?.openBy === null
  return (
    <StartCard>
      {sitting.instructionsHtml && <SafeHtml html={sitting.instructionsHtml} />}
      <Rules sitting={sitting} />
      {sitting.sections.length > 0 && (
        <Suspense>
          <SectionList sections={sitting.sections} />
        </Suspense>
      )}
      {isLockedOut ? null : schedule.startedAt ? <Standing /> : <StartForm />}
      {lockdown && (
        <Suspense>
          <LockdownPart sitting={sitting} groupId={basePath.split('/')[2] ?? ''} lockdown={lockdown} />
        </Suspense>
      )}
    </StartCard>
  )
}

const endings = {
  submitted: 'sitting-start.ended.submitted',
  timeExpired: 'sitting-start.ended.timeExpired',
  closed: 'sitting-start.ended.closed',
  byStaff: 'sitting-start.ended.byStaff',
} as const

function endingOf({ finishReason, timeLimitSeconds, isEndedByStaff }: Schedule): keyof typeof endings {
  if (isEndedByStaff) return 'byStaff'
  return finishReason === 'timeExpired' && timeLimitSeconds === null ? 'closed' : (finishReason ?? 'submitted')
}

/** When the sitting ended, and its score where that is released. */
function FinishedBand({ finishedAt }: { finishedAt: string }) {
  const timeZone = useTimeZone()
  const { sitting, schedule } = useSitting()
  const { points, groupAssessment } = sitting
  return (
    <MessageBand tone="primary" icon="check">
      {t(endings[endingOf(schedule)], { moment: formatDeadline(finishedAt, timeZone) })}{' '}
      {points === null
        ? t('sitting-start.score.hidden')
        : t('sitting-start.score', {
            score: nameOfPoints(points),
            points: nameOfPoints(groupAssessment.points),
            pending: stillToBeMarked(groupAssessment.own?.pending ?? 0),
          })}
    </MessageBand>
  )
}

function Standing() {
  const { sitting, schedule, isEnding, basePath, onReadable } = useSitting()
  const isOnline = useIsOnline()
  const { own } = sitting.groupAssessment
  useEffect(onReadable, [onReadable])
  const first = sitting.problems[0]
  const target = sitting.problems.find((problem) => problem.state === 'untouched' || problem.state === 'draft') ?? first
  if (!target) return null
  return (
    <>
      {isEnding && (
        <MessageBand tone="neutral" icon="lock" role="status">
          {endingReasonOf(schedule, isOnline)}
        </MessageBand>
      )}
      {schedule.finishedAt && <FinishedBand finishedAt={schedule.finishedAt} />}
      {own?.setByHand && (
        <Suspense fallback={null}>
          <SetByHandBand setByHand={own.setByHand} points={own.points} isTotal />
        </Suspense>
      )}
      <div>
        <Button href={`${basePath}/problems/${target.problemInstanceId}`} variant="contained">
          {t(schedule.finishedAt || isEnding ? 'sitting-start.look' : 'sitting-start.continue')}
        </Button>
      </div>
    </>
  )
}

interface StartNoticesProps {
  readonly isTooEarly: boolean
  readonly isImpersonated: boolean
}

/** Why nothing can be started yet, and what starting now means. */
function StartNotices({ isTooEarly, isImpersonated }: StartNoticesProps) {
  const format = useFormatDeadline()
  const serverNow = useServerNow()
  const { sitting, schedule } = useSitting()
  const late = sitting.isPreview ? null : lateStart(sitting, serverNow())
  return (
    <>
      {schedule.pausedAt !== null && <Notice>{t('sitting-start.paused')}</Notice>}
      {isTooEarly && <Notice>{t('sitting-start.tooEarly', { moment: format(schedule.opensAt ?? '') })}</Notice>}
      {late && <MessageBand tone="warning">{late}</MessageBand>}
      {isImpersonated && <Notice>{notInTheirPlace()}</Notice>}
    </>
  )
}

function StartForm() {
  const navigate = useNavigate()
  const { sitting, schedule, basePath } = useSitting()
  const [accessCode, setAccessCode] = useState('')
  const [start, { isLoading, error }] = useStartSittingMutation()
  const opensIn = useSecondsLeft(schedule.opensAt)
  const { isPreview = false } = sitting
  const isTooEarly = !isPreview && opensIn !== null && opensIn > 0
  // The close does not come in a pause.
  const isOver = !isPreview && schedule.pausedAt === null && sitting.groupAssessment.state === 'closed'
  const isImpersonated = useUserInfo()?.isImpersonated ?? false
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data } = await start({
      params: { groupAssessmentId: sitting.groupAssessment.id },
      body: accessCode ? { accessCode } : {},
    })
    const first = data?.problems[0]
    if (first) await navigate(`${basePath}/problems/${first.problemInstanceId}`)
  }
  if (isOver) return <Notice>{t('sitting-start.closed')}</Notice>
  return (
    <StartRows onSubmit={(event) => void submit(event)}>
      {sitting.rules.needsAccessCode && !isImpersonated && (
        <Suspense>
          <AccessCodeField value={accessCode} onChange={setAccessCode} />
        </Suspense>
      )}
      {error && <RefusalPanel error={error} />}
      <StartNotices {...{ isTooEarly, isImpersonated }} />
      <Button type="submit" variant="contained" disabled={isLoading || isTooEarly || isImpersonated}>
        {t(isLoading ? 'sitting-start.starting' : 'sitting-start.start')}
      </Button>
      {schedule.timeLimitSeconds && schedule.pausedAt === null && !isTooEarly && !isImpersonated && (
        <ClockNote>
          <Icon name="clock" size={16} /> {t('sitting-start.clock')}
        </ClockNote>
      )}
    </StartRows>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <MessageBand tone="neutral" icon="lock">
      {children}
    </MessageBand>
  )
}
