import { resultCalls, type Results } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, EmptyState, Page, PageHeader, SearchField, VisuallyHidden } from '@isomorph/ui'
import Chip from '@mui/material/Chip'
import { Suspense, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { regradesPath, sittingPath } from '../../entities/group/learner-row.tsx'
import { useIsAllowed, useNotify } from '../../data/index.ts'
import { BulkBar } from '../../lists/bulk-bar.tsx'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { AccommodationsOfChosen, useListAccommodationsQuery } from '../accommodations/index.ts'
import { downloadFile } from '../../data/download-file.ts'
import { ExamActButton } from '../exam-acts/index.ts'
import { everyLearner, filterLearners, type LearnerFilter } from './learner-filter.ts'
import { ManyOverridesButton } from './overrides/many-overrides-button.tsx'
import { TotalOverride } from './overrides/total-override.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ResultsGrid } from './results-grid.tsx'
import { useGetResultsCourseQuery, useGetResultsHeaderQuery, useGetResultsQuery } from './results.api.ts'
import { StatisticsBand } from './statistics-band.tsx'
import { FilterRow } from './results.styles.ts'

const LateEvidencePanel = lazyPart(async () => (await import('../late-evidence/index.ts')).LateEvidencePanel)

function useResultsPage(groupId: number, groupAssessmentId: number) {
  const params = { groupAssessmentId }
  const header = useGetResultsHeaderQuery({ params })
  const course = useGetResultsCourseQuery({ params: { groupId } })
  const fetched = useGetResultsQuery({ params }, { refetchOnMountOrArgChange: true })
  const canReopen = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const canScore = useIsAllowed('GroupAssessmentManuallyScore', { entity: course.data })
  usePageTitle(header.data && t('results.title', { name: header.data.name }))
  return { name: header.data?.name, courseName: course.data?.name ?? t('results.course'), fetched, canReopen, canScore }
}

/** Learner × problem, with the way to every attempt. */
export function ResultsPage() {
  const params = useParams()
  const [groupId, groupAssessmentId] = [Number(params['groupId']), Number(params['groupAssessmentId'])]
  const { name, courseName, fetched, canReopen, canScore } = useResultsPage(groupId, groupAssessmentId)
  const [selected, onSelect] = useState<ReadonlySet<number>>(new Set())
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(results) => (
        <Page>
          <PageHeader
            title={name === undefined ? t('results.title.unknown') : t('results.title', { name })}
            breadcrumbs={[{ label: courseName, href: `/courses/${groupId}` }]}
            actions={
              <ResultsActions
                groupId={groupId}
                groupAssessmentId={groupAssessmentId}
                name={name ?? t('results.export.file.assessment')}
                people={results.learners.map(({ learner }) => learner)}
                selected={selected}
                canUpdate={canReopen}
                canScore={canScore}
              />
            }
          />
          <AssessmentLinks groupId={groupId} groupAssessmentId={groupAssessmentId} />
          <Suspense fallback={null}>
            <LateEvidencePanel groupAssessmentId={groupAssessmentId} canDecide={canReopen} />
          </Suspense>
          {results.learners.length === 0 ? (
            <EmptyState picture="people">{t('results.nobody.yet')}</EmptyState>
          ) : (
            <Learners {...{ results, groupAssessmentId, canReopen, canScore, selected, onSelect }} />
          )}
        </Page>
      )}
    </DetailGuard>
  )
}

interface ResultsActionsProps {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly name: string
  readonly people: Results['learners'][number]['learner'][]
  readonly selected: ReadonlySet<number>
  readonly canUpdate: boolean
  readonly canScore: boolean
}

function ResultsActions(props: ResultsActionsProps) {
  const { groupId, groupAssessmentId, name, people, selected, canUpdate, canScore } = props
  const chosen = people.filter(({ id }) => selected.has(id))
  return (
    <>
      {canUpdate && (
        <>
          <Button variant="outlined" href={regradesPath(groupId, groupAssessmentId)}>
            {t('results.regrade')}
          </Button>
          <ExamActButton
            groupAssessmentId={groupAssessmentId}
            people={people}
            {...(chosen.length > 0 && { chosen })}
            isMain
          />
        </>
      )}
      <Exports groupAssessmentId={groupAssessmentId} name={name} />
      {canScore && (
        <Button variant="outlined" href={`${sittingPath({ groupId, id: groupAssessmentId })}/results/file`}>
          {t('results.file')}
        </Button>
      )}
    </>
  )
}

function Exports({ groupAssessmentId, name }: { groupAssessmentId: number; name: string }) {
  const notify = useNotify()
  const save = async (path: string, fileName: string, failed: PlainKey) => {
    const isSaved = await downloadFile(path, { groupAssessmentId }, { fileName, type: 'text/csv' })
    if (!isSaved) notify('ERROR', t(failed))
  }
  const saveResults = () =>
    save(resultCalls.getResults.path, t('results.export.results.file', { name }), 'results.export.results.failed')
  const saveScores = () =>
    save(resultCalls.getScores.path, t('results.export.scores.file', { name }), 'results.export.scores.failed')
  return (
    <>
      <Button variant="outlined" onClick={() => void saveResults()}>
        {t('results.export.results')}
      </Button>
      <Button variant="outlined" onClick={() => void saveScores()}>
        {t('results.export.scores')}
      </Button>
    </>
  )
}

const boxes = [
  ['isLateOnly', 'results.filter.late'],
  ['needsPersonOnly', 'results.filter.needsGrading'],
  ['isOverriddenOnly', 'results.filter.overridden'],
  ['isWaivedOnly', 'results.filter.waived'],
] as const

interface LearnerFiltersProps {
  readonly filter: LearnerFilter
  /** How many learners it leaves. */
  readonly count: number
  readonly onChange: (filter: LearnerFilter) => void
}

function LearnerFilters({ filter, count, onChange }: LearnerFiltersProps) {
  return (
    <FilterRow>
      <SearchField
        label={t('results.search')}
        value={filter.keywords}
        onChange={(keywords) => onChange({ ...filter, keywords })}
      />
      {boxes.map(([key, label]) => (
        <Chip
          key={key}
          label={t(label)}
          variant={filter[key] ? 'filled' : 'outlined'}
          color={filter[key] ? 'primary' : 'default'}
          aria-pressed={filter[key]}
          onClick={() => onChange({ ...filter, [key]: !filter[key] })}
        />
      ))}
      <VisuallyHidden role="status">{t('results.shown', { count })}</VisuallyHidden>
    </FilterRow>
  )
}

interface LearnersProps {
  readonly results: Results
  readonly groupAssessmentId: number
  readonly canReopen: boolean
  readonly canScore: boolean
  readonly selected: ReadonlySet<number>
  readonly onSelect: (selected: ReadonlySet<number>) => void
}

/** Who is granted something in an assessment. */
function useAccommodated(groupAssessmentId: number): ReadonlySet<number> {
  const { data } = useListAccommodationsQuery({ query: { groupAssessmentId } })
  return useMemo(() => new Set(data?.people.map(({ person }) => person.id)), [data])
}

/** What can be done for those chosen. */
function BulkActs({
  groupAssessmentId,
  canReopen,
  canScore,
  chosen,
}: Pick<LearnersProps, 'groupAssessmentId' | 'canReopen' | 'canScore'> & { readonly chosen: Results['learners'] }) {
  const people = chosen.map(({ learner }) => learner)
  return (
    <>
      {canReopen && <ExamActButton groupAssessmentId={groupAssessmentId} people={people} chosen={people} />}
      {canReopen && <AccommodationsOfChosen people={people} groupAssessmentId={groupAssessmentId} />}
      {canScore && <ManyOverridesButton groupAssessmentId={groupAssessmentId} chosen={chosen} />}
    </>
  )
}

/** The result whose number the address names, and the way to another or to none. */
function useOpenResult() {
  const [search, setSearch] = useSearchParams()
  const open = (problemInstanceId: number | null) =>
    setSearch(problemInstanceId ? { answer: String(problemInstanceId) } : {}, { replace: true })
  return { openId: Number(search.get('answer')) || null, open }
}

type OpenResultProps = Pick<LearnersProps, 'results' | 'groupAssessmentId' | 'canReopen' | 'canScore'> & {
  /** Those shown, in their order. */
  readonly learners: Results['learners']
}

/** The attempts of the result that the address names. */
function OpenResult({ results, learners, ...rights }: OpenResultProps) {
  const { openId, open } = useOpenResult()
  return (
    openId && (
      <ResultPanel
        {...rights}
        problemInstanceId={openId}
        result={results.learners.find(({ cells }) => cells.some((cell) => cell.problemInstanceId === openId))}
        neighbours={neighboursOf(learners, openId)}
        onOpen={open}
        onClose={() => open(null)}
      />
    )
  )
}

function Learners({ results, groupAssessmentId, canReopen, canScore, selected, onSelect }: LearnersProps) {
  const [filter, setFilter] = useState<LearnerFilter>(everyLearner)
  const chosen = results.learners.filter(({ learner }) => selected.has(learner.id))
  const { open } = useOpenResult()
  const accommodated = useAccommodated(groupAssessmentId)
  const [totalOf, setTotalOf] = useState<number | null>(null)
  const learners = useMemo(() => filterLearners(results.learners, filter), [results, filter])
  return (
    <>
      <StatisticsBand statistics={results.statistics} />
      <LearnerFilters filter={filter} count={learners.length} onChange={setFilter} />
      <BulkBar count={chosen.length} onClear={() => onSelect(new Set())}>
        <BulkActs {...{ groupAssessmentId, canReopen, canScore, chosen }} />
      </BulkBar>
      <ResultsGrid
        results={results}
        learners={learners}
        accommodated={accommodated}
        {...((canReopen || canScore) && { selection: { selected, onChange: onSelect } })}
        {...(canScore && { onOpenTotal: setTotalOf })}
        onOpen={open}
      />
      <TotalOverride
        groupAssessmentId={groupAssessmentId}
        results={results}
        userId={totalOf}
        onClose={() => setTotalOf(null)}
      />
      <OpenResult {...{ results, learners, groupAssessmentId, canReopen, canScore }} />
    </>
  )
}

export interface Neighbours {
  readonly previous: number | null
  readonly next: number | null
}

/** The same problem of the learner before and after, in the order shown. */
function neighboursOf(learners: Results['learners'], problemInstanceId: number): Neighbours {
  const cell = learners.flatMap((learner) => learner.cells).find((each) => each.problemInstanceId === problemInstanceId)
  const column = learners.flatMap((learner) => learner.cells.filter((each) => each.itemKey === cell?.itemKey))
  const index = column.findIndex((each) => each.problemInstanceId === problemInstanceId)
  return { previous: column[index - 1]?.problemInstanceId ?? null, next: column[index + 1]?.problemInstanceId ?? null }
}
