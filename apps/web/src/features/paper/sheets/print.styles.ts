import { fontSize, notOnPaper, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Paper is white in every colour scheme, on the screen as well. */
const ink = '#000'
const line = '1px solid #777'

export const Sheets = styled('div')({
  display: 'grid',
  gap: 24,
  marginTop: 24,
  '@media print': { display: 'block', margin: 0 },
})

/**
 * Formulas with few layers: Chromium goes through the layers of all sheets for each page that it draws. Nothing of their MathML reaches
 * paper or a PDF, tagged ones included. Of the other parts that KaTeX positions, these neither move nor hold anything that does: only
 * the tag of a formula is placed by its line. Their struts are empty, so that nothing reaches out of them.
 */
const formulasOnPaper = {
  '& .katex .katex-mathml': { display: 'none' },
  '& .katex, & .katex .katex-base, & .katex .vlist': { position: 'static' },
  '& .katex-display > .katex > .katex-html:not(:has(> .katex-tag))': { position: 'static' },
  '& .katex .vlist > span > .pstrut': { overflow: 'visible' },
} as const

/** One sheet; on the screen it is drawn once it comes into sight. */
export const SheetFrame = styled('section')({
  background: '#fff',
  color: ink,
  colorScheme: 'light',
  border: line,
  borderRadius: radius.control,
  padding: 24,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 900px',
  overflowX: 'auto',
  '& + &': { breakBefore: 'page' },
  '& .statement': { maxWidth: 'none' },
  // A formula goes to the next line as a whole; one that is longer than a line still breaks at its relations.
  '& :not(.katex-display) > .katex': { display: 'inline-block', maxWidth: '100%', textIndent: 0 },
  '& .statement-text iframe': { display: 'none' },
  '& .statement-text [data-question-slot]:empty': { display: 'none' },
  '& .statement-text img': { maxHeight: '120mm', background: 'none', padding: 0 },
  '@media (max-width: 599px)': { padding: 12 },
  '@media print': {
    border: 0,
    padding: 0,
    contentVisibility: 'visible',
    overflow: 'visible',
    ...formulasOnPaper,
  },
})

/** The head of a table stands on every page that the table reaches. */
export const SheetTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& > * > tr > td': { padding: 0 },
})

export const SheetHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBottom: 8,
  marginBottom: 16,
  borderBottom: '2px solid #000',
  '& svg': { width: 56, height: 56, flexShrink: 0 },
})

/** After it nothing of the sheet is missing. */
export const SheetEnd = styled('p')({
  margin: '8px 0 0',
  fontSize: fontSize.small,
  textAlign: 'center',
  color: '#333',
})

export const HeadText = styled('div')({ flexGrow: 1, minWidth: 0, fontSize: fontSize.small, overflowWrap: 'anywhere' })
export const HeadName = styled('div')({ fontSize: fontSize.body, fontWeight: 700 })
export const CodeText = styled('div')({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
})

/** A line to write on, after its name. */
export const WriteLine = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  maxWidth: '100%',
  '&::after': { content: '""', display: 'inline-block', width: '52mm', maxWidth: '100%', borderBottom: line },
})

export const NameLines = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: '4px 0 8px' })

export const Problem = styled('div')({
  marginBottom: 20,
  breakInside: 'avoid',
  '& h2, & h3': { fontSize: fontSize.body, margin: '0 0 6px', breakAfter: 'avoid' },
})

/** The last problem keeps its room and the end of the sheet on its page: else a page might hold nothing else. */
export const ProblemWithRoom = styled('div')<{ 'data-last': boolean }>(({ 'data-last': isLast }) => ({
  breakInside: isLast ? 'avoid' : 'auto',
}))

/** Room for working, which may go on over the page. */
export const Room = styled('div')<{ 'data-room': number }>(({ 'data-room': millimetres }) => ({
  height: `${millimetres}mm`,
  breakInside: 'auto',
}))

export const AnswerSpace = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 8px',
  margin: '12px 0 4px',
  breakInside: 'avoid',
})

export const QuestionName = styled('span')({ fontWeight: 700 })
export const QuestionPoints = styled('span')({
  fontSize: fontSize.small,
  color: '#333',
  whiteSpace: 'nowrap',
  // Another question may stand in the same line.
  marginInlineEnd: 16,
})

export const RuledLine = styled('div')({ width: '100%', height: '9mm', borderBottom: line })

export const Choices = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  display: 'grid',
  gap: 6,
})

export const Choice = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: 8,
  alignItems: 'baseline',
  breakInside: 'avoid',
  '& p': { margin: 0 },
})

export const Box = styled('span')({ display: 'inline-block', width: '4mm', height: '4mm', border: '1.5px solid #000' })

export const KeyList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  alignItems: 'baseline',
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd > p': { margin: 0 },
})

export const ListTable = styled('table')({
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: fontSize.small,
  '& th, & td': { border: line, padding: '4px', textAlign: 'start', minWidth: '8mm' },
  // Points are written by hand.
  '& th:nth-of-type(n + 4)': { minWidth: '10mm' },
  // Names of sheets without one are written by hand.
  '& th:nth-of-type(3)': { width: '100%', minWidth: '45mm' },
  '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& td': { height: '8mm' },
})

/** Behind the code of a sheet, and far enough from it not to be read as its last character. */
export const VersionMark = styled('strong')({ marginInlineStart: '3mm' })

/** Under the number of a question. */
export const ColumnPoints = styled('span')({ display: 'block', fontWeight: 400, whiteSpace: 'nowrap' })

export const Controls = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 16,
  alignItems: 'end',
  margin: '12px 0',
  ...notOnPaper,
})

export const OnScreen = styled('div')({ ...notOnPaper })
