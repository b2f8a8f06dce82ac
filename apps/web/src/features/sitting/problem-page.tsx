import type { ProblemInstance } from '@isomorph/contract'
import { Button, Card, color, ErrorPanel, fontSize, MessageBand, SkeletonBar } from '@isomorph/ui'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { requestErrorOf, useUserInfo } from '../../data/index.ts'
import { notInTheirPlace } from '../../session/impersonation.ts'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { StatementView } from '../../statement/statement-view.tsx'
import { answersOfLastAttempt, markOf, valueOf, withAnswer } from './answer-state.ts'
import { AttemptList } from './attempt-list.tsx'
import { ConflictBand } from './conflict-band.tsx'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { QuestionField } from './question-field.tsx'
import { useSitting } from './sitting-context.ts'
import { useGetProblemInstanceQuery } from './sitting.api.ts'
import { SubmitBar } from './submit-bar.tsx'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { useSubmission, type Submission } from './use-submission.ts'

/** One calm page for one problem. */
export function ProblemPage() {
  const { problemInstanceId = '' } = useParams()
  const { sitting } = useSitting()
  const params = { groupAssessmentId: sitting.groupAssessment.id, problemInstanceId: Number(problemInstanceId) }
  const { currentData, error, refetch } = useGetProblemInstanceQuery({ params }, { refetchOnMountOrArgChange: true })
  if (error && !currentData) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!currentData) return <ProblemSkeleton />
  return <Problem key={currentData.problemInstanceId} instance={currentData} />
}

function ProblemSkeleton() {
  return (
    <Card role="status" aria-label="Loading the problem">
      {['40%', '95%', '88%', '60%', '30%'].map((width) => (
        <SkeletonBar key={width} style={{ width, height: 18, marginBottom: 16 }} />
      ))}
    </Card>
  )
}

function Problem({ instance }: { instance: ProblemInstance }) {
  const { id: userId = 0, isImpersonated = false } = useUserInfo() ?? {}
  const { sitting, onFlushable, onSchedule, onSaveState } = useSitting()
  const groupAssessmentId = sitting.groupAssessment.id
  const [keeper, kept] = useDraftKeeper({ userId, isImpersonated, groupAssessmentId, instance, onSchedule })
  const submission = useSubmission({ userId, groupAssessmentId, instance, keeper })
  const isTouched = instance.draft !== null || kept.answers.length > 0 || kept.state !== 'saved'
  const typed = isTouched ? kept.answers : answersOfLastAttempt(instance.attempts)
  const answers = submission.submitted ?? typed
  const closedReason = instance.closedReason ?? kept.reason ?? (isImpersonated ? notInTheirPlace : null)
  const isReadOnly = closedReason !== null

  useEffect(() => {
    onFlushable(keeper.flush)
    return () => onFlushable(null)
  }, [onFlushable, keeper])
  useEffect(() => onSchedule(instance.schedule), [instance.schedule, onSchedule])
  useEffect(() => {
    onSaveState(isReadOnly ? null : { state: kept.state, savedAt: kept.savedAt })
    return () => onSaveState(null)
  }, [isReadOnly, kept.state, kept.savedAt, onSaveState])

  const change = (questionKey: number, value: string) => {
    submission.forgetError()
    if (value !== valueOf(answers, questionKey)) keeper.edit(withAnswer(answers, questionKey, value))
  }
  const fields = new Map(
    instance.answerFields.map((field, index) => {
      const value = valueOf(answers, field.questionKey)
      return [
        field.questionKey,
        <QuestionField
          key={field.questionKey}
          field={field}
          letter={instance.answerFields.length > 1 ? String.fromCodePoint(97 + index) : null}
          value={value}
          mark={markOf(instance.attempts, field.questionKey, value)}
          problem={submission.unreadable.get(field.questionKey) ?? null}
          isReadOnly={isReadOnly}
          isLocked={submission.submitted !== null}
          answerLatex={instance.answers?.find((answer) => answer.questionKey === field.questionKey)?.latex ?? null}
          onChange={(next) => change(field.questionKey, next)}
        />,
      ]
    }),
  )
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 }}>
      <Card>
        <Heading instance={instance} />
        {kept.state === 'conflict' && kept.theirs && <ConflictBand theirs={kept.theirs} keeper={keeper} />}
        <StatementView html={instance.statementHtml} fields={fields} />
        {closedReason === null ? (
          <SubmitBar
            instance={instance}
            answers={answers}
            submission={submission}
            onSubmit={() => void submission.submit(answers)}
          />
        ) : (
          <Closed reason={closedReason} submission={submission} />
        )}
      </Card>
      {instance.solutionHtml && <Solution html={instance.solutionHtml} />}
      <AttemptList instance={instance} />
    </div>
  )
}

/** Nothing more can be submitted; what was, and came too late, is still here to be shown to somebody. */
function Closed({ reason, submission }: { reason: string; submission: Submission }) {
  const { error, takeBack } = submission
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <MessageBand tone="neutral" icon="lock">
        {reason}
      </MessageBand>
      {error && (
        <MessageBand tone="error" role="alert" action={<Button onClick={takeBack}>Understood</Button>}>
          What you had submitted without a connection was not taken: {error.detail}
        </MessageBand>
      )}
    </div>
  )
}

function Heading({ instance }: { instance: ProblemInstance }) {
  const earned = instance.earnedPoints
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', marginBottom: 16 }}>
      <h2 style={{ fontSize: fontSize.h3, margin: 0 }}>
        {instance.position}. {instance.name}
      </h2>
      <span style={{ marginLeft: 'auto', color: color.textSecond, fontSize: fontSize.table }}>
        {earned === null
          ? nameOfPoints(instance.points)
          : `${formatPoints(earned)} of ${nameOfPoints(instance.points)}`}
      </span>
    </div>
  )
}

function Solution({ html }: { html: string }) {
  return (
    <Card aria-label="Solution">
      <h2 style={{ fontSize: fontSize.h3, margin: '0 0 12px' }}>Solution with your numbers</h2>
      <SafeHtml html={html} />
    </Card>
  )
}
