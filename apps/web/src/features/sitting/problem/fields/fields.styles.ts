import { color, fontSize, notOnPaper, radius, SkeletonBar, tones } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

const edges = Object.fromEntries(
  Object.entries(tones).map(([tone, { fill }]) => [
    `&[data-tone="${tone}"]`,
    { borderInlineStartColor: fill, paddingInlineStart: 12 },
  ]),
)

/** A question; marked ones have an edge in the colour of their verdict. */
export const QuestionBox = styled('div')({
  borderInlineStart: '4px solid transparent',
  borderRadius: radius.control,
  marginBlock: 8,
  // A transparent edge would be drawn.
  '@media (forced-colors: active)': { '&:not([data-tone])': { borderInlineStartColor: 'Canvas' } },
  ...edges,
})

/**
 * Letter and label, the field, its verdict, and below the field itself how it is read. A label stands above a tall field, and
 * a long one above its field on a phone.
 */
export const FieldGrid = styled('div')({
  display: 'grid',
  // A wide field gives way to its verdict.
  gridTemplateColumns: 'fit-content(45%) minmax(0, auto) minmax(min-content, 1fr)',
  gridTemplateAreas: '"label field verdict" "none reading reading"',
  alignItems: 'center',
  rowGap: 4,
  '&[data-above]': {
    gridTemplateColumns: 'minmax(0, auto) minmax(min-content, 1fr)',
    gridTemplateAreas: '"label label" "field verdict" "reading reading"',
  },
  '&[data-tall]': {
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gridTemplateAreas: '"label field" "none verdict" "none reading"',
    alignItems: 'start',
  },
  '&[data-tall][data-above]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"label" "field" "verdict" "reading"',
  },
  '@media (max-width: 600px)': {
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gridTemplateAreas: '"label field" "none verdict" "none reading"',
    '&[data-above], &[data-long]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"label" "field" "verdict" "reading"',
    },
  },
})

export const LabelCell = styled('span')({ gridArea: 'label', marginInlineEnd: 8, overflowWrap: 'anywhere' })

export const FieldCell = styled('div')({ gridArea: 'field', minWidth: 0 })

export const VerdictCell = styled('span')({ gridArea: 'verdict', marginInlineStart: 8 })

/** However long a reading is, it takes the room that field and verdict have. */
export const ReadingCell = styled('div')({ gridArea: 'reading', minWidth: 0, contain: 'inline-size' })

export const Letter = styled('span')({ color: color.textSecond })

export const FormulaRoom = styled('div')({
  width: 480,
  maxWidth: '100%',
  // A field within a text leaves room for the text.
  '[data-question-slot] &': { width: 300 },
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
