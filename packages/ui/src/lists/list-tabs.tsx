import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { color, fontSize, motion, notOnPaper } from '../theme/tokens.ts'

const Root = styled('div')({
  ...notOnPaper,
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  '& > button': {
    font: 'inherit',
    fontSize: fontSize.table,
    fontWeight: 620,
    color: color.textSecond,
    background: 'none',
    border: 0,
    borderBottom: '2px solid transparent',
    padding: '10px 12px',
    marginBottom: -1,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: `color ${motion}, border-color ${motion}`,
  },
  '& > button:hover': { color: color.text },
  '& > button[aria-selected="true"]': { color: color.primary, borderBottomColor: color.primary },
  '& > button:focus-visible': { outlineOffset: -2 },
})

export interface TabOption<V extends string> {
  readonly value: V
  readonly label: ReactNode
}

interface ListTabsProps<V extends string> {
  readonly label: string
  readonly tabs: readonly TabOption<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** Id of the element that the tabs switch. */
  readonly panelId?: string
}

/** Where a key leads from a position; undefined for keys that lead nowhere. */
function indexAfter(key: string, position: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: position + 1,
    ArrowLeft: position - 1,
    Home: 0,
    End: count - 1,
  }
  const target = moves[key]
  return target === undefined ? undefined : (target + count) % count
}

/** Tabs over one panel; arrow keys move, Home and End jump. */
export function ListTabs<V extends string>({ label, tabs, value, onChange, panelId }: ListTabsProps<V>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const position = tabs.findIndex((tab) => tab.value === value)
    const index = indexAfter(event.key, position, tabs.length)
    if (index === undefined) return
    event.preventDefault()
    const next = tabs[index]
    if (next) onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLButtonElement>('button')[index]?.focus()
  }
  return (
    <Root role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </Root>
  )
}
