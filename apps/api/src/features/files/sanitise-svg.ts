import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import { Refusal } from '../../refusals/refusals.ts'
import { fileRefusals } from './files.errors.ts'
import type { ImageSize } from './image-size.ts'
import { allowedElements, isAllowedAttribute, isHarmlessStyle } from './svg-rules.ts'

const maximumElements = 50_000
const maximumDepth = 200
/** Elements drawn when every `use` is replaced by what it names: a few lines can ask for billions. */
const maximumDrawn = 500_000

type Node = Readonly<Record<string, unknown>>

const settings = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: ':@',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
} as const

function nameOf(node: Node): string {
  return Object.keys(node).find((key) => key !== ':@') ?? ''
}

function childrenOf(node: Node): readonly Node[] {
  const children = node[nameOf(node)]
  return Array.isArray(children) ? (children as Node[]) : []
}

function attributesOf(node: Node): Readonly<Record<string, string>> {
  return (node[':@'] ?? {}) as Readonly<Record<string, string>>
}

function textOf(node: Node): string {
  const parts = childrenOf(node).map((child) => child['#text'])
  return parts.filter((part) => typeof part === 'string').join('')
}

function parseXml(text: string): readonly Node[] {
  if (XMLValidator.validate(text) !== true) refuse()
  try {
    return new XMLParser(settings).parse(text) as Node[]
  } catch (error) {
    // The parser has bounds of its own, on nesting among others.
    throw new Refusal(fileRefusals.unsafeDrawing, { cause: error })
  }
}

function refuse(): never {
  throw new Refusal(fileRefusals.unsafeDrawing)
}

function cleanNode(node: Node, depth: number, count: { elements: number }): Node[] {
  const name = nameOf(node)
  if (name === '#text') return [node]
  count.elements += 1
  if (count.elements > maximumElements || depth > maximumDepth) refuse()
  if (!allowedElements.has(name)) return []
  if (name === 'style' && !isHarmlessStyle(textOf(node))) return []
  const attributes = Object.entries(attributesOf(node)).filter(([key, value]) => isAllowedAttribute(name, key, value))
  const children = childrenOf(node).flatMap((child) => cleanNode(child, depth + 1, count))
  return [{ [name]: children, ':@': Object.fromEntries(attributes) }]
}

/** How many elements are drawn once every `use` is followed; a cycle or a flood is refused. */
function refuseWhenItFloods(root: Node): void {
  const byId = new Map<string, Node>()
  const collect = (node: Node): void => {
    const { id } = attributesOf(node)
    if (id !== undefined) byId.set(id, node)
    childrenOf(node).forEach(collect)
  }
  collect(root)
  const drawn = new Map<Node, number>()
  const underWay = new Set<Node>()
  const countDrawn = (node: Node): number => {
    const known = drawn.get(node)
    if (known !== undefined) return known
    if (underWay.has(node)) refuse()
    underWay.add(node)
    const attributes = attributesOf(node)
    const target =
      nameOf(node) === 'use' ? byId.get((attributes['href'] ?? attributes['xlink:href'] ?? '').slice(1)) : undefined
    let total = 1 + (target ? countDrawn(target) : 0)
    for (const child of childrenOf(node)) total += countDrawn(child)
    if (total > maximumDrawn) refuse()
    underWay.delete(node)
    drawn.set(node, total)
    return total
  }
  countDrawn(root)
}

function sizeOf(attributes: Readonly<Record<string, string>>): ImageSize | undefined {
  const pixels = (text: string | undefined): number =>
    Number(/^\s*([\d.]+)(px)?\s*$/.exec(text ?? '')?.[1] ?? Number.NaN)
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = Math.round(pixels(attributes['width']) || (box[2] ?? Number.NaN))
  const height = Math.round(pixels(attributes['height']) || (box[3] ?? Number.NaN))
  return width > 0 && height > 0 ? { width, height } : undefined
}

export interface SafeDrawing {
  readonly text: string
  readonly size: ImageSize | undefined
}

/**
 * Rebuilds a drawing from what is allowed, so that nothing else can be in it: no script, no handler, no outside
 * address, no entity, nothing that floods when it is drawn.
 */
export function sanitiseSvg(source: string): SafeDrawing {
  // An entity of the file's own can stand for anything, also for itself a billion times.
  if (/<!ENTITY/i.test(source)) refuse()
  const root = parseXml(source.replace(/<!DOCTYPE[^>[]*>/i, '')).find((node) => nameOf(node) === 'svg')
  if (!root) refuse()
  const [clean] = cleanNode(root, 0, { elements: 0 })
  if (!clean) refuse()
  refuseWhenItFloods(clean)
  const attributes = { ...attributesOf(clean), xmlns: 'http://www.w3.org/2000/svg' }
  const text = new XMLBuilder({ ...settings, suppressEmptyNode: true }).build([{ ...clean, ':@': attributes }])
  return { text, size: sizeOf(attributes) }
}
