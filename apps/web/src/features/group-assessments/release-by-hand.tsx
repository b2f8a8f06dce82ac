import type { GroupAssessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useNotify, useTimeZone } from '../../data/hooks.ts'
import { formatMoment } from '../../dates/dates.ts'
import { useReleaseGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { BandRoom, ReleaseList } from './settings.styles.ts'

const kinds = [
  { kind: 'correctness', setting: 'correctnessRelease', label: 'group-assessments.release.correctness' },
  { kind: 'scores', setting: 'scoresRelease', label: 'group-assessments.release.scores' },
  { kind: 'answers', setting: 'answersRelease', label: 'group-assessments.release.answers' },
  { kind: 'solutions', setting: 'solutionsRelease', label: 'group-assessments.release.solutions' },
] as const

type Kind = (typeof kinds)[number]['kind']

interface ReleaseRowProps {
  readonly label: string
  readonly releasedAt: string | null
  readonly isBusy: boolean
  readonly onRelease: () => void
}

function ReleaseRow({ label, releasedAt, isBusy, onRelease }: ReleaseRowProps) {
  const timeZone = useTimeZone()
  if (releasedAt !== null) {
    const moment = formatMoment(releasedAt, timeZone)
    return <li>{t('group-assessments.release.released', { what: label, moment })}</li>
  }
  return (
    <li>
      {label}
      <Button
        size="small"
        disabled={isBusy}
        onClick={onRelease}
        aria-label={t('group-assessments.release.release.of', { what: label })}
      >
        {t('group-assessments.release.release')}
      </Button>
    </li>
  )
}

function useRelease(groupAssessmentId: number) {
  const [release, { isLoading }] = useReleaseGroupAssessmentMutation()
  const notify = useNotify()
  async function releaseNow(wanted: Kind[]) {
    const outcome = await release({ params: { groupAssessmentId }, body: { kinds: wanted } })
    if (outcome.error) notify('ERROR', courseRefusalOf(outcome.error).detail)
    else notify('SUCCESS', t('group-assessments.release.done'))
  }
  return { releaseNow, isLoading }
}

/** What waits to be released by hand, with the button that does it; what has been, and when. */
export function ReleaseByHand({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const { releaseNow, isLoading } = useRelease(groupAssessment.id)
  const byHand = kinds.filter(({ setting }) => groupAssessment.settings[setting] === 'byHand')
  if (byHand.length === 0) return null
  const waiting = byHand.filter(({ kind }) => groupAssessment.releasedAt[kind] === null)
  return (
    <BandRoom>
      <MessageBand
        tone={waiting.length > 0 ? 'primary' : 'success'}
        icon="eye"
        action={
          waiting.length > 1 && (
            <Button
              variant="outlined"
              disabled={isLoading}
              onClick={() => void releaseNow(waiting.map(({ kind }) => kind))}
            >
              {t('group-assessments.release.all')}
            </Button>
          )
        }
      >
        <strong>
          {waiting.length > 0 ? t('group-assessments.release.waiting') : t('group-assessments.release.allDone')}
        </strong>
        <ReleaseList>
          {byHand.map(({ kind, label }) => (
            <ReleaseRow
              key={kind}
              label={t(label)}
              releasedAt={groupAssessment.releasedAt[kind]}
              isBusy={isLoading}
              onRelease={() => void releaseNow([kind])}
            />
          ))}
        </ReleaseList>
      </MessageBand>
    </BandRoom>
  )
}
