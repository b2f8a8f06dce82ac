import type { MathfieldElement } from 'mathlive'

type Command = MathfieldElement['keybindings'][number]['command']

const editing =
  /^(?:move(?:Up|Down|To(?:Previous|Next|Group|Mathfield)\w*)|(?:extend|delete|select)\w*|undo|redo|\w+Clipboard)$/i

/** A fraction by `/`, and the signs that some keyboards have instead of `^`. */
const inserted: ReadonlySet<string> = new Set(['\\frac{#@}{#?}', '^', '^2'])

/** Whether a key of MathLive writes nothing else than what a question's keyboards write: no raw LaTeX, text or rows. */
export function isKeptCommand(command: Command): boolean {
  if (typeof command === 'string') return editing.test(command)
  const [name, latex] = command
  return name === 'insert' && inserted.has(String(latex))
}

/** Takes the keys away that lead out of what the keyboards offer. A backslash stands for nothing: `\sin` is sin. */
export function keepToKeyboards(field: MathfieldElement): void {
  field.keybindings = field.keybindings.filter(({ command }) => isKeptCommand(command))
  field.addEventListener('beforeinput', (event) => {
    if (event.data === '\\backslash') event.preventDefault()
  })
}
