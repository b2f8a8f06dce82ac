// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'
import { ListTabs } from './list-tabs.tsx'
import { Paging } from './paging.tsx'
import { SearchField } from './search-field.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

function show(element: ReactNode) {
  act(() => root.render(element))
}

function press(key: string, target: EventTarget = document.body) {
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

describe('SearchField', () => {
  function Search() {
    const [value, setValue] = useState('beam')
    return <SearchField label="Search" value={value} onChange={setValue} />
  }

  it('takes the focus when "/" is pressed outside of a field', () => {
    show(<Search />)
    press('/')
    expect(document.activeElement).toBe(host.querySelector('input'))
  })

  it('leaves "/" to a field in which somebody types', () => {
    show(
      <>
        <textarea />
        <Search />
      </>,
    )
    const textarea = host.querySelector('textarea')
    textarea?.focus()
    press('/', textarea ?? document.body)
    expect(document.activeElement).toBe(textarea)
  })

  it('is emptied by Escape', () => {
    show(<Search />)
    const input = host.querySelector('input')
    press('Escape', input ?? document.body)
    expect(input?.value).toBe('')
  })
})

describe('ListTabs', () => {
  const tabs = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
    { value: 'c', label: 'Third' },
  ] as const

  it('moves with the arrow keys, round the ends, and jumps with Home and End', () => {
    const onChange = vi.fn<(value: string) => void>()
    show(<ListTabs label="Tabs" tabs={tabs} value="a" onChange={onChange} />)
    const list = host.querySelector('[role="tablist"]') ?? document.body
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'x']) press(key, list)
    expect(onChange.mock.calls.flat()).toEqual(['b', 'c', 'c'])
  })

  it('has one stop for the Tab key', () => {
    show(<ListTabs label="Tabs" tabs={tabs} value="b" onChange={() => undefined} />)
    const stops = [...host.querySelectorAll('button')].filter((button) => button.tabIndex === 0)
    expect(stops.map((button) => button.textContent)).toEqual(['Second'])
  })
})

const formatCount = (count: number) => count.toLocaleString('en')

describe('Paging', () => {
  it('says which rows are shown and starts over when the size of a page changes', () => {
    const onChange = vi.fn<(next: { page: number; pageSize: number }) => void>()
    show(
      <Paging page={2} pageSize={25} total={60} pageSizes={[25, 50]} formatCount={formatCount} onChange={onChange} />,
    )
    expect(host.textContent).toContain('26–50 of 60')
    const select = host.querySelector('select')
    if (!select) throw new Error('a choice of sizes expected')
    select.value = '50'
    act(() => void select.dispatchEvent(new Event('change', { bubbles: true })))
    expect(onChange).toHaveBeenCalledWith({ page: 1, pageSize: 50 })
  })

  it('says that there are more than were counted', () => {
    show(
      <Paging
        page={1}
        pageSize={25}
        total={10_000}
        isCapped
        pageSizes={[25]}
        formatCount={formatCount}
        onChange={() => undefined}
      />,
    )
    expect(host.textContent).toContain('1–25 of more than 10,000')
  })

  it('ends at the last page', () => {
    show(
      <Paging
        page={3}
        pageSize={25}
        total={60}
        pageSizes={[25]}
        formatCount={formatCount}
        onChange={() => undefined}
      />,
    )
    expect(host.querySelector<HTMLButtonElement>('[aria-label="Next page"]')?.disabled).toBe(true)
  })
})

describe('DataTable', () => {
  const columns: readonly Column<{ id: number; name: string }>[] = [
    { key: 'name', label: 'Name', sortKey: 'name', render: ({ name }) => name },
  ]
  const rows = [
    { id: 1, name: 'Beam' },
    { id: 2, name: 'Truss' },
  ]
  const common = { label: 'Problems', columns, nameOf: (row: { name: string }) => row.name, empty: <p>Nothing yet.</p> }

  it('makes each row a link', () => {
    show(<DataTable {...common} rows={rows} hrefOf={(row) => `/problems/${row.id}`} />)
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/problems/1',
      '/problems/2',
    ])
  })

  it('turns the order round when sorted by the same column again', () => {
    const onSort = vi.fn<(sort: string) => void>()
    show(<DataTable {...common} rows={rows} sort="name" onSort={onSort} />)
    expect(host.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending')
    act(() => host.querySelector<HTMLButtonElement>('th button')?.click())
    expect(onSort).toHaveBeenCalledWith('-name')
  })

  it('shows skeletons before rows are there, and what to do when there are none', () => {
    show(<DataTable {...common} rows={undefined} />)
    expect(host.querySelector('[role="status"]')?.textContent).toBe('Loading…')
    show(<DataTable {...common} rows={[]} />)
    expect(host.textContent).toBe('Nothing yet.')
  })
})
