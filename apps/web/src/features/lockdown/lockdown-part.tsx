import type { Sitting } from '@isomorph/contract'
import { Button, ErrorPanel, MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { requestErrorOf, useCourseTimeZone, useTimeZone, useUserInfo } from '../../data/index.ts'
import { formatDeadlineInBoth } from '../../dates/dates.ts'
import { notInTheirPlace } from '../../session/impersonation.ts'
import { useLaunchLockdownMutation, useReportViolationMutation } from './lockdown.api.ts'
import { leavingAfter, leavingByPassword, machineInWords, nameOfLockdown } from './lockdown-words.ts'
import { LockdownText } from './lockdown.styles.ts'
import { operatingSystem } from './machine.ts'
import { checkPathOf } from './proof.ts'
import { isSafeExamBrowser } from './safe-exam-browser.ts'

type Lockdown = NonNullable<Sitting['lockdown']>

interface LockdownPartProps {
  readonly sitting: Sitting
  readonly groupId: string
  readonly lockdown: Lockdown
}

const downloadPage = 'https://safeexambrowser.org/download_en.html'

/** What to do where the link did nothing. */
function NothingOpened({ kind, downloadUrl }: Pick<Lockdown, 'kind'> & { downloadUrl: string | null }) {
  const name = nameOfLockdown[kind]
  return (
    <MessageBand tone="neutral" role="status">
      {name} opens now, and this page is not needed any more.
      {downloadUrl !== null && (
        <>
          {' '}
          Nothing happened? <Link href={downloadUrl}>Download the configuration</Link> and open the file. It works once.
          If {name} is missing, <Link href={downloadPage}>install it</Link>.
        </>
      )}
    </MessageBand>
  )
}

function OpenButton({ kind, groupAssessmentId }: Pick<Lockdown, 'kind'> & { groupAssessmentId: number }) {
  const [launch, { data, error, isLoading }] = useLaunchLockdownMutation()
  const open = async () => {
    const answer = await launch({ params: { groupAssessmentId } })
    if (answer.data) window.location.assign(answer.data.launchUrl)
  }
  return (
    <>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <div>
        <Button variant="contained" disabled={isLoading} onClick={() => void open()}>
          Open in {nameOfLockdown[kind]}
        </Button>
      </div>
      {data && <NothingOpened kind={kind} downloadUrl={data.downloadUrl} />}
    </>
  )
}

function reasonOf({ schedule }: Sitting, { kind, reviewAt }: Lockdown, format: (moment: string) => string): string {
  const name = nameOfLockdown[kind]
  if (schedule.finishedAt !== null)
    return reviewAt === null
      ? `You have finished. While others may be working, your work can be looked at in ${name} only.`
      : `You have finished. You can look at your work here from ${format(reviewAt)} on, and in ${name} before.`
  if (schedule.startedAt !== null)
    return `You have begun in ${name}. Go on there: this browser shows nothing of the assessment, and your instructor sees that you have left ${name}.`
  return `You take this assessment in ${name}, a LockDown Browser: it shows the assessment and nothing else until you have finished.`
}

/** Tells the staff that somebody who is under way looks at the assessment outside the lockdown browser. */
function useViolationReport(isOutside: boolean, groupAssessmentId: number): void {
  const [report] = useReportViolationMutation()
  useEffect(() => {
    if (!isOutside) return
    const body = { kind: 'LockdownViolated', clientAt: new Date().toISOString() } as const
    void report({ params: { groupAssessmentId }, body })
  }, [isOutside, groupAssessmentId, report])
}

/** What stands in place of the start where the lockdown browser is needed and this is not it. */
function NeedsLockdown({ sitting, groupId, lockdown }: LockdownPartProps) {
  const [timeZone, courseTimeZone] = [useTimeZone(), useCourseTimeZone()]
  const isImpersonated = useUserInfo()?.isImpersonated ?? false
  const { schedule, groupAssessment } = sitting
  const checkPath = checkPathOf(groupId, groupAssessment.id)
  const isInBrowser = lockdown.kind === 'safeExamBrowser' && isSafeExamBrowser()
  useEffect(() => {
    // In it already: the keys come with a page that is loaded.
    if (isInBrowser) window.location.replace(checkPath)
  }, [isInBrowser, checkPath])
  const hasStarted = schedule.startedAt !== null
  const isUnderWay = hasStarted && schedule.finishedAt === null
  useViolationReport(isUnderWay && !isInBrowser && !isImpersonated, groupAssessment.id)
  if (isInBrowser) return null
  if (!hasStarted && groupAssessment.state === 'closed')
    return <MessageBand tone="neutral">This assessment is closed. It cannot be begun any more.</MessageBand>
  const isTooEarly = !hasStarted && groupAssessment.state === 'upcoming'
  return (
    <>
      <MessageBand tone={isUnderWay ? 'warning' : 'neutral'} icon="lock">
        {reasonOf(sitting, lockdown, (moment) => formatDeadlineInBoth(moment, timeZone, courseTimeZone))}
      </MessageBand>
      {!hasStarted && (
        <LockdownText>
          {machineInWords(lockdown.kind, operatingSystem())} <Link href="/help/lockdown-browser">Help</Link>
        </LockdownText>
      )}
      {isTooEarly && schedule.opensAt !== null && (
        <MessageBand tone="neutral">
          Opens {formatDeadlineInBoth(schedule.opensAt, timeZone, courseTimeZone)}. Come back then.
        </MessageBand>
      )}
      {isImpersonated && <MessageBand tone="neutral">{notInTheirPlace()}</MessageBand>}
      {!isTooEarly && !isImpersonated && <OpenButton kind={lockdown.kind} groupAssessmentId={groupAssessment.id} />}
    </>
  )
}

/** The way out of the lockdown browser that asks for no password. */
function LeaveButton({ kind, exitUrl }: Pick<Lockdown, 'kind'> & { exitUrl: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // Loaded, not only shown: opening this very address closes the browser.
    window.location.assign(exitUrl)
  }
  return (
    <div>
      <Button variant="outlined" disabled={isLeaving} onClick={leave}>
        Leave {nameOfLockdown[kind]}
      </Button>
    </div>
  )
}

/** On the start page of an assessment in a lockdown browser. */
export function LockdownPart(props: LockdownPartProps) {
  const { sitting, lockdown } = props
  const { schedule, rules } = sitting
  const { kind, openBy, exitUrl } = lockdown
  if (openBy === null) return <NeedsLockdown {...props} />
  if (openBy !== 'mark') return null
  const isUnderWay = schedule.startedAt !== null && schedule.finishedAt === null
  if (rules.isFinishedByHand && isUnderWay) return <LockdownText>{leavingAfter(kind, exitUrl)}</LockdownText>
  if (exitUrl === null) return <LockdownText>{leavingByPassword(kind)}</LockdownText>
  return <LeaveButton kind={kind} exitUrl={exitUrl} />
}
