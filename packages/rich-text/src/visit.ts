import type { BlockNode, InlineNode, ListItemNode, RichText, TableCellNode, TableRowNode } from './document.ts'

/** Any node below the document. */
export type RichTextNode = BlockNode | InlineNode | ListItemNode | TableRowNode | TableCellNode

function childrenOf(node: RichTextNode): readonly RichTextNode[] {
  return 'content' in node && node.content !== undefined ? node.content : []
}

/** Calls `see` for every node of the document in reading order, parents before their children. */
export function visit(doc: RichText, see: (node: RichTextNode, path: string) => void): void {
  const walk = (nodes: readonly RichTextNode[], path: string): void => {
    for (const [index, node] of nodes.entries()) {
      const at = `${path}.${index}`
      see(node, at)
      walk(childrenOf(node), `${at}.content`)
    }
  }
  walk(doc.content, 'content')
}

/** What takes the place of a node: nothing, one node or several of the same kind. */
export interface RichTextMapping {
  /** Replaces an inline node. Default: the node itself. */
  readonly inline?: (node: InlineNode) => readonly InlineNode[]
  /** Replaces a block, before its own content is mapped. Default: the node itself. */
  readonly block?: (node: BlockNode) => readonly BlockNode[]
  /** Blocks that are not looked at: they stay as they are. Default: none. */
  readonly isFinished?: (nodes: readonly BlockNode[]) => boolean
}

function mapInline(nodes: readonly InlineNode[], mapping: RichTextMapping): readonly InlineNode[] {
  const { inline } = mapping
  return inline === undefined ? nodes : replaceEach(nodes, inline)
}

/** Like `flatMap`, which takes several times as long for lists of one. */
function replaceEach<T>(nodes: readonly T[], replace: (node: T) => readonly T[]): readonly T[] {
  const replaced: T[] = []
  for (const node of nodes) for (const each of replace(node)) replaced.push(each)
  return replaced
}

function mapInside(node: BlockNode, mapping: RichTextMapping): BlockNode {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.content === undefined ? node : { ...node, content: mapInline(node.content, mapping) }
    case 'bulletList':
    case 'orderedList':
      return { ...node, content: node.content.map((item) => ({ ...item, content: mapBlocks(item.content, mapping) })) }
    case 'table':
      return {
        ...node,
        content: node.content.map((row) => ({
          ...row,
          content: row.content.map((cell) => {
            const content = mapBlocks(cell.content, mapping)
            return content === cell.content ? cell : { ...cell, content }
          }),
        })),
      }
    case 'blockMath':
    case 'image':
    case 'embed':
    case 'horizontalRule':
      return node
  }
}

function mapBlocks(nodes: readonly BlockNode[], mapping: RichTextMapping): readonly BlockNode[] {
  const { block } = mapping
  if (mapping.isFinished?.(nodes) === true) return nodes
  const replaced = block === undefined ? nodes : replaceEach(nodes, block)
  return replaced.map((node) => mapInside(node, mapping))
}

/** A copy of the document with nodes replaced; what is not replaced is shared, not copied. */
export function mapRichText(doc: RichText, mapping: RichTextMapping): RichText {
  return { type: 'doc', content: mapBlocks(doc.content, mapping) }
}
