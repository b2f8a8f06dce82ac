import type { Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import type { RichTextEditorHost } from './editor-context.ts'
import { imageUpload } from './images/image-upload.ts'
import { pastedDocuments } from './pasting/pasted-documents.ts'
import { LinkMark } from './link-mark.ts'
import { EmbedBlock } from './nodes/embed-node.tsx'
import { WrittenFormulas } from './formulas/written-formulas.ts'
import { ImageBlock } from './nodes/image-node.tsx'
import { BlockMath, InlineMath } from './nodes/math-nodes.ts'
import { QuestionSlot } from './nodes/question-slot-node.tsx'
import { VariablePill } from './nodes/variable-node.tsx'
import { Subscript, Superscript } from './script-marks.ts'
import { TableIds } from './tables/table-ids.ts'
import { TableKeys } from './tables/table-keys.ts'

const blocks: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3] }),
  HorizontalRule,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
]

const marks: Extensions = [Bold, Italic, Underline, Code, LinkMark, Subscript, Superscript]

const tables: Extensions = [
  Table.configure({ resizable: false }),
  TableRow,
  TableCell,
  TableHeader,
  TableIds,
  TableKeys,
]

const things: Extensions = [InlineMath, BlockMath, WrittenFormulas, VariablePill, QuestionSlot, ImageBlock, EmbedBlock]

/** Everything a document may hold, and nothing else. `hostOf` answers the host as it is at that moment. */
export function editorExtensions(hostOf: () => RichTextEditorHost, placeholder: string): Extensions {
  return [
    ...blocks,
    ...marks,
    ...tables,
    ...things,
    imageUpload(hostOf),
    pastedDocuments(hostOf),
    UndoRedo,
    Dropcursor,
    Gapcursor,
    TrailingNode,
    Placeholder.configure({ placeholder }),
  ]
}
