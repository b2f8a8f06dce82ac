const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'
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

function focusableIn(part: Element): HTMLElement[] {
  const inside = [...part.querySelectorAll<HTMLElement>(focusable)]
  return part instanceof HTMLElement && part.matches(focusable) ? [part, ...inside] : inside
}

/** What is in one row what the lost element was in its own. */
function counterpart(lost: Element, gone: Element, row: Element): HTMLElement | undefined {
  if (row.tagName !== gone.tagName) return undefined
  const alike = focusableIn(row).filter(({ tagName }) => tagName === lost.tagName)
  const index = focusableIn(gone)
    .filter(({ tagName }) => tagName === lost.tagName)
    .findIndex((each) => each === lost)
  return alike[index] ?? alike.at(-1)
}

function* following(first: Element | null, direction: 'nextElementSibling' | 'previousElementSibling') {
  for (let row = first; row?.isConnected; row = row[direction]) yield row
}

function inNeighbour(lost: Element, { node, next, previous }: Step): HTMLElement | undefined {
  const rows = [...following(next, 'nextElementSibling'), ...following(previous, 'previousElementSibling')]
  return rows.map((row) => counterpart(lost, node, row)).find(Boolean)
}

/** What has taken its place, unless that is a part of the page with a heading of its own. */
function inItsPlace(lost: Element, { parent }: Step): HTMLElement | undefined {
  if (parent.querySelector(heading)) return undefined
  return focusableIn(parent).find(({ tagName }) => tagName === lost.tagName)
}

function headingAround(part: Element, root: Element): HTMLElement | null {
  const found = part.querySelector<HTMLElement>(heading)
  if (found || part === root || !part.parentElement) return found
  return headingAround(part.parentElement, root)
}

function focusOn(target: HTMLElement): void {
  if (!target.matches(focusable)) target.tabIndex = -1
  target.focus()
}

/** The next best place for the focus: the neighbouring row, what stands there instead, the heading of the section. */
function focusNear(lost: Element, way: readonly Step[], root: Element): void {
  const step = way.find(({ parent }) => parent.isConnected)
  // A whole page that has gone is a change of page, which puts the focus itself.
  if (!step || step.parent === root) return
  const target = inNeighbour(lost, step) ?? inItsPlace(lost, step) ?? headingAround(step.parent, root)
  if (target) focusOn(target)
}

/**
 * Whoever removes something with the keyboard goes on beside it: when what has the focus, or what a dialog would give
 * it back to, is taken out of the page, the focus goes to its neighbour and not to nowhere. Answers what ends it.
 */
export function keepFocusIn(root: HTMLElement): () => void {
  let current: Element | null = null
  let inPage: { readonly element: HTMLElement; readonly way: readonly Step[] } | null = null

  function onFocusIn({ target }: FocusEvent): void {
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
