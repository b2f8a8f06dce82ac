import { z } from 'zod'
import type { BlockNode, InlineNode, ListItemNode, RichText, TableCellNode } from '@isomorph/rich-text'
import { imageSizeMaximum } from './limits.ts'

/** Addresses that may stand in a link: the web, mail, or this product. */
const hrefSchema = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|mailto:|\/(?!\/))/i, 'A link starts with https://, http:// or mailto:.')
const imageSourceSchema = z
  .string()
  .max(2000)
  .regex(/^\/api\/files\/[\w.-]+(\?[\w=&%.-]*)?$/, 'An image is one that was uploaded here.')
const latexSchema = z.string().max(10_000)

const markSchema = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'code', 'subscript', 'superscript']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: hrefSchema }) }),
])

const inlineSchema: z.ZodType<InlineNode> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(100_000),
    marks: z.array(markSchema).optional(),
  }),
  z.strictObject({ type: z.literal('variable'), attrs: z.strictObject({ name: z.string().min(1).max(100) }) }),
  z.strictObject({ type: z.literal('inlineMath'), attrs: z.strictObject({ latex: latexSchema }) }),
  z.strictObject({
    type: z.literal('questionSlot'),
    attrs: z.strictObject({ questionKey: z.number().int().positive() }),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]) as z.ZodType<InlineNode>

const inlineContent = z.array(inlineSchema).max(5000).optional()
const size = z.number().int().min(1).max(imageSizeMaximum).nullable()

const blockSchema: z.ZodType<BlockNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), content: inlineContent }),
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
      content: inlineContent,
    }),
    z.strictObject({ type: z.literal('blockMath'), attrs: z.strictObject({ latex: latexSchema }) }),
    z.strictObject({
      type: z.literal('image'),
      attrs: z.strictObject({
        src: imageSourceSchema,
        alt: z.string().max(2000),
        width: size,
        height: size,
        nonPublic: z.boolean(),
      }),
    }),
    z.strictObject({
      type: z.literal('embed'),
      attrs: z.strictObject({
        url: z.url({ protocol: /^https?$/ }),
        title: z.string().max(200),
        height: z.number().int().min(50).max(2000),
      }),
    }),
    z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItemSchema).min(1).max(500) }),
    z.strictObject({
      type: z.literal('table'),
      attrs: z.strictObject({ id: z.string().max(100) }),
      content: z.array(tableRowSchema).min(1).max(500),
    }),
    z.strictObject({ type: z.literal('horizontalRule') }),
  ]),
) as z.ZodType<BlockNode>

const listItemSchema: z.ZodType<ListItemNode> = z.strictObject({
  type: z.literal('listItem'),
  content: z.array(blockSchema).min(1).max(200),
})

const tableCellSchema: z.ZodType<TableCellNode> = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({
    id: z.string().max(100),
    colspan: z.number().int().min(1).max(100),
    rowspan: z.number().int().min(1).max(100),
    colwidth: z.array(z.number().int().min(0).max(10_000)).nullable(),
  }),
  content: z.array(blockSchema).min(1).max(200),
})

const tableRowSchema = z.strictObject({
  type: z.literal('tableRow'),
  attrs: z.strictObject({ id: z.string().max(100) }),
  content: z.array(tableCellSchema).min(1).max(100),
})

/** A rich-text document: known nodes only, rightly nested, addresses of known kinds, bounded in size. */
export const richTextSchema: z.ZodType<RichText> = z
  .strictObject({ type: z.literal('doc'), content: z.array(blockSchema).max(2000) })
  .meta({ id: 'RichText' })
