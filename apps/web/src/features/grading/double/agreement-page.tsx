import type { GraderSeverity, ItemAgreement, QuestionAgreement, StatisticsEstimate } from '@isomorph/contract'
import { Button, Card, DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import { useParams } from 'react-router'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { formatCount } from '../../../numbers/counts.ts'
import { decimals, figureWords } from '../../../numbers/estimates.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useGetGradingHeaderQuery } from '../grading.api.ts'
import { MarkList, Quiet, Rows, Who } from '../grading.styles.ts'
import { adviceOf, hasEnough, progressWords, ruleWords } from './agreement-words.ts'
import { useGetAgreementQuery } from './double.api.ts'

/** How far two people who marked the same answers agree, by question. */
export function AgreementPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetGradingHeaderQuery({ params })
  const fetched = useGetAgreementQuery({ params }, { refetchOnMountOrArgChange: true })
  const path = `${sittingPath({ groupId: Number(groupId), id: params.groupAssessmentId })}/grading`
  usePageTitle(header.data && `Agreement in ${header.data.name}`)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {({ questions }) => (
        <Page>
          <PageHeader
            title="Agreement of graders"
            breadcrumbs={[{ label: `Grading ${header.data?.name ?? ''}`, href: path }]}
          />
          {questions.length === 0 && (
            <EmptyState picture="people">
              No question is marked by two people. On the page for grading, choose “Marking by two people” at a
              question.
            </EmptyState>
          )}
          <Rows>
            {questions.map((question) => (
              <Question key={`${question.itemKey}/${question.questionKey}`} question={question} path={path} />
            ))}
          </Rows>
        </Page>
      )}
    </DetailGuard>
  )
}

/** A figure, or why there is none. */
function estimateWords(estimate: StatisticsEstimate | null, digits = 2): string {
  return estimate ? figureWords(estimate, digits) : '–'
}

function Question({ question, path }: { readonly question: QuestionAgreement; readonly path: string }) {
  const { itemKey, questionKey, position, problemName, n, meanDifference, kappa, intraclass } = question
  const advice = adviceOf(question)
  return (
    <Card>
      <Rows>
        <Who>{`${position}. ${problemName}, question ${questionKey}`}</Who>
        <span>{progressWords(question)}</span>
        <Quiet>{ruleWords(question)}</Quiet>
        {meanDifference !== null && (
          <span>The marks are {decimals(meanDifference, 1)} percent points apart on average.</span>
        )}
        {kappa && <span>Kappa with quadratic weights: {figureWords(kappa)}</span>}
        {intraclass && <span>Intraclass correlation: {figureWords(intraclass)}</span>}
        {n > 0 && !hasEnough(question) && <Quiet>These are too few answers to say how well people agree.</Quiet>}
        {advice.length > 0 && (
          <MarkList>
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </MarkList>
        )}
        <Items items={question.items} />
        <Graders graders={question.graders} />
        <div>
          <Button size="small" variant="outlined" href={`${path}/${itemKey}/${questionKey}`}>
            Mark this question
          </Button>
        </div>
      </Rows>
    </Card>
  )
}

const itemColumns: readonly Column<ItemAgreement>[] = [
  { key: 'text', label: 'Item of the rubric', render: ({ text }) => text },
  {
    key: 'alike',
    label: 'Chosen alike',
    align: 'right',
    isLabelled: true,
    render: ({ alike, n }) => `${formatCount(alike)} of ${formatCount(n)}`,
  },
  { key: 'kappa', label: 'Kappa', align: 'right', isLabelled: true, render: ({ kappa }) => estimateWords(kappa) },
]

function Items({ items }: { readonly items: readonly ItemAgreement[] }) {
  if (items.length === 0) return null
  return (
    <DataTable label="Items" isCompact columns={itemColumns} rows={items} nameOf={({ text }) => text} empty={null} />
  )
}

type GraderRow = GraderSeverity & { readonly id: number }

const graderColumns: readonly Column<GraderRow>[] = [
  { key: 'grader', label: 'Grader', render: ({ grader }) => grader },
  { key: 'n', label: 'Answers', align: 'right', isLabelled: true, render: ({ n }) => formatCount(n) },
  {
    key: 'above',
    label: 'Above the other person',
    align: 'right',
    isLabelled: true,
    render: ({ above }) => estimateWords(above, 1),
  },
]

function Graders({ graders }: { readonly graders: readonly GraderSeverity[] }) {
  if (graders.length === 0) return null
  const rows = graders.map((grader, id) => ({ ...grader, id }))
  return (
    <DataTable
      label="Graders"
      isCompact
      columns={graderColumns}
      rows={rows}
      nameOf={({ grader }) => grader}
      empty={null}
    />
  )
}
