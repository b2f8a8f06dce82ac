import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { largestTable, readTableSize, sizeAfterKey, sizeInWords, writeTableSize, type TableSize } from './table-size.ts'

const Root = styled('li')({ padding: '8px 12px', listStyle: 'none' })
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${largestTable}, 24px)`,
  '& button': {
    width: 24,
    height: 24,
    padding: 0,
    border: `1px solid ${color.control}`,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button[data-within="true"]': { backgroundColor: color.primarySoft, borderColor: color.primary },
})
const Words = styled('p')({ margin: '6px 0 0', fontSize: fontSize.small, color: color.textSecond })

const counts = Array.from({ length: largestTable }, (_, index) => index + 1)
const sizes = counts.flatMap((rows) => counts.map((columns): TableSize => ({ rows, columns })))

interface TableSizeGridProps {
  readonly onChoose: (size: TableSize) => void
  /** Given by the menu to what comes first in it. */
  readonly autoFocus?: boolean
}

/** Chooses the size of a table by pointing at its last cell, or by arrow keys. */
export function TableSizeGrid({ onChoose, autoFocus = false }: TableSizeGridProps): ReactNode {
  const [size, setSize] = useState<TableSize>({ rows: 2, columns: 2 })
  const grid = useRef<HTMLDivElement>(null)
  const focus = (at: TableSize): void => {
    const cell = grid.current?.children[(at.rows - 1) * largestTable + at.columns - 1]
    if (cell instanceof HTMLElement) cell.focus()
  }
  useEffect(() => {
    if (autoFocus) focus({ rows: 2, columns: 2 })
  }, [autoFocus])
  function onKeyDown(event: KeyboardEvent): void {
    const next = sizeAfterKey(size, event.key)
    const before = grid.current?.parentElement?.previousElementSibling
    if (!next && event.key !== 'ArrowUp') return
    // The menu takes the cells for items of its own.
    event.stopPropagation()
    event.preventDefault()
    if (next) focus(next)
    else if (before instanceof HTMLElement) before.focus()
  }
  return (
    // The menu leads its arrow keys here.
    <Root role="none" tabIndex={-1} onFocus={({ target, currentTarget }) => target === currentTarget && focus(size)}>
      <Grid ref={grid} role="group" aria-label="Size of the table" onKeyDown={onKeyDown}>
        {sizes.map((each) => (
          <button
            key={writeTableSize(each)}
            value={writeTableSize(each)}
            type="button"
            role="menuitem"
            aria-label={sizeInWords(each)}
            tabIndex={each.rows === size.rows && each.columns === size.columns ? 0 : -1}
            data-within={each.rows <= size.rows && each.columns <= size.columns}
            onMouseEnter={() => setSize(each)}
            onFocus={() => setSize(each)}
            onClick={({ currentTarget }) => {
              const chosen = readTableSize(currentTarget.value)
              if (chosen) onChoose(chosen)
            }}
          />
        ))}
      </Grid>
      <Words aria-hidden>{sizeInWords(size)}</Words>
    </Root>
  )
}
