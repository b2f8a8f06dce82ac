import { renderDocument, type ElementAttributes, type RenderTarget, type RichText } from '@isomorph/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { StaticMath, type PillStatus } from '../math/index.ts'
import './rich-text.css'

export interface RichTextViewProps {
  readonly document: RichText
  /** What stands in the place of a question. */
  readonly renderQuestion?: (questionKey: number) => ReactNode
  readonly pillStatusOf?: (name: string) => PillStatus
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  referrerpolicy: 'referrerPolicy',
}

function reactAttributes(attributes: ElementAttributes): Record<string, string | number> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))
}

function keyed(children: readonly ReactNode[]): ReactNode[] {
  // Documents are replaced as a whole, so the place of a node is its identity.
  return children.map((child, index) => createElement(Fragment, { key: index }, child))
}

function targetOf(props: RichTextViewProps): RenderTarget<ReactNode> {
  const { renderQuestion, pillStatusOf } = props
  return {
    text: (text) => text,
    // A paragraph may hold a question with blocks of its own, which a <p> must not.
    element: (name, attributes, children) =>
      createElement(
        name === 'p' ? 'div' : name,
        { ...reactAttributes(attributes), ...(name === 'p' ? { className: 'rich-text-paragraph' } : {}) },
        ...(children.length > 0 ? [keyed(children)] : []),
      ),
    math: (latex, isDisplay) => (
      <StaticMath latex={latex} isDisplay={isDisplay} {...(pillStatusOf ? { pillStatusOf } : {})} />
    ),
    questionSlot: (questionKey) => renderQuestion?.(questionKey) ?? null,
    variable: (name) => <span className={`variable-pill is-${pillStatusOf?.(name) ?? 'unknown'}`}>{name}</span>,
  }
}

/** A document to read: a statement with its values, a solution, a choice, a hint. */
export function RichTextView(props: RichTextViewProps): ReactNode {
  return <div className="rich-text">{keyed(renderDocument(props.document, targetOf(props)))}</div>
}
