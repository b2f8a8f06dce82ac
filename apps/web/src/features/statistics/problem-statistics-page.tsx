import type { ProblemStatistics } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { regradesPath, statisticsPath } from '../../entities/group/learner-row.tsx'
import { useIsAllowed } from '../../data/index.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { NotReadyBand } from '../../screen/not-ready-band.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import {
  EmptyFifths,
  Fact,
  MeaningList,
  useAttempt,
  useStatisticsPolling,
  type StatisticsPlace,
} from './figures-head.tsx'
import { FifthsPicture } from './pictures.tsx'
import { QuestionCard } from './question-card.tsx'
import {
  discriminationWords,
  fifthsWords,
  shareWords,
  statisticsTitle,
  timeWords,
  tooFewWords,
} from './statistics-words.ts'
import { Variants, type StatisticsOfProblem } from './variants-table.tsx'
import {
  useGetProblemStatisticsQuery,
  useGetStatisticsCourseQuery,
  useGetStatisticsHeaderQuery,
} from './statistics.api.ts'
import { Facts, Quiet, Rows, Title } from './statistics.styles.ts'

function useProblemStatisticsPage(place: StatisticsPlace, itemKey: number) {
  const params = { groupAssessmentId: place.groupAssessmentId }
  const [attempt] = useAttempt()
  const polling = useStatisticsPolling()
  const header = useGetStatisticsHeaderQuery({ params })
  const course = useGetStatisticsCourseQuery({ params: { groupId: place.groupId } })
  const canScore = useIsAllowed('GroupAssessmentManuallyScore', { entity: course.data })
  const canRegrade = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const fetched = useGetProblemStatisticsQuery({ params: { ...params, itemKey }, query: { attempt } }, polling.options)
  polling.follow(fetched, fetched.data?.tests.state === 'pending')
  const problem = fetched.data?.problem
  usePageTitle(problem && statisticsTitle(problem.name))
  const breadcrumbs = [
    { label: course.data?.name ?? t('statistics.course'), href: `/courses/${place.groupId}` },
    {
      label: statisticsTitle(header.data?.name),
      href: statisticsPath(place.groupId, place.groupAssessmentId),
    },
  ]
  return { fetched, polling, canScore, canRegrade, breadcrumbs }
}

/** One problem: its questions with their wrong answers, its variants, and what can be done about them. */
export function ProblemStatisticsPage() {
  const { groupId = '', groupAssessmentId = '', itemKey = '' } = useParams()
  const place: StatisticsPlace = { groupId: Number(groupId), groupAssessmentId: Number(groupAssessmentId) }
  const { fetched, polling, canScore, canRegrade, breadcrumbs } = useProblemStatisticsPage(place, Number(itemKey))
  return (
    <DetailGuard fetched={fetched} fallback={statisticsPath(place.groupId, place.groupAssessmentId)}>
      {(statistics) => (
        <Page>
          <PageHeader
            title={`${statistics.problem.position}. ${statistics.problem.name}`}
            breadcrumbs={breadcrumbs}
            actions={
              canRegrade && (
                <Button variant="outlined" href={regradesPath(place.groupId, place.groupAssessmentId, Number(itemKey))}>
                  {t('statistics.regrade')}
                </Button>
              )
            }
          />
          <AssessmentLinks {...place} />
          {polling.hasGivenUp && <NotReadyBand onAskAgain={() => polling.askAgain(fetched)} />}
          <ProblemFigures place={place} statistics={statistics} canScore={canScore} />
        </Page>
      )}
    </DetailGuard>
  )
}

interface ProblemFiguresProps {
  readonly place: StatisticsPlace
  readonly statistics: StatisticsOfProblem
  readonly canScore: boolean
}

function ProblemFigures({ place, statistics, canScore }: ProblemFiguresProps) {
  const { problem, questions } = statistics
  return (
    <Rows>
      <ProblemFacts problem={problem} />
      <Title>{t('statistics.questions')}</Title>
      {questions.map((question) => (
        <QuestionCard
          key={question.questionKey}
          place={place}
          itemKey={problem.itemKey}
          question={question}
          canScore={canScore}
        />
      ))}
      <Title>{t('statistics.variants')}</Title>
      <Variants place={place} statistics={statistics} />
      <MeaningList />
    </Rows>
  )
}

function ProblemFacts({ problem }: { readonly problem: ProblemStatistics }) {
  const { difficulty, fifths, n, time } = problem
  return (
    <Facts>
      <Fact name={t('statistics.fact.earned', { count: n })}>
        {difficulty ? shareWords(difficulty) : tooFewWords('difficulty')}
      </Fact>
      <Fact name={t('statistics.fact.discrimination')}>{discriminationWords(problem)}</Fact>
      {time && <Fact name={t('statistics.fact.time', { count: time.n })}>{timeWords(time)}</Fact>}
      {fifths && (
        <div>
          <FifthsPicture fifths={fifths} />
          <Quiet>{t('statistics.fact.fifths', { shares: fifthsWords(fifths) })}</Quiet>
          <EmptyFifths shown={[fifths]} />
        </div>
      )}
    </Facts>
  )
}
