/** Lists that Word puts on the clipboard as paragraphs with numbers or bullets in front. */

const isListed = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && /mso-list:\s*l\d+/i.test(node.getAttribute('style') ?? '')

/** `mso-list:l0 level2 lfo1` is on the second level. */
function levelOf(paragraph: HTMLElement): number {
  const [, level] = /level(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? []
  return Number(level ?? 1)
}

/** What stands for the bullet or the number; Word marks it as not belonging to the text. */
function takeMarker(paragraph: HTMLElement): string {
  const markers = Array.from(paragraph.querySelectorAll('[style]')).filter((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  )
  const text = markers.map((marker) => marker.textContent).join('')
  for (const marker of markers) marker.remove()
  return text.replaceAll('\u00a0', ' ').trim()
}

const numbered = /^\(?(?:\d{1,4}|[a-z]{1,5})[.)]$/i

interface OpenList {
  readonly level: number
  readonly list: HTMLElement
}

/** The list for an item of a level: one that is open, one inside the last item, or one of its own. */
function listFor(open: OpenList[], level: number, isNumbered: boolean, before: HTMLElement): HTMLElement {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const current = open.at(-1)
  const tag = isNumbered ? 'ol' : 'ul'
  if (current?.level === level && current.list.localName === tag) return current.list
  if (current?.level === level) open.pop()
  const list = before.ownerDocument.createElement(tag)
  const parent = open.at(-1)?.list.lastElementChild
  if (parent) parent.append(list)
  else before.before(list)
  open.push({ level, list })
  return list
}

/** Makes lists of such paragraphs, with lists of the next level inside their items. */
export function makeWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  let last: Element | undefined
  for (const paragraph of Array.from(body.querySelectorAll<HTMLElement>('p, h1, h2, h3')).filter(isListed)) {
    const follows = last !== undefined && paragraph.previousElementSibling === last
    if (!follows) open = []
    const list = listFor(open, levelOf(paragraph), numbered.test(takeMarker(paragraph)), paragraph)
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...Array.from(paragraph.childNodes))
    item.append(text)
    list.append(item)
    paragraph.remove()
    last = open[0]?.list
  }
}
