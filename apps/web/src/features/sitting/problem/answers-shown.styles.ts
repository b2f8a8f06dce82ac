import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Answers below each other. */
export const AnswerList = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 6 })

/** An answer with its letter, verdict and feedback. */
export const AnswerRow = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  breakInside: 'avoid',
})

export const Letter = styled('span')({ color: color.textSecond })

export const WholeLine = styled('div')({ flexBasis: '100%' })

export const AttemptsTitle = styled('h2')({ fontSize: fontSize.h3, marginBlock: '8px 12px', breakAfter: 'avoid' })

export const AttemptRows = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${color.line}`,
})

export const AttemptRow = styled('li')({
  padding: '12px 0',
  borderBottom: `1px solid ${color.line}`,
})

export const AttemptHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  breakAfter: 'avoid',
})

export const AttemptRemarks = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

export const DifferingList = styled('ul')({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  display: 'grid',
  gap: 4,
})

export const DifferingRow = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 })

/** Sentences below a verdict. */
export const WhyLine = styled('p')({ margin: '4px 0', fontSize: fontSize.table })
