import type { Override, resultCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, DataTable, EmptyState, Page, PageHeader, StatusChip, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { useIsAllowed, type AnswerOf } from '../../data/index.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { inParts } from '../../messages/in-parts.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { formatCount } from '../../numbers/counts.ts'
import { overrideKindNames, setsPoints } from './overrides/override-words.ts'
import { listedName } from '../../entities/person/names.ts'
import { useGetResultsCourseQuery, useGetResultsHeaderQuery, useGetScoresQuery } from './results.api.ts'
import { ScoreButtons } from './results.styles.ts'
import { statusKeys } from './status-keys.ts'
import { useScoresFile } from './use-scores-file.ts'

type Score = AnswerOf<typeof resultCalls.getScores>[number] & { id: number }

function totalWords(override: Override, points: number): string {
  return setsPoints(override)
    ? t('results.scores.wasPoints', { points: formatPoints(points) })
    : t(overrideKindNames[override.kind])
}

const columnsOf = (): readonly Column<Score>[] => [
  { key: 'name', label: t('results.learner'), render: ({ learner }) => listedName(learner) },
  { key: 'status', label: t('results.scores.status'), render: ({ status }) => t(statusKeys[status]) },
  {
    key: 'points',
    label: t('results.scores.points'),
    align: 'right',
    // Work of whoever is excused stays, and counts in no total.
    render: ({ status, points, overridePoints }) =>
      status === 'Excused' ? '–' : formatPoints(overridePoints ?? points),
  },
  {
    key: 'remarks',
    label: t('results.scores.remarks'),
    isWideOnly: true,
    render: ({ pending, toGrade, daysLate, override, points, problemsSetByHand }) => (
      <ScoreButtons>
        {toGrade + pending > 0 && (
          <StatusChip
            tone="primary"
            icon="person"
            label={t('results.scores.toGrade', { count: formatCount(toGrade || pending) })}
          />
        )}
        {daysLate > 0 && (
          <StatusChip
            tone="warning"
            icon="clock"
            label={t('results.scores.daysLate', { days: formatCount(daysLate) })}
          />
        )}
        {override && <StatusChip icon="edit" label={totalWords(override, points)} />}
        {problemsSetByHand > 0 && (
          <StatusChip icon="edit" label={t('results.scores.problemsByHand', { count: problemsSetByHand })} />
        )}
      </ScoreButtons>
    ),
  },
]

function OutOf({ points }: { points: number }) {
  return inParts('results.scores.outOf', {
    points: nameOfPoints(points),
    link: <Link href="/help/scoring-docs">{t('results.scores.outOf.link')}</Link>,
  })
}

const PlatformScores = lazyPart(async () => (await import('../connections/index.ts')).PlatformScores)

function ScoresTable({ scores }: { scores: readonly Omit<Score, 'id'>[] }) {
  return (
    <DataTable
      label={t('results.scores')}
      columns={columnsOf()}
      rows={scores.map((score) => ({ ...score, id: score.learner.id }))}
      nameOf={({ learner }) => listedName(learner)}
      empty={<EmptyState picture="people">{t('results.nobody')}</EmptyState>}
    />
  )
}

/** Total per learner. */
export function ScoresPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetResultsHeaderQuery({ params })
  const course = useGetResultsCourseQuery({ params: { groupId: Number(groupId) } })
  const fetched = useGetScoresQuery({ params }, { refetchOnMountOrArgChange: true })
  const maySend = useIsAllowed('GradePushDispatch', { entity: course.data })
  const name = header.data?.name ?? t('results.export.file.assessment')
  usePageTitle(header.data && t('results.scores.title', { name: header.data.name }))
  const save = useScoresFile(params.groupAssessmentId, name)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(scores) => (
        <Page>
          <PageHeader
            title={t('results.scores.title', { name })}
            breadcrumbs={[{ label: course.data?.name ?? t('results.course'), href: `/courses/${groupId}` }]}
            meta={header.data && <OutOf points={header.data.points} />}
            actions={
              <Button variant="outlined" onClick={() => void save()}>
                {t('results.export.scores')}
              </Button>
            }
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <ScoresTable scores={scores} />
          {maySend && (
            <Suspense fallback={null}>
              <PlatformScores groupAssessmentId={params.groupAssessmentId} />
            </Suspense>
          )}
        </Page>
      )}
    </DetailGuard>
  )
}
