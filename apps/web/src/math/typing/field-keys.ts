import type { MathfieldElement } from 'mathlive'
import { isHeldKey } from './typed-brackets.ts'

type Command = MathfieldElement['keybindings'][number]['command']

const editing =
  /^(?:move(?:Up|Down|To(?:Previous|Next|Group|Mathfield)\w*)|(?:extend|delete|select)\w*|undo|redo|\w+Clipboard)$/i

/** A fraction by `/`, and the signs that some keyboards have instead of `^`. */
const inserted: ReadonlySet<string> = new Set(['\\frac{#@}{#?}', '^', '^2'])

/** Whether a key of MathLive writes nothing else than what a question's keyboards write: no raw LaTeX, text or rows. */
export function isAllowedCommand(command: Command): boolean {
  if (typeof command === 'string') return editing.test(command)
  const [name, latex] = command
  return name === 'insert' && inserted.has(String(latex))
}

/** Signs of phones and other keyboards that MathLive writes in a way that nothing reads. */
const ownSigns: Readonly<Record<string, string>> = {
  '√': '\\sqrt{#?}',
  '∛': '\\sqrt[3]{#?}',
  '↦': '\\mapsto ',
  '∥': '\\parallel ',
  '∆': '\\Delta ',
  '⊥': '\\perp ',
  ...Object.fromEntries(Array.from('₀₁₂₃₄₅₆₇₈₉', (sign, digit) => [sign, `_${digit}`])),
}

/** Takes the keys away that lead out of what the keyboards offer. A backslash stands for nothing: `\sin` is sin. */
export function keepToKeyboards(field: MathfieldElement): void {
  field.keybindings = field.keybindings.filter(({ command }) => isAllowedCommand(command))
  field.addEventListener('beforeinput', (event) => {
    const own = ownSigns[event.data ?? '']
    if (own === undefined && event.data !== '\\backslash') return
    event.preventDefault()
    if (own !== undefined) write(field, own)
  })
}

/** Whether a key is pressed for a command. Windows reports AltGr, which signs are typed with, as Ctrl and Alt. */
export const givesCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph') && !isHeldKey(event.key)

/** Writes in place of what was about to be. MathLive is silent while it asks whether it may write; the page is told behind it. */
export function write(field: MathfieldElement, latex: string): void {
  field.insert(latex, { format: 'latex' })
  setTimeout(() => field.dispatchEvent(new Event('input', { bubbles: true })))
}
