import { DOMParser, Node, type Attr, type Document, type Element } from '@xmldom/xmldom'
import { Refusal } from '../../refusals/refusals.ts'
import { fileRefusals } from './files.errors.ts'
import type { ImageSize } from './image-size.ts'
import { allowedElements, isAllowedAttribute, isHarmlessStyle } from './svg-rules.ts'

const maximumElements = 50_000
const maximumDepth = 200
/** Elements drawn when every `use` is replaced by what it names: a few lines can ask for billions. */
const maximumDrawn = 500_000

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** An element of a drawing, made of nothing but what is allowed. */
interface Shape {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (Shape | string)[]
}

function refuse(cause?: unknown): never {
  throw new Refusal(fileRefusals.unsafeDrawing, { cause })
}

function parseXml(text: string): Document {
  // A declaration of the file's own can stand for anything, also for itself a billion times.
  if (/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i.test(text)) refuse()
  try {
    return new DOMParser({
      onError: (_level, message) => {
        throw new Error(message)
      },
    }).parseFromString(text, 'text/xml')
  } catch (error) {
    return refuse(error)
  }
}

/** What XML 1.0 has no way to hold, not even by its number. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

function checked(text: string): string {
  if (forbidden.test(text)) refuse()
  return text
}

/** Whether a file says SVG, or nothing: many a drawing leaves the namespace out. */
function isOfSvg({ namespaceURI, prefix }: Element): boolean {
  return !prefix && (namespaceURI === null || namespaceURI === svgNamespace)
}

/** The name that an attribute has in SVG, whatever prefix the file uses. Those of other vocabularies draw nothing. */
function nameOf({ namespaceURI, localName, nodeName }: Attr): string | undefined {
  if (namespaceURI === null) return nodeName
  if (namespaceURI === xlinkNamespace) return `xlink:${localName}`
  const isOfText = namespaceURI === xmlNamespace && (localName === 'space' || localName === 'lang')
  return isOfText ? `xml:${localName}` : undefined
}

function attributesOf(element: Element): Map<string, string> {
  const kept = new Map<string, string>()
  for (const attribute of Array.from(element.attributes)) {
    const name = nameOf(attribute)
    const value = checked(attribute.value)
    if (name !== undefined && isAllowedAttribute(element.nodeName, name, value)) kept.set(name, value)
  }
  return kept
}

/** What stands directly in an element, marked sections too: what a browser reads as the text of a style. */
function textOf(element: Element): string {
  const texts = Array.from(element.childNodes).filter(({ nodeType }) => isText(nodeType))
  return texts.map(({ nodeValue }) => nodeValue ?? '').join('')
}

function isText(nodeType: number): boolean {
  return nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE
}

function cleanElement(element: Element, depth: number, count: { elements: number }): Shape | undefined {
  count.elements += 1
  if (count.elements > maximumElements || depth > maximumDepth) refuse()
  const name = element.nodeName
  if (!isOfSvg(element) || !allowedElements.has(name)) return undefined
  const attributes = attributesOf(element)
  if (name === 'style') {
    const text = checked(textOf(element))
    return isHarmlessStyle(text) ? { name, attributes, children: [text] } : undefined
  }
  return { name, attributes, children: cleanChildren(element, depth, count) }
}

function cleanChildren(element: Element, depth: number, count: { elements: number }): (Shape | string)[] {
  const children: (Shape | string)[] = []
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (isText(node.nodeType)) children.push(checked(node.nodeValue ?? ''))
    const shape = node.nodeType === Node.ELEMENT_NODE ? cleanElement(node as Element, depth + 1, count) : undefined
    if (shape) children.push(shape)
  }
  return children
}

function isShape(child: Shape | string): child is Shape {
  return typeof child !== 'string'
}

/** How many elements are drawn once every `use` is followed; a cycle or a flood is refused. */
function refuseWhenItFloods(root: Shape): void {
  const byId = new Map<string, Shape>()
  const collect = (shape: Shape): void => {
    const id = shape.attributes.get('id')
    if (id !== undefined) byId.set(id, shape)
    shape.children.filter(isShape).forEach(collect)
  }
  collect(root)
  const drawn = new Map<Shape, number>()
  const underWay = new Set<Shape>()
  const countDrawn = (shape: Shape): number => {
    const known = drawn.get(shape)
    if (known !== undefined) return known
    if (underWay.has(shape)) refuse()
    underWay.add(shape)
    const address = shape.attributes.get('href') ?? shape.attributes.get('xlink:href') ?? ''
    const target = shape.name === 'use' ? byId.get(address.trim().slice(1)) : undefined
    let total = 1 + (target ? countDrawn(target) : 0)
    for (const child of shape.children.filter(isShape)) total += countDrawn(child)
    if (total > maximumDrawn) refuse()
    underWay.delete(shape)
    drawn.set(shape, total)
    return total
  }
  countDrawn(root)
}

function sizeOf(attributes: ReadonlyMap<string, string>): ImageSize | undefined {
  const pixels = (text: string | undefined): number =>
    Number(/^\s*([\d.]+)(px)?\s*$/.exec(text ?? '')?.[1] ?? Number.NaN)
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = Math.round(pixels(attributes.get('width')) || (box[2] ?? Number.NaN))
  const height = Math.round(pixels(attributes.get('height')) || (box[3] ?? Number.NaN))
  return width > 0 && height > 0 ? { width, height } : undefined
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeText(text: string): string {
  return text.replaceAll(/[&<>\r]/g, (sign) => escapes[sign] ?? '&#13;')
}

/** Breaks and tabs by number: read as they stand, they would be spaces. */
function escapeValue(value: string): string {
  return value.replaceAll(/[&<>"\t\n\r]/g, (sign) => escapes[sign] ?? `&#${sign.charCodeAt(0)};`)
}

function write({ name, attributes, children }: Shape): string {
  const written = Array.from(attributes, ([key, value]) => ` ${key}="${escapeValue(value)}"`).join('')
  if (children.length === 0) return `<${name}${written}/>`
  const inside = children.map((child) => (isShape(child) ? write(child) : escapeText(child))).join('')
  return `<${name}${written}>${inside}</${name}>`
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
  const root = parseXml(source).documentElement
  if (root?.nodeName !== 'svg') refuse()
  const clean = cleanElement(root, 0, { elements: 0 })
  if (!clean) refuse()
  refuseWhenItFloods(clean)
  const namespaces = [
    ['xmlns', svgNamespace],
    ['xmlns:xlink', xlinkNamespace],
  ] as const
  const text = write({ ...clean, attributes: new Map([...namespaces, ...clean.attributes]) })
  return { text, size: sizeOf(clean.attributes) }
}
