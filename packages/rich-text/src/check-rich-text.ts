import { markShapes, nodeShapes, richTextLimits, type ContentGroup, type NodeShape } from './node-shapes.ts'

/** One thing that keeps a value from being a rich-text document. `path` leads to it: `content.0.attrs.src`. */
export interface RichTextFinding {
  readonly path: string
  readonly message: string
}

interface Check {
  readonly findings: RichTextFinding[]
  nodes: number
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(path: string, part: string | number): string {
  return path === '' ? String(part) : `${path}.${part}`
}

function report(check: Check, path: string, message: string): void {
  if (check.findings.length < richTextLimits.findings) check.findings.push({ path, message })
}

function isExhausted(check: Check): boolean {
  return check.findings.length >= richTextLimits.findings || check.nodes > richTextLimits.nodes
}

function reportUnknownFields(check: Check, fields: Fields, known: readonly string[], path: string): void {
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) report(check, join(path, name), 'is not part of the format')
  }
}

function checkAttributes(check: Check, value: unknown, shape: NonNullable<NodeShape['attrs']>, path: string): void {
  if (!isFields(value)) {
    report(check, path, 'must hold the attributes')
    return
  }
  reportUnknownFields(check, value, Object.keys(shape), path)
  for (const [name, checkAttribute] of Object.entries(shape)) {
    const issue = checkAttribute(Object.hasOwn(value, name) ? value[name] : undefined)
    if (issue !== undefined) report(check, join(path, name), issue)
  }
}

function checkMarks(check: Check, marks: unknown, path: string): void {
  if (!Array.isArray(marks) || marks.length > 10) {
    report(check, path, 'must be a short list of marks')
    return
  }
  for (const [index, mark] of marks.entries()) {
    const at = join(path, index)
    const shape = isFields(mark) && typeof mark['type'] === 'string' ? markShapes.get(mark['type']) : undefined
    if (!isFields(mark) || shape === undefined) {
      report(check, join(at, 'type'), 'is not a known mark')
      continue
    }
    const hasAttributes = Object.keys(shape).length > 0
    reportUnknownFields(check, mark, hasAttributes ? ['type', 'attrs'] : ['type'], at)
    if (hasAttributes) checkAttributes(check, mark['attrs'], shape, join(at, 'attrs'))
  }
}

function checkText(check: Check, node: Fields, path: string): void {
  const text = node['text']
  if (typeof text !== 'string' || text === '') report(check, join(path, 'text'), 'must be text and not empty')
  else if (text.length > richTextLimits.textLength) report(check, join(path, 'text'), 'is too long')
  reportUnknownFields(check, node, ['type', 'text', 'marks'], path)
  if (node['marks'] !== undefined) checkMarks(check, node['marks'], join(path, 'marks'))
}

function checkNode(check: Check, node: unknown, group: ContentGroup, path: string, depth: number): void {
  check.nodes += 1
  if (!isFields(node)) {
    report(check, path, 'must be a node')
    return
  }
  if (node['type'] === 'text' && group === 'inline') {
    checkText(check, node, path)
    return
  }
  const shape = typeof node['type'] === 'string' ? nodeShapes.get(node['type']) : undefined
  if (shape === undefined || shape.group !== group) {
    report(check, join(path, 'type'), 'is not a node that may stand here')
    return
  }
  const known = ['type', ...(shape.attrs ? ['attrs'] : []), ...(shape.content ? ['content'] : [])]
  reportUnknownFields(check, node, known, path)
  if (shape.attrs) checkAttributes(check, node['attrs'], shape.attrs, join(path, 'attrs'))
  if (shape.content) checkContent(check, node['content'], shape.content, join(path, 'content'), depth + 1)
}

function checkContent(
  check: Check,
  content: unknown,
  shape: NonNullable<NodeShape['content']>,
  path: string,
  depth: number,
): void {
  if (content === undefined && shape.atLeast === 0) return
  if (!Array.isArray(content) || content.length < shape.atLeast) {
    report(check, path, 'must be a list of nodes that is not empty')
    return
  }
  if (depth > richTextLimits.depth) {
    report(check, path, `is nested more than ${richTextLimits.depth} levels deep`)
    return
  }
  for (const [index, node] of content.entries()) {
    if (isExhausted(check)) return
    checkNode(check, node, shape.group, join(path, index), depth)
  }
}

/**
 * Checks that a value from outside is a `RichText` document: nesting, attributes, addresses, depth and size.
 * An empty list means that it is one. Unknown fields are findings too, so nothing unforeseen gets stored.
 *
 * ```ts
 * checkRichText({ type: 'doc', content: [{ type: 'heading', attrs: { level: 7 } }] })
 * // [{ path: 'content.0.attrs.level', message: 'must be a whole number from 1 to 3' }]
 * ```
 */
export function checkRichText(value: unknown): readonly RichTextFinding[] {
  const check: Check = { findings: [], nodes: 0 }
  if (!isFields(value) || value['type'] !== 'doc') return [{ path: '', message: 'must be a document' }]
  reportUnknownFields(check, value, ['type', 'content'], '')
  if (!Array.isArray(value['content'])) report(check, 'content', 'must be a list of nodes')
  else checkContent(check, value['content'], { group: 'block', atLeast: 0 }, 'content', 1)
  if (check.nodes > richTextLimits.nodes) report(check, '', `has more than ${richTextLimits.nodes} nodes`)
  return check.findings
}
