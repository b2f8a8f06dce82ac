import { t } from '@isomorph/messages'
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

function focusCell(root: HTMLElement | null, { rows, columns }: TableSize): void {
  root?.querySelectorAll('button')[(rows - 1) * largestTable + columns - 1]?.focus()
}

/** The cells of the grid, which the menu does not take for items of its own: arrow keys lead into it and out of it. */
function useCells(size: TableSize) {
  const root = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = root.current?.parentElement
    const enter = (event: globalThis.KeyboardEvent): void => {
      const before = root.current?.previousElementSibling ?? list
      if (event.key !== 'ArrowDown' || document.activeElement !== before) return
      event.stopPropagation()
      event.preventDefault()
      focusCell(root.current, { rows: 1, columns: 1 })
    }
    list?.addEventListener('keydown', enter, true)
    return () => list?.removeEventListener('keydown', enter, true)
  }, [])
  function onKeyDown(event: KeyboardEvent): void {
    const next = sizeAfterKey(size, event.key)
    const before = root.current?.previousElementSibling
    if (!next && event.key !== 'ArrowUp') return
    event.stopPropagation()
    event.preventDefault()
    if (next) focusCell(root.current, next)
    else if (before instanceof HTMLElement) before.focus()
  }
  return { root, onKeyDown }
}

/** Chooses the size of a table by pointing at its last cell, or by arrow keys. */
export function TableSizeGrid({ onChoose }: { readonly onChoose: (size: TableSize) => void }): ReactNode {
  const [size, setSize] = useState<TableSize>({ rows: 2, columns: 2 })
  const { root, onKeyDown } = useCells(size)
  return (
    <Root ref={root} role="none">
      <Grid role="group" aria-label={t('rich-text.table.size')} onKeyDown={onKeyDown}>
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
