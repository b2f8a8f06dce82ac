const slot = '[data-question-slot]'

function keyOf(element: Element): string | null {
  return element.getAttribute('data-question-slot')
}

function keysIn(root: Element): ReadonlySet<string | null> {
  return new Set([...root.querySelectorAll(slot)].map(keyOf))
}

/** The children of an element in runs: what stands before each that holds fields, and what stands after the last. */
function runsOf(parent: Element, isKept: (element: Element) => boolean) {
  const runs: { readonly text: ChildNode[]; readonly holder: Element | null }[] = []
  let text: ChildNode[] = []
  for (const child of parent.childNodes) {
    if (child instanceof Element && [child, ...child.querySelectorAll(slot)].some(isKept)) {
      runs.push({ text, holder: child })
      text = []
    } else text.push(child)
  }
  return [...runs, { text, holder: null }]
}

function replaceRun(
  parent: Element,
  shown: readonly ChildNode[],
  wanted: readonly ChildNode[],
  next: Node | null,
): void {
  const isEqual =
    shown.length === wanted.length && shown.every((node, index) => node.isEqualNode(wanted[index] ?? null))
  if (isEqual) return
  for (const node of shown) node.remove()
  for (const node of wanted) parent.insertBefore(node, next)
}

function takeAttributes(shown: Element, wanted: Element): void {
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes) shown.setAttribute(name, value)
}

/**
 * Shows another text in an element, and leaves the places of questions that both texts have where they are, so that nobody
 * loses the field that they type in. Where such a place stands in another part of the text, everything is replaced.
 */
export function replaceText(root: Element, html: string): void {
  const text = new DOMParser().parseFromString(html, 'text/html').body
  const [before, after] = [keysIn(root), keysIn(text)]
  const isKept = (element: Element) => element.matches(slot) && before.has(keyOf(element)) && after.has(keyOf(element))
  const isAlike = (shown: Element | null, wanted: Element | null): boolean => {
    if (shown === null || wanted === null) return shown === wanted
    if (isKept(shown) || isKept(wanted)) return keyOf(shown) === keyOf(wanted)
    return shown.tagName === wanted.tagName && haveAlikeHolders(shown, wanted)
  }
  const haveAlikeHolders = (shown: Element, wanted: Element): boolean => {
    const [runs, wantedRuns] = [runsOf(shown, isKept), runsOf(wanted, isKept)]
    return (
      runs.length === wantedRuns.length &&
      runs.every(({ holder }, index) => isAlike(holder, wantedRuns[index]?.holder ?? null))
    )
  }
  const replaceAround = (shown: Element, wanted: Element): void => {
    const wantedRuns = runsOf(wanted, isKept)
    for (const [index, run] of runsOf(shown, isKept).entries()) {
      const { text: wantedText = [], holder = null } = wantedRuns[index] ?? {}
      replaceRun(shown, run.text, wantedText, run.holder)
      if (run.holder === null || holder === null || isKept(run.holder)) continue
      takeAttributes(run.holder, holder)
      replaceAround(run.holder, holder)
    }
  }
  if (haveAlikeHolders(root, text)) replaceAround(root, text)
  else root.replaceChildren(...text.childNodes)
}
