import type { MathfieldElement } from 'mathlive'

/** The part of a field that takes the keys. */
function sinkOf(field: MathfieldElement): HTMLElement | null {
  return field.shadowRoot?.querySelector<HTMLElement>('.ML__keyboard-sink') ?? null
}

/**
 * MathLive focuses its own input a while after the click; a key that comes in between is lost without this. The input has
 * the focus before MathLive learns of it: otherwise it takes the focus back from whoever leaves the field within that while.
 */
export function focusAtOnce(field: MathfieldElement): void {
  const focusSink = (): void => {
    if (!field.disabled) sinkOf(field)?.focus({ preventScroll: true })
  }
  const focus = field.focus.bind(field)
  field.focus = () => {
    focusSink()
    focus()
  }
  field.addEventListener('pointerdown', focusSink, { capture: true })
}

const taken = /^(?:Backspace|Delete|Home|End|Enter|Arrow(?:Left|Right|Up|Down))$/

/** What is typed and pasted while the field is not there yet. */
export interface EarlyKeys {
  /** Keeps a key for the field; says whether it is one for the field. */
  readonly keep: (event: KeyboardEvent) => boolean
  /** Keeps what comes without a key of its own: accents, input methods, keyboards of phones. */
  readonly keepSigns: (signs: string) => void
  /** Keeps what is pasted; says whether there is anything. */
  readonly keepPasted: (event: ClipboardEvent) => boolean
  /** What was kept, as far as it is plain text. */
  readonly text: () => string
  /** Types and pastes into the field what was kept, in its order; says whether there is anything. */
  readonly typeInto: (field: MathfieldElement) => boolean
}

interface EarlyPaste {
  readonly written: string
  readonly html: string
}

interface EarlyKey extends KeyboardEventInit {
  readonly key: string
  /** Empty where the key moves, deletes or selects. */
  readonly written: string
}

type Early = EarlyKey | EarlyPaste

const reaching = { bubbles: true, composed: true, cancelable: true } as const

function press(field: MathfieldElement, { written, ...init }: EarlyKey): void {
  const sink = sinkOf(field)
  const isOpen = sink?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false
  if (isOpen && written !== '')
    sink?.dispatchEvent(new InputEvent('input', { data: written, inputType: 'insertText', composed: true }))
}

/** A real paste event cannot be made with its contents in every browser. */
function paste(field: MathfieldElement, { written, html }: EarlyPaste): void {
  const texts: Readonly<Record<string, string>> = { 'text/plain': written, 'text/html': html }
  const clipboardData = { getData: (type: string) => texts[type] ?? '' }
  field.dispatchEvent(Object.assign(new Event('paste', reaching), { clipboardData }))
}

const isSelectAll = (early: Early): boolean => 'key' in early && (early.ctrlKey === true || early.metaKey === true)

const isDeletion = (early: Early): boolean => 'key' in early && (early.key === 'Backspace' || early.key === 'Delete')

/** What these write one after another, as if the caret stayed at the end. */
function plainText(kept: readonly Early[]): string {
  let signs: readonly string[] = []
  let isAllSelected = false
  for (const early of kept) {
    if (isSelectAll(early)) isAllSelected = true
    else if (early.written !== '' || isDeletion(early)) {
      const left = isAllSelected ? [] : 'key' in early && early.key === 'Backspace' ? signs.slice(0, -1) : signs
      signs = [...left, ...Array.from(early.written)]
      isAllSelected = false
    }
  }
  return signs.join('')
}

/** Windows reports AltGr as Ctrl and Alt; the sign on the key is typed all the same. */
const isBehindAltGr = (event: KeyboardEvent): boolean => event.key.length === 1 && event.getModifierState('AltGraph')

export function createEarlyKeys(): EarlyKeys {
  const kept: Early[] = []
  return {
    keep(event) {
      const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event
      const isSign = isBehindAltGr(event)
      const isShortcut = !isSign && (ctrlKey || metaKey)
      if (isShortcut ? key !== 'a' : key.length > 1 && !taken.test(key)) return false
      const controls = isShortcut ? { ctrlKey, metaKey } : {}
      const written = isShortcut || key.length > 1 ? '' : key
      kept.push({ key, code, shiftKey, altKey: altKey && !isSign, ...controls, ...reaching, written })
      return true
    },
    keepSigns(signs) {
      for (const key of signs) kept.push({ key, ...reaching, written: key })
    },
    keepPasted({ clipboardData }) {
      const written = clipboardData?.getData('text/plain') ?? ''
      const html = clipboardData?.getData('text/html') ?? ''
      if (written === '' && html === '') return false
      kept.push({ written, html })
      return true
    },
    text: () => plainText(kept),
    typeInto(field) {
      const before = document.activeElement
      const typed = kept.splice(0)
      for (const early of typed) {
        if ('key' in early) press(field, early)
        else paste(field, early)
      }
      // Pasting takes the focus; somebody who has gone on meanwhile stays there.
      if (before !== document.activeElement && before instanceof HTMLElement && before !== document.body) before.focus()
      return typed.length > 0
    },
  }
}
