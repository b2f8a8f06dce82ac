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

const taken = /^(?:Backspace|Delete|Home|End|Arrow(?:Left|Right|Up|Down))$/

/** Keys that come while the field is not there yet. */
export interface EarlyKeys {
  /** Keeps a key for the field; says whether it is one for the field. */
  readonly keep: (event: KeyboardEvent) => boolean
  /** Types what was kept into the field. */
  readonly typeInto: (field: MathfieldElement) => void
}

export function createEarlyKeys(): EarlyKeys {
  const kept: KeyboardEventInit[] = []
  return {
    keep(event) {
      const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event
      if (ctrlKey || metaKey || (key.length > 1 && !taken.test(key))) return false
      kept.push({ key, code, shiftKey, altKey, bubbles: true, composed: true, cancelable: true })
      return true
    },
    typeInto(field) {
      const sink = sinkOf(field)
      for (const init of kept.splice(0)) {
        const isOpen = sink?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false
        if (isOpen && init.key?.length === 1)
          sink?.dispatchEvent(new InputEvent('input', { data: init.key, inputType: 'insertText', composed: true }))
      }
    },
  }
}
