import type { answerClusterCalls, ResultOf } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, ErrorPanel, type Column } from '@isomorph/ui'
import { requestErrorOf } from '../../data/index.ts'
import { formatCount } from '../../numbers/counts.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { StaticMath } from '../../math/index.ts'
import { NotReadyBand } from '../../screen/not-ready-band.tsx'
import { usePollingWhilePending } from '../../screen/use-polling-while-pending.ts'
import { pollMilliseconds, type StatisticsPlace } from './figures-head.tsx'
import { useGetWrongAnswerGroupsQuery } from './statistics.api.ts'
import { percentWords } from './statistics-words.ts'
import { Actions, Quiet } from './statistics.styles.ts'

type AnswerGroups = ResultOf<typeof answerClusterCalls.getAnswerClusters>

interface GroupRow {
  readonly id: number
  readonly name: string
  readonly latex: string | null
  readonly size: number
  readonly share: number
  /** What was decided on it. */
  readonly decided: number | null
}

/** Groups with those that are decided, the largest first. */
function rowsOf({ clusters, decisions, wrong }: Pick<AnswerGroups, 'clusters' | 'decisions' | 'wrong'>): GroupRow[] {
  const all = wrong + decisions.reduce((sum, { marks }) => sum + marks, 0)
  const decided = decisions.map(({ id, name, latex, marks, percent }) => {
    const left = clusters.find(({ decisionId }) => decisionId === id)
    return { name, latex, size: marks + (left?.size ?? 0), decided: percent }
  })
  const open = clusters
    .filter(({ decisionId }) => decisionId === null)
    .map(({ name, latex, size }) => ({ name, latex, size, decided: null }))
  return [...open, ...decided]
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.size - a.size)
    .map((row, id) => ({ ...row, id, share: row.size / all }))
}

const columnsOf = (): readonly Column<GroupRow>[] => [
  {
    key: 'group',
    label: t('statistics.common.answer'),
    render: ({ name, latex }) => (
      <Actions>
        <span>{name}</span>
        {latex !== null && <StaticMath latex={latex} />}
      </Actions>
    ),
  },
  {
    key: 'n',
    label: t('statistics.common.answers'),
    align: 'right',
    isLabelled: true,
    render: ({ size }) => formatCount(size),
  },
  {
    key: 'share',
    label: t('statistics.common.share'),
    align: 'right',
    isLabelled: true,
    render: ({ share }) => percentWords(share),
  },
  {
    key: 'decided',
    label: t('statistics.common.decided'),
    align: 'right',
    isLabelled: true,
    render: ({ decided }) => (decided === null ? t('statistics.common.decided.no') : formatPercent(decided)),
  },
]

interface WrongAnswerGroupsProps {
  readonly place: StatisticsPlace
  readonly itemKey: number
  readonly questionKey: number
}

/** What wrong answers to one question have in common across variants: how many there are of each kind. */
export function WrongAnswerGroups({ place, itemKey, questionKey }: WrongAnswerGroupsProps) {
  const polling = usePollingWhilePending(pollMilliseconds)
  const fetched = useGetWrongAnswerGroupsQuery(
    { params: { groupAssessmentId: place.groupAssessmentId }, query: { itemKey, questionKey } },
    polling.options,
  )
  const { data, error } = fetched
  const rows = data && data.at !== null ? rowsOf(data) : undefined
  const isPending = data?.state === 'pending'
  polling.follow(fetched, isPending)
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void fetched.refetch()} />
  return (
    <>
      {rows?.length === 0 && <Quiet>{t('statistics.common.none')}</Quiet>}
      {rows && rows.length > 0 && (
        <DataTable<GroupRow>
          label={t('statistics.common', { question: String(questionKey) })}
          columns={columnsOf()}
          rows={rows}
          nameOf={({ name }) => name}
          isCompact
          empty={null}
        />
      )}
      {polling.hasGivenUp && <NotReadyBand onAskAgain={() => polling.askAgain(fetched)} />}
      <Quiet role="status">{isPending && !polling.hasGivenUp && t('statistics.common.working')}</Quiet>
    </>
  )
}
