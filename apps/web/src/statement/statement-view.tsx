import { Fragment, memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  const find = useCallback((root: HTMLElement) => setSlots(slotsOf(root)), [])
  const isPlaced = (questionKey: number) => slots.has(questionKey)
  return (
    <div className="statement">
      <StatementHtml html={html} onShown={find} />
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

/** Fetched for the first text that is corrected while it is shown: few ever are. Without it the fields are made anew. */
async function loadReplaceText(): Promise<(root: Element, html: string) => void> {
  try {
    return (await import('./replace-text.ts')).replaceText
  } catch {
    return (root, html) => {
      root.innerHTML = html
    }
  }
}

/** Apart, so that typing in a field never touches the text around it, and a corrected text never the fields. */
const StatementHtml = memo(function StatementHtml({
  html,
  onShown,
}: {
  html: string
  onShown: (root: HTMLElement) => void
}) {
  const root = useRef<HTMLDivElement>(null)
  const [first] = useState(html)
  const shown = useRef(html)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    if (html === shown.current) {
      onShown(element)
      return undefined
    }
    let isWanted = true
    const correct = async (): Promise<void> => {
      const replaceText = await loadReplaceText()
      if (!isWanted) return
      replaceText(element, html)
      shown.current = html
      onShown(element)
    }
    void correct()
    return () => {
      isWanted = false
    }
  }, [html, onShown])
  // oxlint-disable-next-line react/no-danger -- the server renders it from a document that was checked node by node
  return <div ref={root} className="statement-text" dangerouslySetInnerHTML={{ __html: first }} />
})
