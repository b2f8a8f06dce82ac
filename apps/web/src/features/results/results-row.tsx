import type { LearnerResult, Results } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, Icon, StatusChip, type Selection } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { listedName } from '../../entities/person/names.ts'
import { needsMarks } from './learner-filter.ts'
import { SetMark, setMarkOf } from './overrides/set-mark.tsx'
import { setsPoints } from './overrides/override-words.ts'
import { CellWithMark, MarkToSet, Second, Tick } from './results.styles.ts'

const Cell = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  minWidth: 48,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: 6,
  textAlign: 'end',
  '&:hover': { backgroundColor: color.primarySoft },
  '&:focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 1 },
})

interface ResultsRowProps {
  readonly result: LearnerResult
  readonly results: Results
  readonly isAccommodated: boolean
  readonly selection: Selection | undefined
  readonly onOpen: (id: number) => void
  readonly onOpenTotal: ((userId: number) => void) | undefined
  /** Among all rows, from 0. */
  readonly place: number
  readonly ref: (row: HTMLElement | null) => void
}

interface ResultCellProps extends Pick<ResultsRowProps, 'result' | 'onOpen'> {
  readonly item: Results['items'][number]
  readonly cell: LearnerResult['cells'][number]
}

function pointsOf(points: number, possible: number): string {
  return t('results.outOf', { points: formatPoints(points), possible: nameOfPoints(possible) })
}

function resultLabel({ result, item, cell }: Omit<ResultCellProps, 'onOpen'>): string {
  return t('results.cell', {
    name: listedName(result.learner),
    position: String(item.position),
    points: hasPoints(cell) ? pointsOf(cell.points, item.points) : t('results.cell.noAttempt'),
    mark: setMarkOf(cell.override),
    needsGrading: needsMarks(cell) ? 'yes' : 'other',
  })
}

/** The points of one problem, and the way to its attempts. */
function ResultCell({ onOpen, ...shown }: ResultCellProps) {
  const { cell } = shown
  return (
    <Cell type="button" onClick={() => onOpen(cell.problemInstanceId)} aria-label={resultLabel(shown)}>
      <CellPoints cell={cell} />
    </Cell>
  )
}

/** One learner: the total and each problem. */
export function ResultsRow(props: ResultsRowProps) {
  const { result, results, isAccommodated, selection, onOpen, onOpenTotal, place, ref } = props
  const cells = new Map(result.cells.map((cell) => [cell.itemKey, cell]))
  return (
    <tr ref={ref} data-index={place} aria-rowindex={place + 2}>
      <th scope="row" title={result.learner.email}>
        {selection && <SelectLearner learner={result.learner} selection={selection} />}
        {listedName(result.learner)}
        {isAccommodated && <AccommodatedMark />}
      </th>
      <td>
        {onOpenTotal ? (
          <Cell type="button" onClick={() => onOpenTotal(result.learner.id)} aria-label={totalWords(result)}>
            <Score result={result} />
          </Cell>
        ) : (
          <Score result={result} />
        )}
      </td>
      {results.items.map((item) => {
        const cell = cells.get(item.itemKey)
        return (
          <td key={item.itemKey}>
            {cell ? (
              <ResultCell result={result} item={item} cell={cell} onOpen={onOpen} />
            ) : (
              <Muted>{item.isDrawn && cells.size > 0 ? t('results.cell.notDrawn') : ' '}</Muted>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function SelectLearner({ learner, selection }: { learner: LearnerResult['learner']; selection: Selection }) {
  const { selected, onChange } = selection
  function toggle() {
    const toggled = new Set(selected)
    if (!toggled.delete(learner.id)) toggled.add(learner.id)
    onChange(toggled)
  }
  return (
    <Tick
      type="checkbox"
      aria-label={t('results.select', { name: listedName(learner) })}
      checked={selected.has(learner.id)}
      onChange={toggle}
    />
  )
}

function AccommodatedMark() {
  return (
    <>
      {' '}
      <Icon name="person" size={15} title={t('results.accommodated')} />
    </>
  )
}

type GridCell = LearnerResult['cells'][number]

function isSetByHand({ override }: GridCell): boolean {
  return override !== null && setsPoints(override)
}

/** What was neither answered nor set by hand has no points, not none. */
function hasPoints(cell: GridCell): boolean {
  return cell.attemptsUsed > 0 || isSetByHand(cell)
}

function CellPoints({ cell }: { cell: GridCell }) {
  return (
    <>
      {needsMarks(cell) && <NeedsGrading />}
      {hasPoints(cell) && (cell.pending === 0 || isSetByHand(cell)) && formatPoints(cell.points)}
      {!hasPoints(cell) && <Muted>–</Muted>}
      {cell.override && <SetMark override={cell.override} computed={cell.computedPoints} />}
    </>
  )
}

function totalWords({ learner, status, points, possible, overridePoints, override }: LearnerResult): string {
  const isNotStarted = overridePoints === null && status === 'NotStarted'
  return t('results.total', {
    name: listedName(learner),
    points: isNotStarted ? t('results.notStarted') : pointsOf(overridePoints ?? points, possible),
    mark: isNotStarted ? 'other' : setMarkOf(override),
  })
}

function Score({ result }: { result: LearnerResult }) {
  const { override } = result
  if (result.status === 'NotStarted' && override === null) return <Muted>{t('results.notStarted')}</Muted>
  if (result.status === 'Excused') return <StatusChip label={t('results.status.excused')} />
  return (
    <CellWithMark>
      {result.daysLate > 0 && <Icon name="clock" size={15} title={t('results.daysLate', { days: result.daysLate })} />}
      <strong>{formatPoints(result.overridePoints ?? result.points)}</strong>
      <Muted>/ {formatPoints(result.possible)}</Muted>
      {override && <SetMark override={override} computed={result.points} />}
    </CellWithMark>
  )
}

function NeedsGrading() {
  return (
    <MarkToSet>
      <Icon name="edit" size={17} />
    </MarkToSet>
  )
}

function Muted({ children }: { children: ReactNode }) {
  return <Second>{children}</Second>
}
