const control = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]'
const heading = 'h1, h2, h3'

/** Where something stands: it, or a part of the page around it, between what stands before and after it. */
interface Step {
  readonly node: Element
  readonly parent: Element
  readonly next: Element | null
  readonly previous: Element | null
}

function wayUp(element: Element, root: Element): Step[] {
  const { parentElement: parent, nextElementSibling: next, previousElementSibling: previous } = element
  if (element === root || parent === null) return []
  return [{ node: element, parent, next, previous }, ...wayUp(parent, root)]
}

/** Disabled ones too: they count where something stands at the same place of its row. */
function controlsIn(part: Element): HTMLElement[] {
  const inside = [...part.querySelectorAll<HTMLElement>(control)]
  return part instanceof HTMLElement && part.matches(control) ? [part, ...inside] : inside
}

function alikeIn(part: Element, { tagName }: Element): HTMLElement[] {
  return controlsIn(part).filter((each) => each.tagName === tagName)
}

/** What is in one row what the lost element was in its own. */
function counterpart(lost: Element, gone: Element, row: Element): HTMLElement | undefined {
  if (row.tagName !== gone.tagName) return undefined
  const alike = alikeIn(row, lost)
  const index = alikeIn(gone, lost).findIndex((each) => each === lost)
  return alike[index] ?? alike.at(-1)
}

function* following(first: Element | null, direction: 'nextElementSibling' | 'previousElementSibling') {
  for (let row = first; row?.isConnected; row = row[direction]) yield row
}

function inNeighbours(lost: Element, { node, next, previous }: Step): HTMLElement[] {
  const rows = [...following(next, 'nextElementSibling'), ...following(previous, 'previousElementSibling')]
  return rows.flatMap((row) => counterpart(lost, node, row) ?? [])
}

/** What has taken its place, unless that is a part of the page with a heading of its own. */
function inItsPlace(lost: Element, { parent }: Step): HTMLElement[] {
  return parent.querySelector(heading) ? [] : alikeIn(parent, lost)
}

function headingsAround(part: Element, root: Element): HTMLElement[] {
  const found = [...part.querySelectorAll<HTMLElement>(heading)]
  return part === root || !part.parentElement ? found : [...found, ...headingsAround(part.parentElement, root)]
}

/** What is disabled or not displayed does not take the focus. */
function takesFocus(target: HTMLElement): boolean {
  if (target.matches(':disabled')) return false
  if (!target.matches(control)) target.tabIndex = -1
  target.focus()
  return document.activeElement !== document.body
}

/** The next best place for the focus: the neighbouring row, what stands there instead, the heading of the section. */
function focusNear(lost: Element, way: readonly Step[], root: Element): void {
  const step = way.find(({ parent }) => parent.isConnected)
  // A whole page that has gone is a change of page, which puts the focus itself.
  if (!step || step.parent === root) return
  const places = [...inNeighbours(lost, step), ...inItsPlace(lost, step), ...headingsAround(step.parent, root)]
  places.find(takesFocus)
}

/**
 * Whoever removes something with the keyboard goes on beside it: when what has the focus, or what a dialog would give
 * it back to, is taken out of the page, the focus goes to its neighbour and not to nowhere. Answers what ends it.
 */
export function keepFocusIn(root: HTMLElement): () => void {
  let current: Element | null = null
  let inPage: { readonly element: HTMLElement; readonly way: readonly Step[] } | null = null

  function onFocusIn({ target }: Pick<FocusEvent, 'target'>): void {
    if (!(target instanceof HTMLElement)) return
    current = target
    if (root.contains(target)) inPage = { element: target, way: wayUp(target, root) }
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) return
    setTimeout(() => {
      const isLeft = target === current && current?.isConnected && document.activeElement === document.body
      // Somebody clicked beside everything: what they left is not brought back to them.
      if (isLeft) current = null
    })
  }
  function onChange(): void {
    if (document.activeElement !== document.body || !current || current.isConnected || !inPage) return
    current = null
    if (inPage.element.isConnected) inPage.element.focus()
    if (document.activeElement === document.body) focusNear(inPage.element, inPage.way, root)
  }
  if (document.activeElement !== document.body) onFocusIn({ target: document.activeElement })
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}
