import { keyframes } from '@mui/material/styles'
import { color, fontSize } from '../theme/tokens.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(360%)' } })

const rowAsCard = {
  '& table, & tbody, & tr, & td': { display: 'block' },
  '& thead': { display: 'none' },
  '& tr': {
    position: 'relative',
    paddingBlock: 12,
    paddingInline: '16px 56px',
    borderBottom: `1px solid ${color.line}`,
  },
  '& td, &[data-compact="true"] td': { padding: 0, height: 'auto', border: 0, textAlign: 'start !important' },
  '& td.name': { fontSize: fontSize.body, paddingBottom: 2 },
  '& td.actions': { position: 'absolute', top: 8, insetInlineEnd: 12 },
  '& tr:has(td.select)': { paddingInlineStart: 48 },
  '& td.select': { position: 'absolute', top: 12, insetInlineStart: 16 },
  '& td[data-label]:not(.name)': { color: color.textSecond },
  '& td[data-labelled="true"]::before': { content: 'attr(data-label) ": "' },
  // A label without anything to label says nothing.
  '& [data-wide-only="true"], & td:empty': { display: 'none' },
  '& .clamped': { WebkitLineClamp: 2 },
} as const

/** Rows of 44 px, 36 when compact; the name's link covers its row; cards where the window is narrow. */
export const tableStyles = {
  position: 'relative',
  // Fresh rows are on their way: what stands here stays readable.
  '&[data-refreshing="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '28%',
    height: 2,
    zIndex: 2,
    backgroundColor: color.primary,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
  overflow: 'clip',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: fontSize.table },
  '& th': {
    padding: '6px 16px',
    fontSize: fontSize.small,
    fontWeight: 620,
    color: color.textSecond,
    borderBottom: `1px solid ${color.line}`,
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '4px 16px', height: 44, borderBottom: `1px solid ${color.line}`, overflowWrap: 'break-word' },
  // Only what no column has room for breaks inside a word: ordinary words keep their columns wide enough.
  '& td[data-long-word="true"], & td:has([data-long-word="true"])': { overflowWrap: 'anywhere', minWidth: '8rem' },
  '& [data-long-word="true"]': { whiteSpace: 'normal' },
  '& .clamped': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, overflow: 'hidden' },
  '& tr:last-child td': { borderBottomColor: 'transparent' },
  '&[data-compact="true"] td': { height: 36, paddingBlock: 2 },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover': { backgroundColor: color.sunken },
  '& tbody tr[data-selected="true"]': { backgroundColor: color.primarySoft },
  '& td.name': { fontWeight: 620 },
  '& .row-link': { color: color.text, fontWeight: 620 },
  '& tr:hover .row-link': { color: color.primary },
  '& .row-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& .row-link:focus-visible': { outline: 'none' },
  '& .row-link:focus-visible::after': { outline: `2px solid ${color.primary}`, outlineOffset: -2, borderRadius: 4 },
  '& td.actions, & td.select, & .above-link': { position: 'relative', zIndex: 1 },
  '& td.actions': { textAlign: 'end', padding: '0 8px' },
  '& input[type="checkbox"]': { width: 17, height: 17, accentColor: color.primary },
  '@media (max-width: 719px)': rowAsCard,
} as const
