import { fewestLearners, type AssessmentStatistics, type ProblemStatistics } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Card, DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { sittingPath, statisticsPath } from '../../entities/group/learner-row.tsx'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { formatCount } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { NotReadyBand } from '../../screen/not-ready-band.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { AttemptChoice, EmptyFifths, Fact, MeaningList, useAttempt, useStatisticsPolling } from './figures-head.tsx'
import { DifficultyByDiscrimination, FifthsPicture } from './pictures.tsx'
import {
  discriminationWords,
  fifthsWords,
  isHeldByGrading,
  noticesOf,
  nothingWords,
  percentsWords,
  pWords,
  shareWords,
  statisticsTitle,
  testedWords,
  timeWords,
  tooFewWords,
} from './statistics-words.ts'
import { TestsStatus } from './tests-status.tsx'
import { useGetStatisticsCourseQuery, useGetStatisticsHeaderQuery, useGetStatisticsQuery } from './statistics.api.ts'
import { Actions, Facts, Notices, Pictures, Quiet, Rows, Title } from './statistics.styles.ts'
import { decimals, figureWords } from '../../numbers/estimates.ts'

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
  usePageTitle(header.data && t('statistics.title.of', { name: header.data.name }))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(statistics) => (
        <Page>
          <PageHeader
            title={statisticsTitle(header.data?.name)}
            breadcrumbs={[{ label: course.data?.name ?? t('statistics.course'), href: `/courses/${groupId}` }]}
          />
          <AssessmentLinks groupId={Number(groupId)} {...params} />
          <Rows>
            <Basis statistics={statistics} />
            {polling.hasGivenUp && <NotReadyBand onAskAgain={() => polling.askAgain(fetched)} />}
            {statistics.hasRepeats && <AttemptChoice attempt={attempt} onChange={setAttempt} />}
            {statistics.finished === 0 ? (
              <EmptyState picture="done">{t('statistics.nobodyFinished')}</EmptyState>
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
  const sentences = [
    t('statistics.basis.finished', { count: finished }),
    ...(waiting > 0 ? [t('statistics.basis.waiting', { count: waiting })] : []),
    t('statistics.basis.asOf', { moment: formatMoment(at, timeZone) }),
  ]
  return <Quiet>{sentences.join(' ')}</Quiet>
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
      {statistics.total.n > 0 && <TotalFacts statistics={statistics} />}
      <NoticeList {...props} />
      <Title>{t('statistics.problems')}</Title>
      <Problems {...props} />
      <EmptyFifths shown={statistics.problems.map(({ fifths }) => fifths)} />
      <Pictures>
        <DifficultyByDiscrimination problems={statistics.problems} />
      </Pictures>
    </>
  )
}

function TotalFacts({ statistics: { total, reliability } }: { readonly statistics: AssessmentStatistics }) {
  const { mean, quartiles, n } = total
  return (
    <Facts>
      <Fact name={t('statistics.fact.median')}>
        {quartiles && n >= fewestLearners.difficulty
          ? percentsWords(quartiles[1], quartiles[0], quartiles[2])
          : tooFewWords('difficulty')}
      </Fact>
      <Fact name={t('statistics.fact.mean', { count: formatCount(total.n) })}>
        {mean ? percentsWords(mean.value, mean.low, mean.high) : tooFewWords('difficulty')}
      </Fact>
      <ReliabilityFacts reliability={reliability} />
      <ScoreHistogram bins={total.histogram} name={t('statistics.fact.histogram')} />
    </Facts>
  )
}

function ReliabilityFacts({ reliability }: Pick<AssessmentStatistics, 'reliability'>) {
  const tooFew = tooFewWords('reliability')
  const count = reliability && formatCount(reliability.n)
  return (
    <>
      <Fact name={count === null ? t('statistics.fact.reliability') : t('statistics.fact.reliability.of', { count })}>
        {reliability ? figureWords(reliability.alpha) : tooFew}
      </Fact>
      <Fact name={t('statistics.fact.standardError')}>
        {reliability
          ? t('statistics.fact.standardError.value', { percent: decimals(reliability.standardError, 1) })
          : tooFew}
      </Fact>
    </>
  )
}

function NoticeList({ groupId, groupAssessmentId, statistics }: FiguresProps) {
  const notices = noticesOf(statistics)
  const isPending = statistics.tests.state === 'pending'
  return (
    <Card>
      <Title>{t('statistics.standsOut')}</Title>
      {notices.length === 0 && !isPending && <p>{nothingWords(statistics)}</p>}
      {notices.length > 0 && (
        <Notices>
          {notices.map(({ itemKey, text }) => (
            <li key={text}>
              <Link href={problemPath({ groupId, groupAssessmentId, statistics }, itemKey)}>{text}</Link>
            </li>
          ))}
        </Notices>
      )}
      {isHeldByGrading(statistics) && (
        <Link href={`${sittingPath({ groupId, id: groupAssessmentId })}/grading`}>
          {t('statistics.standsOut.grade')}
        </Link>
      )}
      <TestsStatus isPending={isPending} doneWords={testedWords(notices.length)} />
    </Card>
  )
}

type Row = ProblemStatistics & { readonly id: number }

const columnsOf = (): readonly Column<Row>[] => [
  { key: 'name', label: t('statistics.column.problem'), render: ({ position, name }) => `${position}. ${name}` },
  { key: 'n', label: t('statistics.column.learners'), align: 'right', isLabelled: true, render: ({ n }) => n },
  {
    key: 'difficulty',
    label: t('statistics.earned'),
    isLabelled: true,
    render: ({ difficulty }) => (difficulty ? shareWords(difficulty) : tooFewWords('difficulty')),
  },
  {
    key: 'discrimination',
    label: t('statistics.discrimination'),
    isLabelled: true,
    render: discriminationWords,
  },
  {
    key: 'fifths',
    label: t('statistics.fifths'),
    isLabelled: true,
    render: ({ fifths }) => (fifths ? <Fifths fifths={fifths} /> : tooFewWords('fifths')),
  },
]

/** How long a problem took, and what tests say of it. */
const furtherColumnsOf = (): readonly Column<Row>[] => [
  {
    key: 'time',
    label: t('statistics.time'),
    isLabelled: true,
    isWideOnly: true,
    render: ({ time }) => (time ? timeWords(time) : '–'),
  },
  {
    key: 'without',
    label: t('statistics.column.alphaWithout'),
    isLabelled: true,
    isWideOnly: true,
    render: ({ alphaWithout }) => (alphaWithout === null ? '–' : decimals(alphaWithout)),
  },
  {
    key: 'variants',
    label: t('statistics.variants'),
    isLabelled: true,
    render: ({ tests }) => (tests?.fairness ? pWords(tests.fairness.q) : '–'),
  },
  {
    key: 'drawn',
    label: t('statistics.drawnValues'),
    isLabelled: true,
    render: ({ tests }) => (tests?.drawn ? pWords(tests.drawn.q) : '–'),
  },
]

function Fifths({ fifths }: { readonly fifths: NonNullable<ProblemStatistics['fifths']> }) {
  return (
    <Actions>
      <FifthsPicture fifths={fifths} />
      <Quiet as="span">{fifthsWords(fifths)}</Quiet>
    </Actions>
  )
}

function Problems({ groupId, groupAssessmentId, statistics }: FiguresProps) {
  return (
    <DataTable<Row>
      label={t('statistics.problems')}
      columns={[...columnsOf(), ...furtherColumnsOf()].filter(
        ({ key }) => key !== 'time' || statistics.problems.some(({ time }) => time),
      )}
      rows={statistics.problems.map((problem) => ({ ...problem, id: problem.itemKey }))}
      nameOf={({ position, name }) => `${position}. ${name}`}
      hrefOf={({ itemKey }) => problemPath({ groupId, groupAssessmentId, statistics }, itemKey)}
      empty={<EmptyState picture="done">{t('statistics.problems.none')}</EmptyState>}
    />
  )
}
