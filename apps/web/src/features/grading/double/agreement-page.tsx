import type { GraderSeverity, ItemAgreement, QuestionAgreement, StatisticsEstimate } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import { useParams } from 'react-router'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { formatCount } from '../../../numbers/counts.ts'
import { decimals, figureWords } from '../../../numbers/estimates.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useGetGradingHeaderQuery } from '../grading.api.ts'
import { MarkList, Quiet, Rows, Who } from '../grading.styles.ts'
import { gradingTitle, nameOfQuestion } from '../grading-words.ts'
import { adviceOf, hasEnough, progressWords, ruleWords } from './agreement-words.ts'
import { useGetAgreementQuery } from './double.api.ts'

/** How far two people who marked the same answers agree, by question. */
export function AgreementPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetGradingHeaderQuery({ params })
  const fetched = useGetAgreementQuery({ params }, { refetchOnMountOrArgChange: true })
  const path = `${sittingPath({ groupId: Number(groupId), id: params.groupAssessmentId })}/grading`
  usePageTitle(header.data && t('grading.agreement.title.of', { name: header.data.name }))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {({ questions }) => (
        <Page>
          <PageHeader
            title={t('grading.agreement.title')}
            breadcrumbs={[{ label: gradingTitle(header.data?.name), href: path }]}
          />
          {questions.length === 0 && <EmptyState picture="people">{t('grading.agreement.none')}</EmptyState>}
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
  const { itemKey, questionKey, n, meanDifference, kappa, intraclass } = question
  const advice = adviceOf(question)
  return (
    <Card>
      <Rows>
        <Who>{nameOfQuestion(question)}</Who>
        <span>{progressWords(question)}</span>
        <Quiet>{ruleWords(question)}</Quiet>
        {meanDifference !== null && (
          <span>{t('grading.agreement.apart.mean', { points: decimals(meanDifference, 1) })}</span>
        )}
        {kappa && <span>{t('grading.agreement.kappa', { figure: figureWords(kappa) })}</span>}
        {intraclass && <span>{t('grading.agreement.intraclass', { figure: figureWords(intraclass) })}</span>}
        {kappa && intraclass && <Quiet>{t('grading.agreement.figures')}</Quiet>}
        {n > 0 && !hasEnough(question) && <Quiet>{t('grading.agreement.tooFew')}</Quiet>}
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
            {t('grading.agreement.markQuestion')}
          </Button>
        </div>
      </Rows>
    </Card>
  )
}

const itemColumnsOf = (): readonly Column<ItemAgreement>[] => [
  { key: 'text', label: t('grading.agreement.items.item'), render: ({ text }) => text },
  {
    key: 'alike',
    label: t('grading.agreement.items.alike'),
    align: 'right',
    isLabelled: true,
    render: ({ alike, n }) => t('grading.agreement.items.alike.of', { alike: formatCount(alike), all: formatCount(n) }),
  },
  {
    key: 'kappa',
    label: t('grading.agreement.items.kappa'),
    align: 'right',
    isLabelled: true,
    render: ({ kappa }) => estimateWords(kappa),
  },
]

function Items({ items }: { readonly items: readonly ItemAgreement[] }) {
  if (items.length === 0) return null
  return (
    <DataTable
      label={t('grading.agreement.items')}
      isCompact
      columns={itemColumnsOf()}
      rows={items}
      nameOf={({ text }) => text}
      empty={null}
    />
  )
}

type GraderRow = GraderSeverity & { readonly id: number }

const graderColumnsOf = (): readonly Column<GraderRow>[] => [
  { key: 'grader', label: t('grading.agreement.graders.grader'), render: ({ grader }) => grader },
  {
    key: 'n',
    label: t('grading.agreement.graders.answers'),
    align: 'right',
    isLabelled: true,
    render: ({ n }) => formatCount(n),
  },
  {
    key: 'above',
    label: t('grading.agreement.graders.above'),
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
      label={t('grading.agreement.graders')}
      isCompact
      columns={graderColumnsOf()}
      rows={rows}
      nameOf={({ grader }) => grader}
      empty={null}
    />
  )
}
