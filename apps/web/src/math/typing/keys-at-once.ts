import type { MathfieldElement } from 'mathlive'

/** The part of a field that takes the keys. */
function sinkOf(field: MathfieldElement): HTMLElement | null {
  return field.shadowRoot?.querySelector<HTMLElement>('.ML__keyboard-sink') ?? null
}

/** MathLive focuses its own input a while after the click; a key that comes in between is lost without this. */
export function focusAtOnce(field: MathfieldElement): void {
  const focusSink = (): void => sinkOf(field)?.focus({ preventScroll: true })
  const focus = field.focus.bind(field)
  field.focus = () => {
    focus()
    focusSink()
  }
  field.addEventListener('pointerdown', () => {
    if (!field.disabled) focusSink()
  })
}

const taken = /^(?:Backspace|Delete|Home|End|Enter|Arrow(?:Left|Right|Up|Down))$/

/** What is typed and pasted while the field is not there yet. */
export interface EarlyKeys {
  /** Keeps a key for the field; says whether it is one for the field. */
  readonly keep: (event: KeyboardEvent) => boolean
  /** Keeps what is pasted; says whether there is anything. */
  readonly keepPasted: (event: ClipboardEvent) => boolean
  /** Types and pastes into the field what was kept, in its order. */
  readonly typeInto: (field: MathfieldElement) => void
}

interface EarlyPaste {
  readonly text: string
  readonly html: string
}

const reaching = { bubbles: true, composed: true, cancelable: true } as const

function press(field: MathfieldElement, init: KeyboardEventInit): void {
  const sink = sinkOf(field)
  const isOpen = sink?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false
  if (isOpen && init.key?.length === 1)
    sink?.dispatchEvent(new InputEvent('input', { data: init.key, inputType: 'insertText', composed: true }))
}

/** A real paste event cannot be made with its contents in every browser. */
function paste(field: MathfieldElement, { text, html }: EarlyPaste): void {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : '') }
  field.dispatchEvent(Object.assign(new Event('paste', reaching), { clipboardData }))
}

export function createEarlyKeys(): EarlyKeys {
  const kept: (KeyboardEventInit | EarlyPaste)[] = []
  return {
    keep(event) {
      const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event
      // Windows reports AltGr as Ctrl and Alt; the sign on the key is typed all the same.
      const isSign = key.length === 1 && event.getModifierState('AltGraph')
      if (!isSign && (ctrlKey || metaKey || (key.length > 1 && !taken.test(key)))) return false
      kept.push({ key, code, shiftKey, altKey: altKey && !isSign, ...reaching })
      return true
    },
    keepPasted({ clipboardData }) {
      const text = clipboardData?.getData('text/plain') ?? ''
      const html = clipboardData?.getData('text/html') ?? ''
      if (text === '' && html === '') return false
      kept.push({ text, html })
      return true
    },
    typeInto(field) {
      const before = document.activeElement
      for (const each of kept.splice(0)) {
        if ('html' in each) paste(field, each)
        else press(field, each)
      }
      // Pasting takes the focus; somebody who has gone on meanwhile stays there.
      if (before !== document.activeElement && before instanceof HTMLElement && before !== document.body) before.focus()
    },
  }
}
