import { styled } from '@mui/material/styles'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize, radius } from '../theme/tokens.ts'

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  fontSize: fontSize.table,
  color: color.textSecond,
  '& select': {
    font: 'inherit',
    color: color.text,
    backgroundColor: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    padding: '4px 6px',
  },
})

interface PagingProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** There are more than `total`, which were not counted. */
  readonly isCapped?: boolean | undefined
  readonly pageSizes: readonly number[]
  readonly formatCount: (count: number) => string
  readonly onChange: (next: { page: number; pageSize: number }) => void
}

function PageSizeSelect({ pageSize, pageSizes, onChange }: Pick<PagingProps, 'pageSize' | 'pageSizes' | 'onChange'>) {
  const id = useId()
  return (
    <span style={{ marginInlineStart: 'auto' }}>
      <label htmlFor={id}>{uiText('ui.paging.perPage')} </label>
      <select
        id={id}
        value={pageSize}
        onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Which part of a list is shown, how many a page has, and the way to the next. */
export function Paging({ page, pageSize, total, isCapped = false, pageSizes, formatCount, onChange }: PagingProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  return (
    <Root aria-label={uiText('ui.paging.label')}>
      <span aria-live="polite" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {uiText('ui.paging.range', {
          first: formatCount(first),
          last: formatCount(last),
          total: formatCount(total),
          isCapped: isCapped ? 'yes' : 'other',
        })}
      </span>
      <PageSizeSelect pageSize={pageSize} pageSizes={pageSizes} onChange={onChange} />
      <span>
        <IconButton
          aria-label={uiText('ui.paging.previous')}
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1, pageSize })}
        >
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton
          aria-label={uiText('ui.paging.next')}
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1, pageSize })}
        >
          <Icon name="chevronRight" />
        </IconButton>
      </span>
    </Root>
  )
}
