import type { LearnerResult, Results } from '@isomorph/contract'
import { color, fontSize, Icon, radius, StatusChip, type Selection } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { listedName } from '../../entities/person/names.ts'
import { SetMark, setMarkWords } from './overrides/set-mark.tsx'
import { setsPoints } from './overrides/override-words.ts'
import { CellWithMark, MarkToSet, PointsOf, Second } from './results.styles.ts'

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
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: color.sunken, fontWeight: 620 },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    textAlign: 'left',
    backgroundColor: color.surface,
    fontWeight: 400,
  },
  '& thead th:first-of-type': { zIndex: 3, backgroundColor: color.sunken, fontWeight: 620 },
  '@media (max-width: 599px)': {
    '& th:first-of-type': { maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})

const Cell = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  minWidth: 48,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: 6,
  textAlign: 'right',
  '&:hover': { backgroundColor: color.primarySoft },
  '&:focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 1 },
})

const Tick = styled('input')({
  width: 18,
  height: 18,
  margin: '0 12px 0 0',
  verticalAlign: -3,
  accentColor: color.primary,
  cursor: 'pointer',
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

/** Learner × problem; head row and first column stay while one scrolls. */
export function ResultsGrid({ results, learners, accommodated, selection, onOpen, onOpenTotal }: ResultsGridProps) {
  return (
    <Frame tabIndex={0} role="region" aria-label="Results">
      <table>
        <thead>
          <tr>
            <th scope="col">
              {selection && <SelectAll learners={learners} selection={selection} />}
              Learner
            </th>
            <th scope="col">Score</th>
            {results.items.map((item) => (
              <th key={item.itemKey} scope="col" title={item.name}>
                {item.position}
                <PointsOf>
                  {' '}
                  /{formatPoints(item.points)}
                  {item.isBonus && ' bonus'}
                </PointsOf>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map((result) => (
            <Row
              key={result.learner.id}
              result={result}
              results={results}
              isAccommodated={accommodated.has(result.learner.id)}
              selection={selection}
              onOpen={onOpen}
              onOpenTotal={onOpenTotal}
            />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

interface RowProps {
  readonly result: LearnerResult
  readonly results: Results
  readonly isAccommodated: boolean
  readonly selection: Selection | undefined
  readonly onOpen: (id: number) => void
  readonly onOpenTotal: ((userId: number) => void) | undefined
}

function Row({ result, results, isAccommodated, selection, onOpen, onOpenTotal }: RowProps) {
  const cells = new Map(result.cells.map((cell) => [cell.itemKey, cell]))
  return (
    <tr>
      <th scope="row" title={result.learner.email}>
        {selection && <SelectLearner learner={result.learner} selection={selection} />}
        {listedName(result.learner)}
        {isAccommodated && <AccommodatedMark />}
      </th>
      <td>
        {onOpenTotal ? (
          <Cell
            type="button"
            onClick={() => onOpenTotal(result.learner.id)}
            aria-label={`${listedName(result.learner)}, total: ${totalWords(result)}`}
          >
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
              <Cell
                type="button"
                onClick={() => onOpen(cell.problemInstanceId)}
                aria-label={`${listedName(result.learner)}, problem ${item.position}: ${hasPoints(cell) ? `${formatPoints(cell.points)} of ${nameOfPoints(item.points)}` : 'no attempt'}${setMarkWords(cell.override)}${cell.pending > 0 ? ', needs grading' : ''}`}
              >
                <CellPoints cell={cell} />
              </Cell>
            ) : (
              <Muted>{item.isDrawn && cells.size > 0 ? 'not drawn' : ' '}</Muted>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function SelectAll({ learners, selection }: { learners: readonly LearnerResult[]; selection: Selection }) {
  const ids = learners.map(({ learner }) => learner.id)
  const isAllSelected = ids.length > 0 && ids.every((id) => selection.selected.has(id))
  return (
    <Tick
      type="checkbox"
      aria-label="Select all learners shown"
      checked={isAllSelected}
      onChange={() => selection.onChange(isAllSelected ? new Set() : new Set(ids))}
    />
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
      aria-label={`Select ${listedName(learner)}`}
      checked={selected.has(learner.id)}
      onChange={toggle}
    />
  )
}

function AccommodatedMark() {
  return (
    <>
      {' '}
      <Icon name="person" size={15} title="Has accommodations" />
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
  const isWaiting = cell.pending > 0
  return (
    <>
      {isWaiting && <NeedsGrading />}
      {hasPoints(cell) && (!isWaiting || isSetByHand(cell)) && formatPoints(cell.points)}
      {!hasPoints(cell) && <Muted>–</Muted>}
      {cell.override && <SetMark override={cell.override} computed={cell.computedPoints} />}
    </>
  )
}

function totalWords({ status, points, possible, overridePoints, override }: LearnerResult): string {
  if (overridePoints === null && status === 'NotStarted') return 'not started'
  return `${formatPoints(overridePoints ?? points)} of ${nameOfPoints(possible)}${setMarkWords(override)}`
}

function Score({ result }: { result: LearnerResult }) {
  const { override } = result
  if (result.status === 'NotStarted' && override === null) return <Muted>not started</Muted>
  if (result.status === 'Excused') return <StatusChip label="Excused" />
  return (
    <CellWithMark>
      {result.daysLate > 0 && <Icon name="clock" size={15} title={`${result.daysLate} days late`} />}
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
