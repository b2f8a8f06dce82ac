import { color, fontSize, notOnPaper, radius, SkeletonBar, tones } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

const edges = Object.fromEntries(
  Object.entries(tones).map(([tone, { fill }]) => [
    `&[data-tone="${tone}"]`,
    { borderLeftColor: fill, paddingLeft: 12 },
  ]),
)

/** A question; marked ones have an edge in the colour of their verdict. */
export const QuestionBox = styled('div')({
  borderLeft: '4px solid transparent',
  borderRadius: radius.control,
  marginBlock: 8,
  ...edges,
})

export const FieldRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })

export const Letter = styled('span')({ color: color.textSecond })

/** Stands before a short field and above a tall one. */
export const FieldLabel = styled('span')({ '&[data-above]': { flexBasis: '100%' } })

export const FormulaRoom = styled('div')({
  flex: '1 1 auto',
  width: 300,
  minWidth: 'min(180px, 100%)',
  maxWidth: 480,
})

export const FieldSkeleton = styled(SkeletonBar)({ width: 320, height: 40 })

export const Remark = styled('p')({
  margin: '4px 0',
  fontSize: fontSize.table,
  color: color.textSecond,
})

export const RemarkInRow = styled(Remark)({ display: 'flex', gap: 8 })

export const HintRoom = styled('details')({ fontSize: fontSize.table, marginBlock: 4, ...notOnPaper })

export const HintSummary = styled('summary')({ cursor: 'pointer', color: color.primary, width: 'fit-content' })

export const ReadingRow = styled('div')({
  minHeight: 24,
  fontSize: fontSize.small,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'wrap',
  ...notOnPaper,
})

export const ReadingText = styled('span')({
  color: color.textSecond,
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  flexWrap: 'wrap',
})

export const ReadingWarning = styled('span')({
  color: color.warningText,
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
})
