import { Fragment, memo, useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import 'katex/dist/katex.min.css'
import './statement.css'

interface StatementViewProps {
  /** Rendered on the server from a checked document: escaped text, maths as HTML + MathML. */
  readonly html: string
  /** What stands in each question's place; questions without a place follow below the text. */
  readonly fields: ReadonlyMap<number, ReactNode>
}

type Slots = ReadonlyMap<number, Element>

function slotsOf(root: HTMLElement): Slots {
  const elements = [...root.querySelectorAll('[data-question-slot]')]
  return new Map(elements.map((element) => [Number(element.getAttribute('data-question-slot')), element]))
}

/** A statement as its reader sees it, with answer fields where the author put them. */
export function StatementView({ html, fields }: StatementViewProps) {
  const [slots, setSlots] = useState<Slots>(new Map())
  const find = useCallback((root: HTMLElement | null) => setSlots(root ? slotsOf(root) : new Map()), [])
  const isPlaced = (questionKey: number) => slots.has(questionKey)
  return (
    <div className="statement">
      <StatementHtml key={html} html={html} onMount={find} />
      {[...fields].map(([questionKey, field]) => {
        const slot = slots.get(questionKey)
        return slot ? createPortal(field, slot, String(questionKey)) : null
      })}
      {slots.size > 0 || !html.includes('data-question-slot')
        ? [...fields]
            .filter(([questionKey]) => !isPlaced(questionKey))
            .map(([questionKey, field]) => <Fragment key={questionKey}>{field}</Fragment>)
        : null}
    </div>
  )
}

/** Apart, so that typing in a field never touches the text around it. */
const StatementHtml = memo(function StatementHtml({
  html,
  onMount,
}: {
  html: string
  onMount: (root: HTMLElement | null) => void
}) {
  // oxlint-disable-next-line react/no-danger -- the server renders it from a document that was checked node by node
  return <div ref={onMount} className="statement-text" dangerouslySetInnerHTML={{ __html: html }} />
})
