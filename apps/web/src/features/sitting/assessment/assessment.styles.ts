import { color, fontSize, notOnPaper, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '@media print': { display: 'block' },
})

export const Aside = styled('aside')({
  position: 'sticky',
  top: 16,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '@media (max-width: 899px)': { position: 'static' },
  ...notOnPaper,
})

/** On paper alone: a stack of prints says whose each is. */
export const OnPaperName = styled('p')({
  display: 'none',
  margin: '0 0 8px',
  fontWeight: 600,
  '@media print': { display: 'block' },
})

/** What is saved beside the time left. */
export const StandingRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 24, minHeight: 32 })

/** A band above the problems; without words it takes no room. */
export const BandRoom = styled('div')({ '&:not(:empty)': { marginBottom: 16 } })

/** The problems: a column, on a narrow screen a row that scrolls. */
export const MapList = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@media (max-width: 899px)': { flexDirection: 'row', alignItems: 'flex-end', overflowX: 'auto', paddingBottom: 4 },
})

export const MapLink = styled(NavLink)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  color: color.text,
  fontSize: fontSize.table,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: color.sunken },
  '&.active': { backgroundColor: color.primarySoft, fontWeight: 620 },
  // There no background says where one is.
  '@media (forced-colors: active)': { '&.active': { outline: '2px solid', outlineOffset: -2 } },
  // In the row that scrolls, a problem takes the room that it needs.
  '@media (max-width: 899px)': { width: 'max-content' },
})

export const Position = styled('span')({ minWidth: '1.4em', fontVariantNumeric: 'tabular-nums' })

export const StateIcon = styled('span')({
  display: 'inline-flex',
  color: color.primary,
  '&[data-state="untouched"]': { color: color.control },
  '&[data-state="correct"]': { color: color.successText },
  '&[data-state="partial"], &[data-state="notSent"]': { color: color.warningText },
  '&[data-state="incorrect"]': { color: color.errorText },
})

export const MapPoints = styled('span')({ color: color.textSecond, fontVariantNumeric: 'tabular-nums' })

export const MapRemark = styled('span')({ flexBasis: '100%', color: color.textSecond, fontSize: fontSize.small })

/** The title of the section that begins with a problem. */
export const MapSection = styled('span')({
  display: 'block',
  padding: '8px 12px 2px',
  color: color.textSecond,
  fontSize: fontSize.small,
  fontWeight: 620,
  whiteSpace: 'nowrap',
})

export const SaveText = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.textSecond,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  '&[data-save-state="saved"]': { color: color.successText },
  '&[data-save-state="offline"], &[data-save-state="conflict"]': { color: color.warningText },
})
