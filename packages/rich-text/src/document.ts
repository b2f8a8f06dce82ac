/**
 * The rich-text document: the JSON that the editor (TipTap / ProseMirror) writes, as plain types.
 * Statements, solutions, choices, hints and instructions are documents of this shape.
 */

/** Marks a run of text can carry. */
export type Mark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'code' | 'subscript' | 'superscript' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

/** A run of text with the same marks. */
export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly Mark[]
}

/** A variable's value stands here, written in the variable's own number format. */
export interface VariableNode {
  readonly type: 'variable'
  readonly attrs: { readonly name: string }
}

/** LaTeX in the line. A variable stands in it as `\variable{name}`. */
export interface InlineMathNode {
  readonly type: 'inlineMath'
  readonly attrs: { readonly latex: string }
}

/** The place where the answer field of a question stands. */
export interface QuestionSlotNode {
  readonly type: 'questionSlot'
  readonly attrs: { readonly questionKey: number }
}

/** A new line within a paragraph. */
export interface HardBreakNode {
  readonly type: 'hardBreak'
}

export type InlineNode = TextNode | VariableNode | InlineMathNode | QuestionSlotNode | HardBreakNode

/** A paragraph. */
export interface ParagraphNode {
  readonly type: 'paragraph'
  readonly content?: readonly InlineNode[]
}

/** A heading. */
export interface HeadingNode {
  readonly type: 'heading'
  readonly attrs: { readonly level: 1 | 2 | 3 }
  readonly content?: readonly InlineNode[]
}

/** LaTeX on a line of its own. A variable stands in it as `\variable{name}`. */
export interface BlockMathNode {
  readonly type: 'blockMath'
  readonly attrs: { readonly latex: string }
}

/** `src` is a path of this product (`/api/files/…`); a non-public image is served to signed-in viewers only. */
export interface ImageNode {
  readonly type: 'image'
  readonly attrs: {
    readonly src: string
    readonly alt: string
    readonly width: number | null
    readonly height: number | null
    readonly nonPublic: boolean
  }
}

/** A page of another site in a frame (a URL artifact that passed the iframe check). */
export interface EmbedNode {
  readonly type: 'embed'
  readonly attrs: { readonly url: string; readonly title: string; readonly height: number }
}

/** An item of a list. */
export interface ListItemNode {
  readonly type: 'listItem'
  readonly content: readonly BlockNode[]
}

/** A list, with bullets or numbers. */
export interface ListNode {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly ListItemNode[]
}

/** A cell, which keeps its id through every change of the table. */
export interface TableCellNode {
  readonly type: 'tableCell' | 'tableHeader'
  readonly attrs: {
    readonly id: string
    readonly colspan: number
    readonly rowspan: number
    readonly colwidth: readonly number[] | null
  }
  readonly content: readonly BlockNode[]
}

/** A row of a table. */
export interface TableRowNode {
  readonly type: 'tableRow'
  readonly attrs: { readonly id: string }
  readonly content: readonly TableCellNode[]
}

/** A table. */
export interface TableNode {
  readonly type: 'table'
  readonly attrs: { readonly id: string }
  readonly content: readonly TableRowNode[]
}

/** A line across the page. */
export interface HorizontalRuleNode {
  readonly type: 'horizontalRule'
}

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | BlockMathNode
  | ImageNode
  | EmbedNode
  | ListNode
  | TableNode
  | HorizontalRuleNode

/** A whole document. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly BlockNode[]
}

/** A document without a word in it. */
export const emptyRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }
