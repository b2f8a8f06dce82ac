import type { ReadScores } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, StatusChip, type Column } from '@isomorph/ui'
import { listedName } from '../../../entities/person/names.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'

type Score = ReadScores['scores'][number]
type Row = Score & { readonly id: number }

function Remark({ isSet, after, possible }: Score) {
  if (isSet) return <StatusChip label={t('results.file.isSet')} />
  if (after <= possible) return null
  return (
    <StatusChip
      tone="warning"
      icon="alert"
      label={t('results.file.abovePossible', { points: nameOfPoints(possible) })}
    />
  )
}

const columnsOf = (): readonly Column<Row>[] => [
  { key: 'name', label: t('results.learner'), render: ({ learner }) => listedName(learner) },
  {
    key: 'line',
    label: t('results.file.column.line'),
    align: 'right',
    isWideOnly: true,
    render: ({ line }) => formatCount(line),
  },
  {
    key: 'before',
    label: t('results.file.column.before'),
    align: 'right',
    isLabelled: true,
    render: ({ before }) => formatPoints(before),
  },
  {
    key: 'after',
    label: t('results.file.column.after'),
    align: 'right',
    isLabelled: true,
    render: ({ after }) => formatPoints(after),
  },
  { key: 'remark', label: t('results.scores.remarks'), render: (row) => <Remark {...row} /> },
]

/** Each learner of a file: the total now, and as it would be. */
export function ReadScoresTable({ scores }: { readonly scores: readonly Score[] }) {
  return (
    <DataTable
      label={t('results.file.changes')}
      columns={columnsOf()}
      rows={scores.map((score) => ({ ...score, id: score.learner.id }))}
      nameOf={({ learner }) => listedName(learner)}
      empty={null}
    />
  )
}
