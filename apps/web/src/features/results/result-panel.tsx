import type { LearnerResult, ProblemInstanceForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, Icon, SidePanel, StatusChip } from '@isomorph/ui'
import IconButton from '@mui/material/IconButton'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { regradesPath } from '../../entities/group/learner-row.tsx'
import { requestErrorOf, useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { AttemptPercent } from '../../statement/attempt-percent.tsx'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { shownWords } from '../../numbers/values.ts'
import { lineOfFactors } from '../../entities/points-factors/line-of-factors.ts'
import { listedName } from '../../entities/person/names.ts'
import { LearnerStanding } from './learner-standing.tsx'
import { OverrideLine } from './overrides/override-line.tsx'
import { ResponseDetails } from './response-details.tsx'
import type { Neighbours } from './results-page.tsx'
import { useGetResultQuery } from './results.api.ts'
import {
  AttemptHead,
  AttemptMoment,
  AttemptTitle,
  PanelFacts,
  PanelHead,
  PanelRows,
  PanelSkeleton,
  PanelTitle,
  Paragraph,
  SeedNote,
  StatementRoom,
  StatementSummary,
} from './results.styles.ts'

interface ResultPanelProps {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  /** Of the learner whose problem it is. */
  readonly result: LearnerResult | undefined
  readonly canReopen: boolean
  readonly canScore: boolean
  readonly neighbours: Neighbours
  readonly onOpen: (problemInstanceId: number) => void
  readonly onClose: () => void
}

/** One learner and problem: the variant, every attempt, how each answer was read and why it was marked so. */
export function ResultPanel(props: ResultPanelProps) {
  const { groupAssessmentId, problemInstanceId, result, canReopen, canScore, neighbours, onOpen, onClose } = props
  const { currentData, error, refetch } = useGetResultQuery({ params: { groupAssessmentId, problemInstanceId } })
  useArrowKeys(neighbours, onOpen)
  return (
    <SidePanel label={t('results.attempts')} onClose={onClose}>
      <PanelRows>
        <PanelHead>
          <PanelTitle>{currentData ? listedName(currentData.learner) : t('results.attempts.loading')}</PanelTitle>
          <Step
            label={t('results.attempts.previous')}
            icon="chevronLeft"
            target={neighbours.previous}
            onOpen={onOpen}
          />
          <Step label={t('results.attempts.next')} icon="chevronRight" target={neighbours.next} onOpen={onOpen} />
          <IconButton aria-label={t('shared.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </PanelHead>
        {result && (
          <LearnerStanding
            key={result.learner.id}
            groupAssessmentId={groupAssessmentId}
            result={result}
            canReopen={canReopen}
          />
        )}
        {error && !currentData && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
        {!error && !currentData && <PanelSkeleton />}
        {currentData && <Details instance={currentData} groupAssessmentId={groupAssessmentId} canScore={canScore} />}
        {currentData && canReopen && <RegradeLink {...props} />}
      </PanelRows>
    </SidePanel>
  )
}

/** From a wrong answer to the rules that it is marked by. */
function RegradeLink({ groupAssessmentId, problemInstanceId, result }: ResultPanelProps) {
  const { groupId = '' } = useParams()
  const itemKey = result?.cells.find((cell) => cell.problemInstanceId === problemInstanceId)?.itemKey
  return (
    <div>
      <Button variant="outlined" size="small" href={regradesPath(Number(groupId), groupAssessmentId, itemKey)}>
        {t('results.attempts.regrade')}
      </Button>
    </div>
  )
}

function useArrowKeys({ previous, next }: Neighbours, onOpen: (id: number) => void): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      // A dialog above the panel is about this learner.
      if (document.querySelector('.MuiDialog-root')) return
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('form,input,textarea,math-field,.math-field-early')
      )
        return
      const target = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
      if (target) onOpen(target)
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [previous, next, onOpen])
}

interface StepProps {
  readonly label: string
  readonly icon: 'chevronLeft' | 'chevronRight'
  readonly target: number | null
  readonly onOpen: (id: number) => void
}

function Step({ label, icon, target, onOpen }: StepProps) {
  return (
    <IconButton aria-label={label} disabled={target === null} onClick={() => target && onOpen(target)}>
      <Icon name={icon} />
    </IconButton>
  )
}

type Attempt = ProblemInstanceForStaff['attempts'][number]

function isWaiting({ responses }: Attempt): boolean {
  return responses.some(({ needsPerson, verdict }) => needsPerson || verdict === 'pending')
}

interface DetailsProps {
  readonly instance: ProblemInstanceForStaff
  readonly groupAssessmentId: number
  readonly canScore: boolean
}

interface AttemptDetailsProps extends Omit<DetailsProps, 'canScore'> {
  readonly attempt: Attempt
}

function AttemptDetails({ attempt, instance, groupAssessmentId }: AttemptDetailsProps) {
  const timeZone = useTimeZone()
  return (
    <section aria-label={t('results.attempt', { number: String(attempt.number) })}>
      <AttemptHead>
        <AttemptTitle>{t('results.attempt', { number: String(attempt.number) })}</AttemptTitle>
        <AttemptPercent percent={attempt.percent} isWaiting={isWaiting(attempt)} />
        {attempt.isCounting && <StatusChip tone="primary" icon="check" label={t('results.attempt.counts')} />}
        {attempt.source === 'deadline' && <StatusChip icon="clock" label={t('results.attempt.atDeadline')} />}
        <AttemptMoment>{formatMoment(attempt.receivedAt, timeZone)}</AttemptMoment>
      </AttemptHead>
      {attempt.responses.map((response) => (
        <ResponseDetails
          key={`${response.questionKey}-${response.markingNumber}`}
          response={response}
          choices={instance.choices.filter((each) => each.questionKey === response.questionKey)}
          answer={instance.answers.find((each) => each.questionKey === response.questionKey)?.latex ?? ''}
          place={{
            groupAssessmentId,
            problemInstanceId: instance.problemInstanceId,
            attemptNumber: attempt.number,
          }}
        />
      ))}
    </section>
  )
}

function Facts({ instance }: Pick<DetailsProps, 'instance'>) {
  return (
    <PanelFacts>
      <span>{instance.name}</span>
      <span>{t('results.facts.position', { position: String(instance.position) })}</span>
      <span>
        {t('results.outOf', {
          points: formatPoints(instance.earnedPoints),
          possible: nameOfPoints(instance.points),
        })}
      </span>
      {instance.pointsFactors && <span>{lineOfFactors(instance.pointsFactors)}</span>}
      <span>{t('results.facts.version', { number: String(instance.problemRevisionNumber) })}</span>
    </PanelFacts>
  )
}

/** The problem as this learner had it, folded up. */
function OwnStatement({ instance }: Pick<DetailsProps, 'instance'>) {
  return (
    <details>
      <StatementSummary>{t('results.facts.statement')}</StatementSummary>
      <StatementRoom>
        <SafeHtml html={instance.statementHtml} />
      </StatementRoom>
      <SeedNote>{shownWords(instance.shownValues)}</SeedNote>
    </details>
  )
}

function Details({ instance, groupAssessmentId, canScore }: DetailsProps) {
  return (
    <>
      <Facts instance={instance} />
      <OverrideLine
        key={instance.problemInstanceId}
        instance={instance}
        groupAssessmentId={groupAssessmentId}
        canScore={canScore}
      />
      <OwnStatement instance={instance} />
      {instance.attempts.length === 0 && <Paragraph>{t('results.attempts.none')}</Paragraph>}
      {instance.attempts.toReversed().map((attempt) => (
        <AttemptDetails
          key={attempt.number}
          attempt={attempt}
          instance={instance}
          groupAssessmentId={groupAssessmentId}
        />
      ))}
    </>
  )
}
