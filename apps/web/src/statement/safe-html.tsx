import 'katex/dist/katex.min.css'
import './statement.css'

/** HTML that the server rendered from a checked document: instructions, feedback, hints, solutions. */
export function SafeHtml({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- rendered on the server from a document that was checked node by node
  return <div className="statement statement-text" dangerouslySetInnerHTML={{ __html: html }} />
}
