// @vitest-environment jsdom
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { TableSizeGrid } from './table-size-grid.tsx'
import type { TableSize } from './table-size.ts'

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('is entered from the item before it and left upwards, and chooses the cell that has the focus', async () => {
  const onChoose = vi.fn<(size: TableSize) => void>()
  const menu = (
    <Menu open anchorEl={document.body}>
      <MenuItem>Fill a row</MenuItem>
      <MenuItem>Fill a column</MenuItem>
      <TableSizeGrid onChoose={onChoose} />
    </Menu>
  )
  const { user } = await renderComponent(menu, {})
  act(() => screen.getByRole('menuitem', { name: 'Fill a column' }).focus())
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('1 row × 1 column')
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('2 rows × 3 columns')
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith({ rows: 2, columns: 3 })
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('Fill a column')
})
