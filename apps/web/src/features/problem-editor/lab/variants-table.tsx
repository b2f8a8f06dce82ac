import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, VisuallyHidden } from '@isomorph/ui'
import type { VariantRow } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { formatCount } from '../../../numbers/counts.ts'
import { cellOf, type Column, type Sorting } from './lab-table.ts'

const Scroll = styled('div')({ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: 8 })
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  '& th, & td': { padding: '4px 10px', textAlign: 'start', whiteSpace: 'nowrap' },
  '& th': { color: color.textSecond, fontWeight: 620, borderBottom: `1px solid ${color.line}` },
  '& td': { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', borderBottom: `1px solid ${color.line}` },
  '& tr:last-child td': { borderBottom: 0 },
  '& tr[data-shown="true"] td': { backgroundColor: color.primarySoft },
  '& input': { width: 17, height: 17, accentColor: color.primary },
  '& .mark': { display: 'inline-flex', color: color.warningText, verticalAlign: 'middle' },
  '& .mark[data-error="true"]': { color: color.errorText },
  '& .said': { color: color.textSecond },
})
const Sort = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { opacity: 0 },
  '&:hover svg': { opacity: 0.5 },
  '&[data-active="true"] svg': { opacity: 1 },
})
const More = styled(Button)({ margin: 8 })

export interface ColumnHead {
  readonly column: Column
  readonly label: string
}

interface VariantsTableProps {
  readonly rows: readonly VariantRow[]
  readonly heads: readonly ColumnHead[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly ticked: ReadonlySet<number>
  readonly onTick: (seeds: readonly number[], isTicked: boolean) => void
  readonly shown: readonly number[]
  readonly onShow: (seed: number) => void
  readonly isError: (issue: number) => boolean
  readonly isPinned: (row: VariantRow) => boolean
  readonly isExcluded: (row: VariantRow) => boolean
}

/** Rows that are drawn at once; more come on request. */
const rowsAtOnce = 50

function SortHead({ head, sorting, onSort }: { head: ColumnHead } & Pick<VariantsTableProps, 'sorting' | 'onSort'>) {
  const isActive = sorting.column === head.column
  const isDescending = isActive && sorting.isDescending
  return (
    <th scope="col" aria-sort={!isActive ? 'none' : isDescending ? 'descending' : 'ascending'}>
      <Sort
        type="button"
        data-active={isActive}
        onClick={() => onSort({ column: head.column, isDescending: isActive && !isDescending })}
      >
        {head.label}
        <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} size={14} />
      </Sort>
    </th>
  )
}

function Row({ row, ...props }: { readonly row: VariantRow } & VariantsTableProps): ReactNode {
  const { heads, ticked, onTick, shown, onShow, isError, isPinned, isExcluded } = props
  const state = isExcluded(row) ? t('variant-lab.row.excluded') : isPinned(row) ? t('variant-lab.row.pinned') : ''
  return (
    <tr data-shown={shown.includes(row.seed)}>
      <td>
        <input
          type="checkbox"
          aria-label={t('variant-lab.row.select', { number: String(row.seed) })}
          checked={ticked.has(row.seed)}
          onChange={(event) => onTick([row.seed], event.target.checked)}
        />
      </td>
      <td>
        <Button size="small" aria-pressed={shown.includes(row.seed)} onClick={() => onShow(row.seed)}>
          {t('variant-lab.issue.variant', { number: String(row.seed) })}
        </Button>
      </td>
      <td className="said">{state}</td>
      {heads.map(({ column }) => (
        <td key={column} title={cellOf(row, column)}>
          {column === 'issues' && row.issues.length > 0 ? (
            <>
              <span className="mark" data-error={row.issues.some(isError)}>
                <Icon name="alert" size={14} />
              </span>{' '}
              {row.issues.length}
            </>
          ) : (
            cellOf(row, column)
          )}
        </td>
      ))}
    </tr>
  )
}

function TableHead({ rows, heads, sorting, onSort, ticked, onTick }: VariantsTableProps): ReactNode {
  const areAllTicked = rows.length > 0 && rows.every(({ seed }) => ticked.has(seed))
  const seeds = rows.map(({ seed }) => seed)
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            aria-label={t('variant-lab.table.selectAll')}
            checked={areAllTicked}
            onChange={(event) => onTick(seeds, event.target.checked)}
          />
        </th>
        <SortHead head={{ column: 'seed', label: t('variant-lab.column.variant') }} sorting={sorting} onSort={onSort} />
        <th scope="col">
          <VisuallyHidden>{t('variant-lab.column.state')}</VisuallyHidden>
        </th>
        {heads.map((head) => (
          <SortHead key={head.column} head={head} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

/** The different variants, row by row. */
export function VariantsTable(props: VariantsTableProps): ReactNode {
  const { rows } = props
  const [rowLimit, setRowLimit] = useState(rowsAtOnce)
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('variant-lab.table')}>
      <Table>
        <TableHead {...props} />
        <tbody>
          {rows.slice(0, rowLimit).map((row) => (
            <Row key={row.seed} row={row} {...props} />
          ))}
        </tbody>
      </Table>
      {rows.length > rowLimit && (
        <More size="small" onClick={() => setRowLimit(rowLimit + rowsAtOnce * 4)}>
          {t('variant-lab.table.more', { count: formatCount(rows.length) })}
        </More>
      )}
    </Scroll>
  )
}
