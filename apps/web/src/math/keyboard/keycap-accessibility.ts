import { t, type PlainKey } from '@isomorph/messages'

/**
 * MathLive's keycaps are plain elements. Roles make them buttons for a screen reader that explores by touch;
 * they stay out of the tab order, because everything on them can be typed.
 */
function markKeycap(keycap: Element): void {
  if (keycap.getAttribute('role') === 'button') return
  keycap.setAttribute('role', 'button')
  const tooltip = keycap.getAttribute('data-tooltip')
  if (tooltip) keycap.setAttribute('aria-label', tooltip)
}

const namesOfActions: readonly (readonly [string, PlainKey])[] = [
  ['moveToPreviousChar', 'math-keyboard.key.left'],
  ['moveToNextChar', 'math-keyboard.key.right'],
  ['deleteBackward', 'math-keyboard.key.delete'],
  ['hideVirtualKeyboard', 'math-keyboard.key.hide'],
]

function nameAction(keycap: Element): void {
  const command = keycap.getAttribute('data-command') ?? ''
  const known = namesOfActions.find(([name]) => command.includes(name))
  if (known) keycap.setAttribute('aria-label', t(known[1]))
  else if (keycap.classList.contains('shift')) keycap.setAttribute('aria-label', t('math-keyboard.key.shift'))
}

/** The tabs above the keys: each says which keys it brings and whether they are the ones shown. */
function markTab(tab: Element): void {
  tab.setAttribute('role', 'button')
  tab.setAttribute('aria-pressed', String(tab.classList.contains('selected')))
  const name = tab.getAttribute('data-tooltip')
  if (name) tab.setAttribute('aria-label', name)
}

function mark(root: Element): void {
  for (const toolbar of root.querySelectorAll('.MLK__toolbar'))
    toolbar.setAttribute('aria-label', t('math-keyboard.tabs'))
  for (const tab of root.querySelectorAll('.MLK__toolbar > .left > div')) markTab(tab)
  for (const keycap of root.querySelectorAll('.MLK__keycap, .MLK__layer .action, .MLK__layer .shift')) {
    markKeycap(keycap)
    nameAction(keycap)
  }
  for (const plate of root.querySelectorAll('.MLK__plate')) {
    plate.setAttribute('role', 'group')
    plate.setAttribute('aria-label', t('math-keyboard.keys'))
  }
}

/** Gives the open keyboard roles and names, again whenever MathLive rebuilds it; the result stops that. */
export function makeKeycapsAccessible(container: Element): () => void {
  const observer = new MutationObserver(() => {
    for (const keyboard of container.querySelectorAll('.ML__keyboard')) mark(keyboard)
  })
  for (const keyboard of container.querySelectorAll('.ML__keyboard')) mark(keyboard)
  observer.observe(container, { childList: true })
  return () => observer.disconnect()
}
