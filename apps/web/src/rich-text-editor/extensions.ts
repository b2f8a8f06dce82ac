import type { Extensions } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Placeholder } from '@tiptap/extensions'
import type { RichTextEditorHost } from './editor-context.ts'
import { imageUpload } from './image-upload.ts'
import { EmbedBlock } from './nodes/embed-node.tsx'
import { ImageBlock } from './nodes/image-node.tsx'
import { BlockMath, InlineMath } from './nodes/math-nodes.ts'
import { QuestionSlot } from './nodes/question-slot-node.tsx'
import { VariablePill } from './nodes/variable-node.tsx'
import { Subscript, Superscript } from './script-marks.ts'
import { TableIds } from './table-ids.ts'
import { TableKeys } from './table-keys.ts'

/** Everything a document may hold, and nothing else. `hostOf` answers the host as it is at that moment. */
export function editorExtensions(hostOf: () => RichTextEditorHost, placeholder: string): Extensions {
  return [
    StarterKit.configure({
      blockquote: false,
      codeBlock: false,
      strike: false,
      link: false,
      heading: { levels: [1, 2, 3] },
    }),
    Link.configure({ openOnClick: false, autolink: false, defaultProtocol: 'https' }),
    Subscript,
    Superscript,
    Table.configure({ resizable: false }),
    TableRow,
    TableCell,
    TableHeader,
    TableIds,
    TableKeys,
    InlineMath,
    BlockMath,
    VariablePill,
    QuestionSlot,
    ImageBlock,
    EmbedBlock,
    imageUpload(hostOf),
    Placeholder.configure({ placeholder }),
  ]
}
