import { color, fontSize, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Two menus, each wide enough for the longest of its choices. */
export const EntryChoices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 16,
  maxWidth: 640,
  marginBottom: 16,
})

export const CodeRow = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-start',
  '& input': { fontFamily: 'ui-monospace, monospace', letterSpacing: '0.08em', textTransform: 'uppercase' },
  '& > div': { width: 240, maxWidth: '100%' },
  // On the line of the field, not of its label.
  '@media (min-width: 356px)': { '& > button': { marginTop: 26 } },
})

export const SheetForm = styled('form')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  padding: 16,
  margin: '16px 0',
  display: 'grid',
  gap: 16,
})

export const SheetTitle = styled('h2')({ fontSize: fontSize.h3, margin: 0, overflowWrap: 'anywhere' })

export const QuestionFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
})

export const SaveRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Entered = styled('ul')({ listStyle: 'none', margin: '16px 0', padding: 0, color: color.successText })

export const Quiet = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.textSecond })
