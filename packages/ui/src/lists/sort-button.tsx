import { styled } from '@mui/material/styles'
import { Icon } from '../icons.tsx'

const Root = styled('button')({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: '4px 0',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { opacity: 0 },
  '&:hover svg': { opacity: 0.5 },
  '&[data-active="true"] svg': { opacity: 1 },
})

/** Sorts by a column; again turns the order round. */
export function SortButton({
  label,
  sortKey,
  sort,
  onSort,
}: {
  label: string
  sortKey: string
  sort: string
  onSort: (sort: string) => void
}) {
  const isActive = sort === sortKey || sort === `-${sortKey}`
  return (
    <Root type="button" data-active={isActive} onClick={() => onSort(sort === sortKey ? `-${sortKey}` : sortKey)}>
      {label}
      <Icon name={sort === `-${sortKey}` ? 'arrowDown' : 'arrowUp'} size={14} />
    </Root>
  )
}
