import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { requestErrorOf, useCourseTimeZone, useTimeZone, useUserInfo } from '../../data/index.ts'
import { formatDeadlineInBoth } from '../../dates/dates.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { notInTheirPlace } from '../../session/impersonation.ts'
import { useLaunchLockdownMutation, useReportViolationMutation } from '../../entities/lockdown/lockdown.api.ts'
import { nameOfLockdown } from '../../entities/lockdown/names.ts'
import { leavingAfter, leavingByPassword, machineInWords } from './lockdown-labels.ts'
import { LockdownText } from './lockdown.styles.ts'
import { operatingSystem } from './machine.ts'
import { checkPathOf } from './proof.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'

type Lockdown = NonNullable<Sitting['lockdown']>

interface LockdownPartProps {
  readonly sitting: Sitting
  readonly groupId: string
  readonly lockdown: Lockdown
}

const downloadPage = 'https://safeexambrowser.org/download_en.html'

/** What to do where the link did nothing. */
function NothingOpened({ kind, downloadUrl }: Pick<Lockdown, 'kind'> & { downloadUrl: string | null }) {
  const browser = nameOfLockdown[kind]
  return (
    <MessageBand tone="neutral" role="status">
      {t('lockdown.opens', { browser })}
      {downloadUrl !== null && (
        <>
          {' '}
          {inParts('lockdown.opens.nothing', {
            browser,
            download: <Link href={downloadUrl}>{t('lockdown.opens.download')}</Link>,
            install: <Link href={downloadPage}>{t('lockdown.opens.install')}</Link>,
          })}
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
          {t('lockdown.open', { browser: nameOfLockdown[kind] })}
        </Button>
      </div>
      {data && <NothingOpened kind={kind} downloadUrl={data.downloadUrl} />}
    </>
  )
}

function reasonOf({ schedule }: Sitting, { kind, reviewAt }: Lockdown, format: (moment: string) => string): string {
  const browser = nameOfLockdown[kind]
  if (schedule.finishedAt !== null)
    return reviewAt === null
      ? t('lockdown.reason.finished', { browser })
      : t('lockdown.reason.finishedUntil', { browser, moment: format(reviewAt) })
  return schedule.startedAt === null
    ? t('lockdown.reason.toStart', { browser })
    : t('lockdown.reason.underWay', { browser })
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
    return <MessageBand tone="neutral">{t('lockdown.closed')}</MessageBand>
  const isTooEarly = !hasStarted && groupAssessment.state === 'upcoming'
  return (
    <>
      <MessageBand tone={isUnderWay ? 'warning' : 'neutral'} icon="lock">
        {reasonOf(sitting, lockdown, (moment) => formatDeadlineInBoth(moment, timeZone, courseTimeZone))}
      </MessageBand>
      {!hasStarted && (
        <LockdownText>
          {machineInWords(lockdown.kind, operatingSystem())}{' '}
          <Link href="/help/lockdown-browser">{t('lockdown.help')}</Link>
        </LockdownText>
      )}
      {isTooEarly && schedule.opensAt !== null && (
        <MessageBand tone="neutral">
          {t('lockdown.tooEarly', { moment: formatDeadlineInBoth(schedule.opensAt, timeZone, courseTimeZone) })}
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
        {t('lockdown.leave', { browser: nameOfLockdown[kind] })}
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
