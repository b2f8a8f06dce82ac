import type { OverrideOutcome, ReadScores } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, MessageBand, Page, PageHeader, ProgressLine } from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { csvFile, FileInput } from '../../../forms/file-input.tsx'
import { OutcomeDialog } from '../../../lists/outcome-dialog.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { refusedOne } from '../overrides/refusal-words.ts'
import { useGetResultsCourseQuery, useGetResultsHeaderQuery } from '../results.api.ts'
import { useScoresFile } from '../use-scores-file.ts'
import { ReadScoresTable } from './read-scores-table.tsx'
import { ButtonRow, Explanation, Line, Refusals, Section, SectionTitle } from './score-file.styles.ts'
import { SetScoresForm } from './set-scores-form.tsx'
import { useScoreFile, type ReadFile } from './use-score-file.ts'

const columnNames: Readonly<Record<ReadScores['column'], PlainKey>> = {
  'Points set by hand': 'results.file.column.setByHand',
  Points: 'results.file.column.points',
  Percent: 'results.file.column.percent',
}

interface ReadSectionProps extends ReadFile {
  readonly groupAssessmentId: number
  readonly onDone: (outcome: OverrideOutcome) => void
}

/** What the file would change, and each line that is wrong. */
function ReadSection({ csv, read, groupAssessmentId, onDone }: ReadSectionProps) {
  const { column, scores, refused } = read
  const changes = scores.filter(({ isSet }) => !isSet).length
  return (
    <Section aria-labelledby="read-scores">
      <SectionTitle id="read-scores">{t('results.file.changes')}</SectionTitle>
      <Line role="status">{t('results.file.read', { count: changes, column: t(columnNames[column]) })}</Line>
      {refused.length > 0 && (
        <MessageBand tone="warning">
          {t('results.file.refused', { count: refused.length })}
          <Refusals>
            {refused.map((each) => {
              const { name, because } = refusedOne(each, scores)
              return <li key={each.line?.number}>{t('shared.outcome.reason', { what: name, reason: because })}</li>
            })}
          </Refusals>
        </MessageBand>
      )}
      {scores.length > 0 && <ReadScoresTable scores={scores} />}
      {changes > 0 && <SetScoresForm {...{ csv, read, groupAssessmentId, onDone }} />}
    </Section>
  )
}

/** Whom the file was to change and did not: what was wrong with its lines was said before. */
function newlyRefused({ refused }: OverrideOutcome, { read }: ReadFile): OverrideOutcome['refused'] {
  const known = new Set(read.refused.map(({ line }) => line?.number))
  return refused.filter(({ line }) => !known.has(line?.number))
}

interface ScoreFileProps {
  readonly groupAssessmentId: number
  readonly name: string
  readonly resultsPath: string
}

function ScoreFile({ groupAssessmentId, name, resultsPath }: ScoreFileProps) {
  const { file, readOf, error, isReading, choose } = useScoreFile(groupAssessmentId)
  const [outcome, setOutcome] = useState<OverrideOutcome | null>(null)
  const download = useScoresFile(groupAssessmentId, name)
  const navigate = useNavigate()
  return (
    <>
      <Section aria-label={t('results.file')}>
        <Explanation>{t('results.file.explain')}</Explanation>
        <ButtonRow>
          <Button variant="outlined" onClick={() => void download()}>
            {t('results.export.scores')}
          </Button>
        </ButtonRow>
        <FileInput file={file} kind={csvFile} error={error} inputRef={() => undefined} onChange={choose} />
        {isReading && <ProgressLine />}
      </Section>
      {readOf && <ReadSection {...readOf} groupAssessmentId={groupAssessmentId} onDone={setOutcome} />}
      {outcome && readOf && (
        <OutcomeDialog
          done={outcome.set.length}
          refused={newlyRefused(outcome, readOf).map((each) => refusedOne(each, readOf.read.scores))}
          onClose={() => void navigate(resultsPath)}
        />
      )}
    </>
  )
}

/** The totals of many learners from a file: looked at first, and then set by hand. */
export function ScoreFilePage() {
  const params = useParams()
  const [groupId, groupAssessmentId] = [Number(params['groupId']), Number(params['groupAssessmentId'])]
  const header = useGetResultsHeaderQuery({ params: { groupAssessmentId } })
  const course = useGetResultsCourseQuery({ params: { groupId } })
  const resultsPath = `${sittingPath({ groupId, id: groupAssessmentId })}/results`
  usePageTitle(header.data && t('results.file.title', { name: header.data.name }))
  return (
    <DetailGuard fetched={header} fallback={`/courses/${groupId}`}>
      {({ name }) => (
        <Page>
          <PageHeader
            title={t('results.file.title', { name })}
            breadcrumbs={[
              { label: course.data?.name ?? t('results.course'), href: `/courses/${groupId}` },
              { label: t('results.title', { name }), href: resultsPath },
            ]}
          />
          <ScoreFile {...{ groupAssessmentId, name, resultsPath }} />
        </Page>
      )}
    </DetailGuard>
  )
}
