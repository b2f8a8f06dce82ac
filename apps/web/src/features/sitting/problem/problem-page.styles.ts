import { buttonsNotOnPaper, Card, color, fontSize, notOnPaper, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const ProblemParts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  ...buttonsNotOnPaper,
})

/** A few lines of text on their way. */
export const SkeletonLines = styled(Card)({
  '> *': { height: 18, marginBottom: 16 },
  '> :nth-of-type(1)': { width: '40%' },
  '> :nth-of-type(2)': { width: '95%' },
  '> :nth-of-type(3)': { width: '88%' },
  '> :nth-of-type(4)': { width: '60%' },
  '> :nth-of-type(5)': { width: '30%' },
})

export const ProblemHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 16,
})

export const ProblemTitle = styled('h2')({ fontSize: fontSize.h3, margin: 0 })

export const PointsAtEnd = styled('span')({
  marginInlineStart: 'auto',
  color: color.textSecond,
  fontSize: fontSize.table,
})

export const Account = styled('p')({
  margin: '-8px 0 16px',
  textAlign: 'end',
  color: color.textSecond,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const SolutionTitle = styled('h2')({ fontSize: fontSize.h3, margin: '0 0 12px', breakAfter: 'avoid' })

export const BarRows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginTop: 16,
  ...notOnPaper,
})

export const SubmitRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })

/** Links to the problems beside this one. */
export const StepRow = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px 16px',
  // Both fit side by side on a phone of 360 px.
  '@media (max-width: 400px)': {
    columnGap: 0,
    '& > *': { paddingInline: 4 },
    '& > :first-child:not(:last-child)': { marginInlineEnd: 'auto' },
  },
  ...notOnPaper,
})

export const SubmitNote = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

/** The author's feedback or a grader's comment. */
export const FeedbackBox = styled('div')({
  fontSize: fontSize.table,
  backgroundColor: color.sunken,
  borderRadius: radius.control,
  padding: '8px 12px',
  marginBlock: 4,
})
