import 'katex/dist/katex.min.css'
import { styled } from '@mui/material/styles'
import { color, readingWidth } from '@isomorph/ui'

const Root = styled('div')({
  maxWidth: readingWidth,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& .katex': { fontSize: '1.08em' },
  '& .katex-display': { margin: '1em 0', overflowX: 'auto', overflowY: 'hidden' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { borderCollapse: 'collapse', margin: '12px 0', display: 'block', overflowX: 'auto', maxWidth: '100%' },
  '& th, & td': { border: `1px solid ${color.line}`, padding: '6px 12px' },
  '& p': { margin: '0 0 12px' },
  '& > :last-child': { marginBottom: 0 },
  '& [data-question-slot]': {
    display: 'inline-block',
    minWidth: 96,
    height: 32,
    verticalAlign: 'middle',
    border: `1px dashed ${color.control}`,
    borderRadius: 8,
  },
})

/** A statement or solution as the server has rendered it: escaped text, maths as HTML and MathML, empty question slots. */
export function StatementHtml({ html }: { html: string }) {
  // The server's renderer is the only source of this HTML; it escapes what people typed.
  return <Root dangerouslySetInnerHTML={{ __html: html }} />
}
