import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Node, type Schema } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { formulasAsHtml } from './formulas-as-html.ts'
import { mathAtEnd, mathInText } from './math-in-text.ts'

/** A formula longer than this is pasted. */
const longestTyped = 2000

/** Formulas that are typed or pasted between their delimiters become formulas; Undo gives the characters back. */
export const WrittenFormulas = Extension.create({
  name: 'writtenFormulas',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('writtenFormulas'),
        props: {
          handleTextInput: (view, from, to, text) => takeTyped(view, from, to, text),
          handlePaste: (view, event) => takePasted(view, event.clipboardData),
          transformPastedHTML: formulasAsHtml,
        },
      }),
    ]
  },
})

function formulaNode(schema: Schema, latex: string, isDisplay: boolean): Node | undefined {
  return schema.nodes[isDisplay ? 'blockMath' : 'inlineMath']?.create({ latex })
}

function takeTyped(view: EditorView, from: number, to: number, text: string): boolean {
  const { state } = view
  const place = state.doc.resolve(from)
  if (!/[$\])}]$/.test(text) || place.parent.type.spec.code || place.marks().some(({ type }) => type.name === 'code'))
    return false
  const start = Math.max(0, place.parentOffset - longestTyped)
  const before = place.parent.textBetween(start, place.parentOffset, undefined, '\ufffc')
  const found = mathAtEnd(before + text)
  if (!found || found.from >= before.length) return false
  const node = formulaNode(state.schema, found.latex, found.isDisplay)
  if (!node) return false
  view.dispatch(state.tr.insertText(text, from, to))
  const begin = from - before.length + found.from
  view.dispatch(
    closeHistory(view.state.tr)
      .replaceRangeWith(begin, from + text.length, node)
      .scrollIntoView(),
  )
  return true
}

/** Plain text with formulas in it. What comes with its form is read from that. */
function takePasted(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/plain') ?? ''
  if (data?.getData('text/html') || view.state.selection.$from.parent.type.spec.code) return false
  if (mathInText(text).length === 0) return false
  const { from } = view.state.selection
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view.state.schema, linesOf(view.state.schema, text, []))))
  const { to } = view.state.selection
  const formulas = linesOf(view.state.schema, text, mathInText(text))
  view.dispatch(
    closeHistory(view.state.tr).replaceRange(from, to, sliceOf(view.state.schema, formulas)).scrollIntoView(),
  )
  return true
}

/** Whole lines stay lines; what stands at the ends joins the text around. */
function sliceOf(schema: Schema, lines: readonly Node[]): Slice {
  const isOpen = (line: Node | undefined): number => (line?.type === schema.nodes['paragraph'] ? 1 : 0)
  return new Slice(Fragment.fromArray([...lines]), isOpen(lines[0]), isOpen(lines.at(-1)))
}

/** A text as paragraphs, with these formulas in it. */
function linesOf(schema: Schema, text: string, formulas: ReturnType<typeof mathInText>): readonly Node[] {
  const paragraph = schema.nodes['paragraph']
  if (!paragraph) return []
  const lines: Node[] = []
  let line: Node[] = []
  const endLine = (isForced: boolean): void => {
    if (line.length > 0 || isForced) lines.push(paragraph.create(null, line))
    line = []
  }
  const write = (part: string): void => {
    for (const [index, words] of part.split(/\r?\n/).entries()) {
      if (index > 0) endLine(lines.length === 0)
      if (words !== '') line.push(schema.text(words))
    }
  }
  let end = 0
  for (const { from, to, latex, isDisplay } of formulas) {
    write(text.slice(end, from))
    end = to
    const node = formulaNode(schema, latex, isDisplay)
    if (isDisplay) endLine(false)
    if (node) (isDisplay ? lines : line).push(node)
  }
  write(text.slice(end))
  endLine(lines.length === 0)
  return lines
}
