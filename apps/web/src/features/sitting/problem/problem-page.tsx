import type { ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Card, SkeletonBar, VisuallyHidden } from '@isomorph/ui'
import { Suspense, useRef, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { lazyPart, withTexts } from '../../../screen/load-screen.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { StatementView } from '../../../statement/statement-view.tsx'
import { letterOf, markOf, valueOf } from './answer-state.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { stillToBeMarked } from '../../../numbers/still-to-be-marked.ts'
import { QuestionField } from './fields/question-field.tsx'
import { RefusalPanel } from '../refusals/refusal-panel.tsx'
import { useSitting } from '../assessment/sitting-context.ts'
import { useGetProblemInstanceQuery } from '../sitting.api.ts'
import {
  PointsAtEnd,
  ProblemHead,
  ProblemParts,
  ProblemTitle,
  SkeletonLines,
  SolutionTitle,
} from './problem-page.styles.ts'
import { ProblemSteps } from './problem-steps.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { partsOfOutcome, useOutcome } from './outcome/use-outcome.ts'
import { useProblemWork, useReportToFrame, type ProblemWork } from './use-problem-work.ts'

// Not needed to read the problem.
const loadAttemptList = withTexts(async () => (await import('./attempt-list.tsx')).AttemptList, ['sitting-later'])
const loadClosedBar = withTexts(
  async () => (await import('./closed-bar.tsx')).ClosedBar,
  ['refusals', 'sitting-later', 'sitting-refusals'],
)
const loadConflictBand = withTexts(
  async () => (await import('../drafts/conflict-band.tsx')).ConflictBand,
  ['sitting-later'],
)
const SectionBand = lazyPart(async () => (await import('../assessment/section-band.tsx')).SectionBand)
const AttemptList = lazyPart(loadAttemptList)
const ClosedBar = lazyPart(loadClosedBar)
const ConflictBand = lazyPart(loadConflictBand)
const CorrectionBand = lazyPart(async () => (await import('../correction-band.tsx')).CorrectionBand, ['sitting-later'])
const PointsAccount = lazyPart(async () => (await import('./points-account.tsx')).PointsAccount, ['points-factors'])
const SetByHandBand = lazyPart(async () => (await import('../set-by-hand-band.tsx')).SetByHandBand, ['sitting-later'])

/** One calm page for one problem. */
export function ProblemPage() {
  const { problemInstanceId = '' } = useParams()
  const { sitting } = useSitting()
  const params = { groupAssessmentId: sitting.groupAssessment.id, problemInstanceId: Number(problemInstanceId) }
  const { currentData, error, refetch } = useGetProblemInstanceQuery({ params }, { refetchOnMountOrArgChange: true })
  if (error && !currentData) return <RefusalPanel error={error} onRetry={() => void refetch()} />
  if (!currentData) return <ProblemSkeleton />
  return <Problem key={currentData.problemInstanceId} instance={currentData} />
}

function ProblemSkeleton() {
  return (
    <SkeletonLines role="status" aria-label={t('sitting.problem.loading')}>
      <SkeletonBar />
      <SkeletonBar />
      <SkeletonBar />
      <SkeletonBar />
      <SkeletonBar />
    </SkeletonLines>
  )
}

/** The fields that the statement has places for, by question. */
function fieldsOf(instance: ProblemInstance, { answers, submission, closedReason, change }: ProblemWork) {
  const { answerFields, attempts } = instance
  return new Map<number, ReactNode>(
    answerFields.map((field, index) => {
      const { questionKey } = field
      const value = valueOf(answers, questionKey)
      return [
        questionKey,
        <QuestionField
          key={questionKey}
          field={field}
          letter={answerFields.length > 1 ? letterOf(index) : null}
          value={value}
          mark={markOf(attempts, questionKey, value)}
          problem={submission.unreadable.get(questionKey) ?? null}
          isReadOnly={closedReason !== null}
          isLocked={submission.submitted !== null}
          answerLatex={instance.answers?.find((answer) => answer.questionKey === questionKey)?.latex ?? null}
          onChange={(next) => change(questionKey, next)}
        />,
      ]
    }),
  )
}

/** What a learner has to know before the statement. */
function Bands({ instance, work }: { instance: ProblemInstance; work: ProblemWork }) {
  const { closedReason, sync, draft } = work
  return (
    <Suspense fallback={null}>
      {closedReason === null && draft.state === 'conflict' && draft.theirs && (
        <ConflictBand fields={instance.answerFields} mine={draft.answers} theirs={draft.theirs} sync={sync} />
      )}
      {instance.correction && <CorrectionBand correction={instance.correction} />}
      {instance.setByHand && <SetByHandBand setByHand={instance.setByHand} points={instance.earnedPoints} />}
    </Suspense>
  )
}

/** The section that the problem stands in, with what is said of it. */
function Section({ instance }: { instance: ProblemInstance }) {
  const section = useSection(instance)
  return (
    section && (
      <Suspense fallback={null}>
        <SectionBand section={section} />
      </Suspense>
    )
  )
}

/** Submits the answers, or says why nothing can be submitted any more. */
function Bar({ instance, work }: { instance: ProblemInstance; work: ProblemWork }) {
  const { answers, closedReason, submission } = work
  if (closedReason !== null)
    return (
      <Suspense fallback={null}>
        <ClosedBar instance={instance} work={work} />
      </Suspense>
    )
  return (
    <SubmitBar
      instance={instance}
      answers={answers}
      submission={submission}
      onSubmit={() => void submission.submit(answers)}
    />
  )
}

function Problem({ instance }: { instance: ProblemInstance }) {
  const work = useProblemWork(instance)
  useReportToFrame(instance, work)
  useFetchAhead(loadAttemptList, loadClosedBar, loadConflictBand, ...partsOfOutcome)
  const page = useRef<HTMLDivElement>(null)
  const outcome = useOutcome(instance, page)
  return (
    <ProblemParts ref={page}>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      <Section instance={instance} />
      <Card>
        <Heading instance={instance} />
        <Bands instance={instance} work={work} />
        {instance.pointsFactors && (
          <Suspense fallback={null}>
            <PointsAccount factors={instance.pointsFactors} />
          </Suspense>
        )}
        <StatementView html={instance.statementHtml} fields={fieldsOf(instance, work)} />
        <Bar instance={instance} work={work} />
      </Card>
      <ProblemSteps />
      {instance.solutionHtml && <Solution html={instance.solutionHtml} />}
      {instance.attempts.length > 0 && (
        <Suspense fallback={null}>
          <AttemptList instance={instance} />
        </Suspense>
      )}
    </ProblemParts>
  )
}

/** The section that a problem stands in. */
function useSection({ problemInstanceId }: ProblemInstance) {
  const { sections, problems } = useSitting().sitting
  const entry = problems.find((problem) => problem.problemInstanceId === problemInstanceId)
  return sections.find(({ sectionKey }) => sectionKey === entry?.sectionKey)
}

function Heading({ instance }: { instance: ProblemInstance }) {
  const earned = instance.earnedPoints
  const points = nameOfPoints(instance.points)
  const shown =
    earned === null
      ? points
      : `${t('sitting.pointsOf', { earned: formatPoints(earned), points })}${stillToBeMarked(instance.pending)}`
  return (
    <ProblemHead>
      <ProblemTitle>
        {instance.name === ''
          ? t('sitting.problem', { position: String(instance.position) })
          : `${instance.position}. ${instance.name}`}
      </ProblemTitle>
      <PointsAtEnd>{instance.isBonus ? t('sitting.problem.bonus', { points: shown }) : shown}</PointsAtEnd>
    </ProblemHead>
  )
}

function Solution({ html }: { html: string }) {
  return (
    <Card aria-label={t('sitting.solution')}>
      <SolutionTitle>{t('sitting.solution.title')}</SolutionTitle>
      <SafeHtml html={html} />
    </Card>
  )
}
