import { fewestLearners, type AssessmentStatistics, type ProblemStatistics } from '@isomorph/contract'
import { Card, DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { statisticsPath } from '../../entities/group/learner-row.tsx'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { counted } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { NotReadyBand } from '../../screen/not-ready-band.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { AttemptChoice, Fact, MeaningList, useAttempt, useStatisticsPolling } from './figures-head.tsx'
import { DifficultyByDiscrimination, FifthsPicture } from './pictures.tsx'
import { noticesOf, percentWords, pWords, shareWords, testedAnew, timeWords } from './statistics-words.ts'
import { useGetStatisticsCourseQuery, useGetStatisticsHeaderQuery, useGetStatisticsQuery } from './statistics.api.ts'
import { Actions, Facts, Notices, Pictures, Quiet, Rows, Title } from './statistics.styles.ts'
import { figureWords } from '../../numbers/estimates.ts'

/** What the work says of an assessment: totals, reliability and each problem. */
export function StatisticsPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const [attempt, setAttempt] = useAttempt()
  const polling = useStatisticsPolling()
  const header = useGetStatisticsHeaderQuery({ params })
  const course = useGetStatisticsCourseQuery({ params: { groupId: Number(groupId) } })
  const fetched = useGetStatisticsQuery({ params, query: { attempt } }, polling.options)
  polling.follow(fetched, fetched.data?.tests.state === 'pending')
  usePageTitle(header.data && `Statistics of ${header.data.name}`)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(statistics) => (
        <Page>
          <PageHeader
            title={`Statistics of ${header.data?.name ?? 'the assessment'}`}
            breadcrumbs={[{ label: course.data?.name ?? 'Course', href: `/courses/${groupId}` }]}
          />
          <AssessmentLinks groupId={Number(groupId)} {...params} />
          <Rows>
            <Basis statistics={statistics} />
            {polling.hasGivenUp && <NotReadyBand onAskAgain={() => polling.askAgain(fetched)} />}
            {statistics.hasRepeats && <AttemptChoice attempt={attempt} onChange={setAttempt} />}
            {statistics.finished === 0 ? (
              <EmptyState picture="done">
                Nobody has finished yet. Learners count once they have finished, or have answered every problem of a
                homework.
              </EmptyState>
            ) : (
              <Figures groupId={Number(groupId)} {...params} statistics={statistics} />
            )}
            <MeaningList />
          </Rows>
        </Page>
      )}
    </DetailGuard>
  )
}

/** Whom the figures are about, and as of when. */
function Basis({ statistics }: { readonly statistics: AssessmentStatistics }) {
  const timeZone = useTimeZone()
  const { finished, waiting, at } = statistics
  return (
    <Quiet>
      {counted(finished, 'learner has', 'learners have')} finished. Penalties and bonus problems are left out of totals.
      {waiting > 0 &&
        ` ${counted(waiting, 'learner waits', 'learners wait')} for grading and ${waiting === 1 ? 'has' : 'have'} no total yet.`}{' '}
      As of {formatMoment(at, timeZone)}.
    </Quiet>
  )
}

interface FiguresProps {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly statistics: AssessmentStatistics
}

/** The page of one problem, about the same attempts. */
function problemPath({ groupId, groupAssessmentId, statistics }: FiguresProps, itemKey: number): string {
  const path = statisticsPath(groupId, groupAssessmentId, itemKey)
  return statistics.attempt === 'first' ? `${path}?attempt=first` : path
}

function Figures(props: FiguresProps) {
  const { statistics } = props
  return (
    <>
      <TotalFacts statistics={statistics} />
      <NoticeList {...props} />
      <Title>Problems</Title>
      <Problems {...props} />
      <Pictures>
        <DifficultyByDiscrimination problems={statistics.problems} />
      </Pictures>
    </>
  )
}

function TotalFacts({ statistics: { total, reliability } }: { readonly statistics: AssessmentStatistics }) {
  const { mean, quartiles } = total
  return (
    <Facts>
      <Fact name="median (half of the learners between)">
        {quartiles ? `${Math.round(quartiles[1])} % (${Math.round(quartiles[0])}–${Math.round(quartiles[2])} %)` : '–'}
      </Fact>
      <Fact name={`mean of ${total.n}`}>
        {mean ? `${Math.round(mean.value)} % (${Math.round(mean.low)}–${Math.round(mean.high)} %)` : 'too few'}
      </Fact>
      <Fact name={reliability ? `reliability (alpha) of ${reliability.n}` : 'reliability (alpha)'}>
        {reliability ? figureWords(reliability.alpha) : 'too few'}
      </Fact>
      <Fact name="standard error of a total">
        {reliability ? `±${reliability.standardError.toFixed(1)} %` : 'too few'}
      </Fact>
      <ScoreHistogram bins={total.histogram} name="Totals from 0 to 100 %" />
    </Facts>
  )
}

function NoticeList({ groupId, groupAssessmentId, statistics }: FiguresProps) {
  const notices = noticesOf(statistics)
  const isPending = statistics.tests.state === 'pending'
  return (
    <Card>
      <Title>What stands out</Title>
      {notices.length === 0 ? (
        <p>Nothing stands out in the work of {counted(statistics.finished, 'learner', 'learners')}.</p>
      ) : (
        <Notices>
          {notices.map(({ itemKey, text }) => (
            <li key={text}>
              <Link href={problemPath({ groupId, groupAssessmentId, statistics }, itemKey)}>{text}</Link>
            </li>
          ))}
        </Notices>
      )}
      <Quiet role="status">{isPending && testedAnew}</Quiet>
    </Card>
  )
}

type Row = ProblemStatistics & { readonly id: number }

const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Problem', render: ({ position, name }) => `${position}. ${name}` },
  { key: 'n', label: 'Learners', align: 'right', isLabelled: true, render: ({ n }) => n },
  {
    key: 'difficulty',
    label: 'Earned',
    isLabelled: true,
    render: ({ difficulty }) => (difficulty ? shareWords(difficulty) : 'too few'),
  },
  {
    key: 'discrimination',
    label: 'Correlation with other problems',
    isLabelled: true,
    render: ({ discrimination, n }) =>
      discrimination ? figureWords(discrimination) : n < fewestLearners.discrimination ? 'too few' : 'not known',
  },
  {
    key: 'fifths',
    label: 'Fifths',
    isLabelled: true,
    render: ({ fifths }) => (fifths ? <Fifths fifths={fifths} /> : 'too few'),
  },
  {
    key: 'time',
    label: 'Time',
    isLabelled: true,
    isWideOnly: true,
    render: ({ time }) => (time ? timeWords(time) : '–'),
  },
  {
    key: 'without',
    label: 'Alpha without it',
    isLabelled: true,
    isWideOnly: true,
    render: ({ alphaWithout }) => alphaWithout?.toFixed(2) ?? '–',
  },
  {
    key: 'variants',
    label: 'Variants',
    isLabelled: true,
    render: ({ tests }) => (tests?.fairness ? pWords(tests.fairness.q) : '–'),
  },
  {
    key: 'drawn',
    label: 'Drawn values',
    isLabelled: true,
    render: ({ tests }) => (tests?.drawn ? pWords(tests.drawn.q) : '–'),
  },
]

function Fifths({ fifths }: { readonly fifths: NonNullable<ProblemStatistics['fifths']> }) {
  return (
    <Actions>
      <FifthsPicture fifths={fifths} />
      <Quiet as="span">{fifths.map(({ mean }) => (mean === null ? '–' : percentWords(mean))).join(' · ')}</Quiet>
    </Actions>
  )
}

function Problems({ groupId, groupAssessmentId, statistics }: FiguresProps) {
  return (
    <DataTable<Row>
      label="Problems"
      columns={columns.filter(({ key }) => key !== 'time' || statistics.problems.some(({ time }) => time))}
      rows={statistics.problems.map((problem) => ({ ...problem, id: problem.itemKey }))}
      nameOf={({ position, name }) => `${position}. ${name}`}
      hrefOf={({ itemKey }) => problemPath({ groupId, groupAssessmentId, statistics }, itemKey)}
      empty={<EmptyState picture="done">No problem counts.</EmptyState>}
    />
  )
}
