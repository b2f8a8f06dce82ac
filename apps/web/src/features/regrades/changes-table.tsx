import type { RegradeChanges } from '@isomorph/contract'
import { DataTable, EmptyState, TextInput, type Column } from '@isomorph/ui'
import { useState } from 'react'
import { listedName } from '../../entities/person/names.ts'
import { counted } from '../../numbers/counts.ts'
import { formatPoints } from '../../numbers/points.ts'
import { shownPercent } from '../../numbers/percent.ts'
import { crossing } from './regrade-words.ts'
import { LineField, LineInput, Quiet, Title } from './regrades.styles.ts'

type Learner = RegradeChanges['learners'][number]
type Row = Learner & { readonly id: number }

const keptNames = { neverLower: 'never lowered', missingValue: 'lacks a value of the version' } as const

function shareOf(points: number, possible: number): string {
  return possible === 0 ? '–' : `${shownPercent((points / possible) * 100)} %`
}

function becauseOf({ results, isTotalSetByHand }: Learner): string {
  const kept = results.flatMap(({ keptBecause }) => (keptBecause === null ? [] : [keptNames[keptBecause]]))
  const hidden = results.some(({ isSetByHand }) => isSetByHand) ? ['points of the problem are set by hand'] : []
  const total = isTotalSetByHand ? ['the total is set by hand'] : []
  return [...new Set([...kept, ...hidden, ...total])].join(', ')
}

const columns: readonly Column<Row>[] = [
  { key: 'learner', label: 'Learner', render: ({ learner }) => listedName(learner) },
  {
    key: 'problem',
    label: 'Regraded problems',
    align: 'right',
    isLabelled: true,
    render: ({ results }) =>
      results
        .map(({ pointsBefore, pointsAfter }) => `${formatPoints(pointsBefore)} → ${formatPoints(pointsAfter)}`)
        .join(', '),
  },
  {
    key: 'total',
    label: 'Total',
    align: 'right',
    isLabelled: true,
    render: (row) => `${formatPoints(row.pointsBefore)} → ${formatPoints(row.pointsAfter)}`,
  },
  {
    key: 'percent',
    label: 'Percent',
    align: 'right',
    isLabelled: true,
    render: (row) =>
      `${shareOf(row.pointsBefore, row.possibleBefore)} → ${shareOf(row.pointsAfter, row.possibleAfter)}`,
  },
  { key: 'because', label: 'Note', render: becauseOf },
]

/** Who crosses a line that staff draw. */
function PassLine({ learners }: { learners: readonly Learner[] }) {
  const [typed, setTyped] = useState('50')
  const line = Number(typed.replace(',', '.'))
  const { up, down } = crossing(learners, Number.isFinite(line) ? line : 50)
  return (
    <LineField>
      <LineInput>
        <TextInput label="Pass mark in percent" value={typed} onChange={setTyped} input={{ inputMode: 'decimal' }} />
      </LineInput>
      <Quiet role="status">
        {counted(up, 'learner reaches', 'learners reach')} it now, {counted(down, 'learner falls', 'learners fall')}{' '}
        below.
      </Quiet>
    </LineField>
  )
}

interface ChangesProps {
  readonly changes: Pick<RegradeChanges, 'learners' | 'byHand'>
  /** Where one answer of somebody is looked at. */
  readonly resultsPath: string
}

/** Learner by learner what changes, and which marks by people stay. */
export function Changes({ changes, resultsPath }: ChangesProps) {
  const { learners, byHand } = changes
  const answerPath = (problemInstanceId: number | undefined) => `${resultsPath}?answer=${problemInstanceId ?? ''}`
  return (
    <>
      <PassLine learners={learners} />
      <DataTable
        label="Learners"
        columns={columns}
        rows={learners.map((row) => ({ ...row, id: row.learner.id }))}
        nameOf={({ learner }) => listedName(learner)}
        hrefOf={({ results }) => answerPath(results[0]?.problemInstanceId)}
        empty={<EmptyState picture="people">Nothing changes for anybody.</EmptyState>}
      />
      {byHand.length > 0 && (
        <>
          <Title>Marked by hand</Title>
          <DataTable
            label="Marked by hand"
            columns={byHandColumns}
            rows={byHand.map((row, id) => ({ ...row, id }))}
            nameOf={({ learner }) => listedName(learner)}
            hrefOf={({ problemInstanceId }) => answerPath(problemInstanceId)}
            empty={null}
          />
        </>
      )}
    </>
  )
}

type ByHandRow = RegradeChanges['byHand'][number] & { readonly id: number }

const byHandColumns: readonly Column<ByHandRow>[] = [
  { key: 'learner', label: 'Learner', render: ({ learner }) => listedName(learner) },
  {
    key: 'answer',
    label: 'Answer',
    render: ({ attemptNumber, questionKey }) => `Attempt ${attemptNumber}, question ${questionKey}`,
  },
  {
    key: 'percent',
    label: 'Marked',
    align: 'right',
    isLabelled: true,
    render: ({ percent }) => `${shownPercent(percent)} %`,
  },
  {
    key: 'computed',
    label: 'Computed now',
    align: 'right',
    isLabelled: true,
    render: ({ computedPercent }) => `${shownPercent(computedPercent)} %`,
  },
]
