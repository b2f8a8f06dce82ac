import { DOMParser, type Element, type Node } from '@xmldom/xmldom'

/** What a document without a document type cannot contain; with one we do not read it at all. */
const declarations = /<!(?:doctype|entity|element|attlist|notation)/i

/**
 * The root element of a document, or undefined for what is no well-formed document. Document types and entities are
 * refused: nothing in these protocols needs them, and they are how a document reads files or grows without end.
 */
export function parseXml(text: string): Element | undefined {
  if (declarations.test(text)) return undefined
  try {
    const parser = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message)
      },
    })
    return parser.parseFromString(text.trim(), 'text/xml').documentElement ?? undefined
  } catch {
    return undefined
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

export function childrenOf(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter(isElement)
}

/** Whether an element has this name in this namespace, whatever prefix the document uses. */
export function isNamed(element: Element, namespace: string, localName: string): boolean {
  return element.namespaceURI === namespace && element.localName === localName
}

/** The only child of that name; undefined when there is none, or more than one could be meant. */
export function onlyChild(parent: Element, namespace: string, localName: string): Element | undefined {
  const found = childrenOf(parent).filter((child) => isNamed(child, namespace, localName))
  return found.length === 1 ? found[0] : undefined
}

export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').trim()
}
