// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards the rows are displayed as blocks, and browsers then forget what they are
import { styled } from '@mui/material/styles'
import Link from '@mui/material/Link'
import { isValidElement, type ReactNode } from 'react'
import { TableSkeleton } from '../layout/skeletons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { isLongWord } from './long-words.ts'
import { SortButton } from './sort-button.tsx'
import { tableStyles } from './table-styles.ts'
import { uiText } from '../texts.ts'

const Frame = styled('div')(tableStyles)

export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** The list's sort key; absent: this column does not sort. */
  readonly sortKey?: string
  readonly align?: 'left' | 'right'
  readonly width?: string
  /** Left out where the window is narrow. */
  readonly isWideOnly?: boolean
  /** Says its label before what it holds where the window is narrow: rows are cards there, without a head. */
  readonly isLabelled?: boolean
}

export interface Selection {
  readonly selected: ReadonlySet<number>
  readonly onChange: (selected: ReadonlySet<number>) => void
  /** Rows that can be ticked; all of them unless given. */
  readonly isSelectable?: (id: number) => boolean
}

export interface DataTableProps<Row extends { id: number }> {
  /** What the table holds, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  /** The first column's cell is a link there, and so is the whole row. */
  hrefOf?: (row: Row) => string
  nameOf: (row: Row) => string
  actionsOf?: (row: Row) => ReactNode
  sort?: string
  onSort?: (sort: string) => void
  selection?: Selection
  isCompact?: boolean
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** Fresh rows are on their way while these are shown. */
  isRefreshing?: boolean
}

function toggled(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

function hasLongWord(content: ReactNode): boolean {
  if (isValidElement<{ children?: ReactNode }>(content)) return hasLongWord(content.props.children)
  return typeof content === 'string' && isLongWord(content)
}

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-wide-only={column.isWideOnly}
      style={{ textAlign: column.align === 'right' ? 'end' : 'start', width: column.width }}
      {...(column.sortKey && sort?.replace('-', '') === column.sortKey
        ? { 'aria-sort': sort.startsWith('-') ? 'descending' : 'ascending' }
        : {})}
    >
      {column.sortKey && onSort ? (
        <SortButton label={column.label} sortKey={column.sortKey} sort={sort ?? ''} onSort={onSort} />
      ) : (
        column.label
      )}
    </th>
  )
}

function Head<Row extends { id: number }>({ columns, rows, sort, onSort, selection, actionsOf }: DataTableProps<Row>) {
  const { isSelectable = () => true } = selection ?? {}
  const ids = (rows ?? []).map((row) => row.id).filter(isSelectable)
  const isAllSelected = ids.length > 0 && ids.every((id) => selection?.selected.has(id))
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" style={{ width: 44 }}>
            <input
              type="checkbox"
              aria-label={uiText('ui.table.selectAll')}
              checked={isAllSelected}
              onChange={() => selection.onChange(isAllSelected ? new Set() : new Set(ids))}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {actionsOf && (
          <th role="columnheader" scope="col" style={{ width: 52 }}>
            <VisuallyHidden>{uiText('ui.table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SelectCellProps<Row extends { id: number }> {
  readonly row: Row
  readonly nameOf: DataTableProps<Row>['nameOf']
  readonly selection: NonNullable<DataTableProps<Row>['selection']>
}

function SelectCell<Row extends { id: number }>({ row, nameOf, selection }: SelectCellProps<Row>) {
  return (
    <td role="cell" className="select">
      <input
        type="checkbox"
        aria-label={uiText('ui.table.select', { name: nameOf(row) })}
        disabled={selection.isSelectable?.(row.id) === false}
        checked={selection.selected.has(row.id)}
        onChange={() => selection.onChange(toggled(selection.selected, row.id))}
      />
    </td>
  )
}

function BodyRow<Row extends { id: number }>({ row, ...table }: DataTableProps<Row> & { row: Row }) {
  const { columns, hrefOf, nameOf, actionsOf, selection } = table
  return (
    <tr role="row" data-selected={selection?.selected.has(row.id)}>
      {selection && <SelectCell row={row} nameOf={nameOf} selection={selection} />}
      {columns.map((column, position) => {
        const content = column.render(row)
        return (
          <td
            key={column.key}
            role="cell"
            data-label={column.label}
            data-wide-only={column.isWideOnly}
            data-labelled={column.isLabelled}
            data-long-word={hasLongWord(content)}
            className={position === 0 ? 'name' : undefined}
            style={{ textAlign: column.align === 'right' ? 'end' : 'start' }}
          >
            {position === 0 && hrefOf ? (
              <Link href={hrefOf(row)} underline="none" className="row-link">
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        )
      })}
      {actionsOf && (
        <td role="cell" className="actions">
          {actionsOf(row)}
        </td>
      )}
    </tr>
  )
}

/** A list: rows are links, columns sort, narrow windows show cards. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { rows, label, empty, isCompact = false, isRefreshing = false } = props
  if (rows === undefined) return <TableSkeleton />
  if (rows.length === 0) return empty
  return (
    <Frame data-compact={isCompact} data-refreshing={isRefreshing}>
      <table role="table" aria-label={label} aria-busy={isRefreshing}>
        <Head {...props} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <BodyRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
