import { color, fontSize, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const DeskGrid = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)',
  gap: 20,
  alignItems: 'start',
  outline: 'none',
  // Below the frame's bar, which stays.
  scrollMarginTop: 72,
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** What went wrong, above the desk. */
export const DeskNotes = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 16 } })

export const Pane = styled('div')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  padding: 20,
  display: 'grid',
  gap: 16,
  minWidth: 0,
})

export const DeskBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 12,
})

export const Who = styled('h2')({ margin: 0, fontSize: fontSize.h3, flex: '1 1 200px', overflowWrap: 'anywhere' })

export const Quiet = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

export const AnswerText = styled('div')({
  borderInlineStart: `3px solid ${color.primary}`,
  paddingInlineStart: 16,
  overflowX: 'auto',
  minHeight: 48,
})

/** Words with the line breaks of who wrote them. */
export const AsWritten = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const PartName = styled('h3')({ margin: '0 0 4px', fontSize: fontSize.small, color: color.textSecond })

export const PartSummary = styled('summary')({
  marginBottom: 4,
  fontSize: fontSize.small,
  fontWeight: 600,
  color: color.textSecond,
  cursor: 'pointer',
})

/** Scrolls what is wider than the page, by keyboard as well: it is a region that takes the focus. */
export const Statement = styled('div')({ overflowX: 'auto' })

export const ItemRow = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px auto 64px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})

export const Key = styled('kbd')({
  border: `1px solid ${color.control}`,
  borderRadius: 4,
  padding: '0 5px',
  fontSize: fontSize.small,
  fontFamily: 'inherit',
})

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Under the mark that is given. */
export const KeyDetails = styled('details')({
  marginTop: 12,
  '& > summary': { cursor: 'pointer', color: color.textSecond, fontSize: fontSize.small },
})

export const KeyList = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: '8px 0 0',
  fontSize: fontSize.small,
  '& > div': { display: 'grid', gridTemplateColumns: '56px 1fr', gap: 12 },
})

export const KeyMeaning = styled('dd')({ margin: 0 })

export const SnippetList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '& [aria-selected="true"]': { background: color.primarySoft },
})

export const Snippet = styled('li')({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})

export const RubricRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
})

export const RubricNumbers = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 12,
})

export const Rows = styled('div')({ display: 'grid', gap: 12 })

export const MarkList = styled('ul')({ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' })

/** A choice above a list. */
export const FilterField = styled('div')({ maxWidth: 260, marginBottom: 16 })

export const ListRegion = styled('section')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  outline: 'none',
  '& > *': { maxWidth: '100%' },
  '& > :has(table)': { width: '100%' },
})

/** The first lines of an answer in a list. */
export const ShortAnswer = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
