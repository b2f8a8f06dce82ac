import type { RegradeChanges } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, EmptyState, TextInput, type Column } from '@isomorph/ui'
import { useState } from 'react'
import { listedName } from '../../entities/person/names.ts'
import { formatPoints } from '../../numbers/points.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { typedPercent } from '../../numbers/typed-number.ts'
import { crossing, type ShownNumbers } from './regrade-words.ts'
import { LineField, LineInput, Quiet, Title } from './regrades.styles.ts'

type Learner = RegradeChanges['learners'][number]
type Row = Learner & { readonly id: number }

const keptNames = {
  neverLower: 'regrades.changes.kept.neverLower',
  missingValue: 'regrades.changes.kept.missingValue',
} as const

function shareOf(points: number, possible: number): string {
  return possible === 0 ? '–' : formatPercent((points / possible) * 100)
}

function noteOf({ results, isTotalSetByHand, isExcused, hasOpenAppeal }: Learner): string {
  const kept = results.flatMap(({ keptBecause }) => (keptBecause === null ? [] : [t(keptNames[keptBecause])]))
  const hidden = results.some(({ isSetByHand }) => isSetByHand) ? [t('regrades.changes.problemByHand')] : []
  const total = isTotalSetByHand ? [t('regrades.changes.totalByHand')] : []
  const excused = isExcused ? [t('regrades.changes.excused')] : []
  const appeal = hasOpenAppeal ? [t('regrades.changes.appeal')] : []
  return [...new Set([...excused, ...appeal, ...kept, ...hidden, ...total])].join(', ')
}

const columnsOf = (): readonly Column<Row>[] => [
  { key: 'learner', label: t('regrades.changes.learner'), render: ({ learner }) => listedName(learner) },
  {
    key: 'problem',
    label: t('regrades.changes.problems'),
    align: 'right',
    isLabelled: true,
    render: ({ results }) =>
      results
        .map(({ pointsBefore, pointsAfter }) => `${formatPoints(pointsBefore)} → ${formatPoints(pointsAfter)}`)
        .join(', '),
  },
  {
    key: 'total',
    label: t('regrades.changes.total'),
    align: 'right',
    isLabelled: true,
    render: (row) => `${formatPoints(row.pointsBefore)} → ${formatPoints(row.pointsAfter)}`,
  },
  {
    key: 'percent',
    label: t('regrades.changes.percent'),
    align: 'right',
    isLabelled: true,
    render: (row) =>
      `${shareOf(row.pointsBefore, row.possibleBefore)} → ${shareOf(row.pointsAfter, row.possibleAfter)}`,
  },
  { key: 'because', label: t('regrades.changes.note'), render: noteOf },
]

/** Who crosses a line that staff draw. */
function PassLine({ learners }: { learners: readonly Learner[] }) {
  const [typed, setTyped] = useState('50')
  const line = typedPercent(typed) ?? Number.NaN
  const { up, down } = crossing(learners, Number.isFinite(line) ? line : 50)
  return (
    <LineField>
      <LineInput>
        <TextInput label={t('regrades.passMark')} value={typed} onChange={setTyped} input={{ inputMode: 'decimal' }} />
      </LineInput>
      <Quiet role="status">{t('regrades.passMark.crossing', { up, down })}</Quiet>
    </LineField>
  )
}

interface ChangesProps {
  readonly changes: Pick<RegradeChanges, 'learners' | 'byHand'>
  /** Where one answer of somebody is looked at. */
  readonly resultsPath: string
  readonly numbers: ShownNumbers
}

/** Learner by learner what changes, and which marks by people stay. */
export function Changes({ changes, resultsPath, numbers }: ChangesProps) {
  const { learners, byHand } = changes
  const answerPath = (problemInstanceId: number | undefined) => `${resultsPath}?answer=${problemInstanceId ?? ''}`
  return (
    <>
      <PassLine learners={learners} />
      <DataTable
        label={t('regrades.changes.learners')}
        columns={columnsOf()}
        rows={learners.map((row) => ({ ...row, id: row.learner.id }))}
        nameOf={({ learner }) => listedName(learner)}
        hrefOf={({ results }) => answerPath(results[0]?.problemInstanceId)}
        empty={<EmptyState picture="people">{t('regrades.changes.none')}</EmptyState>}
      />
      {byHand.length > 0 && (
        <>
          <Title>{t('regrades.byHand')}</Title>
          <DataTable
            label={t('regrades.byHand')}
            columns={byHandColumnsOf(numbers)}
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

const byHandColumnsOf = ({ questionOf }: ShownNumbers): readonly Column<ByHandRow>[] => [
  { key: 'learner', label: t('regrades.changes.learner'), render: ({ learner }) => listedName(learner) },
  {
    key: 'answer',
    label: t('regrades.byHand.answer'),
    render: ({ itemKey, attemptNumber, questionKey }) =>
      t('regrades.byHand.place', {
        attempt: String(attemptNumber),
        question: String(questionOf(itemKey, questionKey)),
      }),
  },
  {
    key: 'percent',
    label: t('regrades.byHand.marked'),
    align: 'right',
    isLabelled: true,
    render: ({ percent }) => formatPercent(percent),
  },
  {
    key: 'computed',
    label: t('regrades.byHand.computed'),
    align: 'right',
    isLabelled: true,
    render: ({ computedPercent }) => formatPercent(computedPercent),
  },
]
