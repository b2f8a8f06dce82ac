import { resultCalls, statusNames, type Override } from '@isomorph/contract'
import { Button, DataTable, EmptyState, Page, PageHeader, StatusChip, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { useIsAllowed, useNotify, type AnswerOf } from '../../data/index.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { downloadFile } from '../../data/download-file.ts'
import { counted } from '../../numbers/counts.ts'
import { overrideKindNames, setsPoints } from './overrides/override-words.ts'
import { listedName } from '../../entities/person/names.ts'
import { useGetResultsCourseQuery, useGetResultsHeaderQuery, useGetScoresQuery } from './results.api.ts'
import { ScoreButtons } from './results.styles.ts'

type Score = AnswerOf<typeof resultCalls.getScores>[number] & { id: number }

function totalWords(override: Override, points: number): string {
  return setsPoints(override) ? `Set by hand, was ${formatPoints(points)}` : overrideKindNames[override.kind]
}

const columns: readonly Column<Score>[] = [
  { key: 'name', label: 'Learner', render: ({ learner }) => listedName(learner) },
  { key: 'status', label: 'Status', render: ({ status }) => statusNames[status] },
  {
    key: 'points',
    label: 'Points',
    align: 'right',
    render: ({ points, overridePoints }) => formatPoints(overridePoints ?? points),
  },
  {
    key: 'remarks',
    label: 'Remarks',
    isWideOnly: true,
    render: ({ pending, daysLate, override, points, problemsSetByHand }) => (
      <ScoreButtons>
        {pending > 0 && <StatusChip tone="primary" icon="person" label={`${pending} to grade`} />}
        {daysLate > 0 && <StatusChip tone="warning" icon="clock" label={`${daysLate} d late`} />}
        {override && <StatusChip icon="edit" label={totalWords(override, points)} />}
        {problemsSetByHand > 0 && (
          <StatusChip icon="edit" label={`${counted(problemsSetByHand, 'problem', 'problems')} set by hand`} />
        )}
      </ScoreButtons>
    ),
  },
]

function OutOf({ points }: { points: number }) {
  return (
    <>
      Out of {nameOfPoints(points)} · <Link href="/help/scoring-docs">how scores come about</Link>
    </>
  )
}

const PlatformScores = lazyPart(async () => (await import('../connections/index.ts')).PlatformScores)

/** Saves the scores as a file; says so where they cannot be had. */
function useScoresFile(groupAssessmentId: number, name: string) {
  const notify = useNotify()
  return async () => {
    const isSaved = await downloadFile(
      resultCalls.getScores.path,
      { groupAssessmentId },
      { fileName: `${name} scores.csv`, type: 'text/csv' },
    )
    if (!isSaved) notify('ERROR', 'The scores could not be exported. Try again in a moment.')
  }
}

function ScoresTable({ scores }: { scores: readonly Omit<Score, 'id'>[] }) {
  return (
    <DataTable
      label="Scores"
      columns={columns}
      rows={scores.map((score) => ({ ...score, id: score.learner.id }))}
      nameOf={({ learner }) => listedName(learner)}
      empty={<EmptyState picture="people">Nobody is in this course yet.</EmptyState>}
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
  const name = header.data?.name ?? 'assessment'
  usePageTitle(header.data && `Scores of ${header.data.name}`)
  const save = useScoresFile(params.groupAssessmentId, name)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(scores) => (
        <Page>
          <PageHeader
            title={`Scores of ${name}`}
            breadcrumbs={[{ label: course.data?.name ?? 'Course', href: `/courses/${groupId}` }]}
            meta={header.data && <OutOf points={header.data.points} />}
            actions={
              <Button variant="outlined" onClick={() => void save()}>
                Export scores
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
