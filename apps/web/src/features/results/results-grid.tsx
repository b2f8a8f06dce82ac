import type { LearnerResult, Results } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, radius, type Selection } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { Fragment, useState } from 'react'
import { useRowWindow } from '../../lists/use-row-window.ts'
import { formatPoints } from '../../numbers/points.ts'
import { PointsOf, Tick } from './results.styles.ts'
import { ResultsRow } from './results-row.tsx'

const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 'min(72vh, 900px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    fontSize: fontSize.table,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    borderBottom: `1px solid ${color.line}`,
    padding: '0 12px',
    height: 44,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: color.sunken, fontWeight: 620 },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    textAlign: 'start',
    backgroundColor: color.surface,
    fontWeight: 400,
  },
  '& thead th:first-of-type': { zIndex: 3, backgroundColor: color.sunken, fontWeight: 620 },
  '& col.learner': { width: 280 },
  '& col.score': { width: 120 },
  '& col.problem': { width: 92 },
  // While only some rows are drawn, columns do not change with what is in sight.
  '& table[data-windowed="true"]': {
    tableLayout: 'fixed',
    '& th:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '@media (max-width: 599px)': {
    '& col.learner': { width: 140 },
    '& th:first-of-type': { maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})

interface ResultsGridProps {
  readonly results: Results
  readonly learners: readonly LearnerResult[]
  /** Who is granted something. */
  readonly accommodated: ReadonlySet<number>
  /** Absent: nobody can be ticked. */
  readonly selection?: Selection
  readonly onOpen: (problemInstanceId: number) => void
  /** Absent: totals cannot be set. */
  readonly onOpenTotal?: (userId: number) => void
}

const Room = styled('td')({ '&&': { padding: 0, border: 0 } })

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line react/forbid-component-props -- the height of what is left out */}
      <Room colSpan={columns} style={{ height }} />
    </tr>
  )
}

/** Learner × problem; head row and first column stay while one scrolls. Of many rows only those in sight are drawn. */
export function ResultsGrid(props: ResultsGridProps) {
  const { results, learners } = props
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const shown = useRowWindow({ count: learners.length, frame, rowHeight: 45 })
  const columns = results.items.length + 2
  return (
    <Frame ref={setFrame} tabIndex={0} role="region" aria-label={t('results.results')}>
      <table aria-rowcount={learners.length + 1} data-windowed={shown.isPartial}>
        {shown.isPartial && <Columns problems={results.items.length} />}
        <Head {...props} />
        <tbody>
          {shown.rows.map(({ place, gapBefore }) => (
            <Fragment key={learners[place]?.learner.id}>
              <Gap height={gapBefore} columns={columns} />
              <PlacedRow {...props} place={place} measure={shown.measure} />
            </Fragment>
          ))}
          <Gap height={shown.gapAfter} columns={columns} />
        </tbody>
      </table>
    </Frame>
  )
}

function Columns({ problems }: { problems: number }) {
  return (
    <colgroup>
      <col className="learner" />
      <col className="score" />
      <col className="problem" span={problems} />
    </colgroup>
  )
}

function Head({ results, learners, selection }: ResultsGridProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          {selection && <SelectAll learners={learners} selection={selection} />}
          {t('results.learner')}
        </th>
        <th scope="col">{t('results.score')}</th>
        {results.items.map((item) => (
          <th key={item.itemKey} scope="col" title={item.name}>
            {item.position}
            <PointsOf>
              {' '}
              /{formatPoints(item.points)}
              {item.isBonus && ` ${t('results.bonus')}`}
            </PointsOf>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface PlacedRowProps extends ResultsGridProps {
  readonly place: number
  readonly measure: (row: HTMLElement | null) => void
}

function PlacedRow({ place, measure, ...grid }: PlacedRowProps) {
  const { results, learners, accommodated, selection, onOpen, onOpenTotal } = grid
  const result = learners[place]
  if (result === undefined) return null
  return (
    <ResultsRow
      ref={measure}
      isAccommodated={accommodated.has(result.learner.id)}
      {...{ result, results, place, selection, onOpen, onOpenTotal }}
    />
  )
}

function SelectAll({ learners, selection }: { learners: readonly LearnerResult[]; selection: Selection }) {
  const ids = learners.map(({ learner }) => learner.id)
  const isAllSelected = ids.length > 0 && ids.every((id) => selection.selected.has(id))
  return (
    <Tick
      type="checkbox"
      aria-label={t('results.selectAll')}
      checked={isAllSelected}
      onChange={() => selection.onChange(isAllSelected ? new Set() : new Set(ids))}
    />
  )
}
