import type { GroupAssessment } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useNotify, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { formatMoment } from '../../dates/dates.ts'
import { useReleaseGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { BandRoom, ReleaseList } from './settings.styles.ts'

const kinds = [
  { kind: 'correctness', setting: 'correctnessRelease', label: 'whether answers are right' },
  { kind: 'scores', setting: 'scoresRelease', label: 'scores' },
  { kind: 'answers', setting: 'answersRelease', label: 'correct answers' },
  { kind: 'solutions', setting: 'solutionsRelease', label: 'worked solutions' },
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
  return (
    <li>
      {label}
      {releasedAt ? (
        ` · released ${formatMoment(releasedAt, timeZone)}`
      ) : (
        <Button size="small" disabled={isBusy} onClick={onRelease} aria-label={`Release ${label}`}>
          Release
        </Button>
      )}
    </li>
  )
}

function useRelease(groupAssessmentId: number) {
  const [release, { isLoading }] = useReleaseGroupAssessmentMutation()
  const notify = useNotify()
  async function releaseNow(wanted: Kind[]) {
    const outcome = await release({ params: { groupAssessmentId }, body: { kinds: wanted } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', 'Released')
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
              Release all
            </Button>
          )
        }
      >
        <strong>{waiting.length > 0 ? 'Waiting for you to release' : 'Released by hand'}</strong>
        <ReleaseList>
          {byHand.map(({ kind, label }) => (
            <ReleaseRow
              key={kind}
              label={label}
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
