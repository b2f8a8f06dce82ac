import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { KeyboardLayout } from '@isomorph/problem'
import type { MathfieldElement } from 'mathlive'
import type { AuthorSpelling } from './author-spelling.ts'
import { contentsOf, type FieldContents } from './field-contents.ts'
import { keepToKeyboards } from '../typing/field-keys.ts'
import { followTyping } from '../typing/follow-typing.ts'
import { detectSystemKeyboard, isTouchFirst } from '../keyboard/keyboard-visibility.ts'
import { createEarlyKeys, focusAtOnce } from '../typing/keys-at-once.ts'
import { loadMathLive } from './load-mathlive.ts'
import { keepInSight, lendKeyboard, setKeyboardVisible, watchKeyboard } from '../keyboard/math-keyboard.ts'
import { mathScale } from '../math-scale.ts'
import { MathFieldFrame } from './math-field-frame.tsx'
import { keepUnitKeysApart } from '../typing/unit-keys.ts'
import { takePastedFormulas } from '../pasting/take-pasted-formulas.ts'
import { setTypedShortcuts } from '../typing/typed-shortcuts.ts'

export interface MathFieldProps {
  /** What the field is for, in words; read by screen readers. */
  readonly label: string
  /** LaTeX. */
  readonly value: string
  readonly onChange: (latex: string) => void
  /** Which on-screen keyboards the field offers; without any it offers none. */
  readonly keyboards?: readonly KeyboardLayout[]
  /** Spells and paints the variables of authors. */
  readonly spelling?: AuthorSpelling
  readonly id?: string
  /** Said after the label by screen readers, such as what is wrong. */
  readonly description?: string
  readonly placeholder?: string
  readonly isInvalid?: boolean
  readonly isReadOnly?: boolean
  readonly isAutoFocused?: boolean
  readonly onFocus?: () => void
  /** The field is left with this in it. */
  readonly onBlur?: (latex: string) => void
  /** Enter was pressed. */
  readonly onCommit?: () => void
  /** Shown at the end of the frame, such as a verdict. */
  readonly end?: ReactNode
}

/** The properties with their default filled in. */
type Settled = MathFieldProps & Required<Pick<MathFieldProps, 'keyboards'>>

const everyKeyboard: readonly KeyboardLayout[] = ['numeric', 'functions', 'symbol', 'roman', 'greek']
const noWords: readonly string[] = []

/** A field for formulas. MathLive arrives with the first one shown; until then the frame keeps the place. */
export function MathField(props: MathFieldProps): ReactNode {
  const { keyboards = everyKeyboard, spelling } = props
  const { label, isInvalid = false, isReadOnly = false, placeholder = '', description = '', id = '' } = props
  const host = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<MathfieldElement>()
  const [isKeyboardOpen, setKeyboardOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const pills = useRef<HTMLDivElement>(null)
  const [earlyKeys] = useState(createEarlyKeys)
  const latest = useRef({ ...props, keyboards })
  const emitted = useRef([props.value])
  const contents = useRef<FieldContents>(undefined)
  useEffect(() => {
    latest.current = { ...props, keyboards }
  })

  useEffect(() => {
    let isGone = false
    let undo = (): void => {}
    const begin = ({ MathfieldElement }: Awaited<ReturnType<typeof loadMathLive>>): void => {
      if (isGone || !host.current) return
      const created = new MathfieldElement()
      const isAwaited = document.activeElement === host.current
      host.current.append(created)
      prepareField(created, () => latest.current.keyboards.includes('unit'))
      contents.current = contentsOf(created, () => latest.current.spelling)
      contents.current.show(latest.current.value)
      setTypedShortcuts(created, latest.current.keyboards, latest.current.spelling?.words ?? noWords)
      undo = listen(created, contents.current, latest, emitted, setKeyboardOpen)
      if (latest.current.isAutoFocused || isAwaited) created.focus()
      earlyKeys.typeInto(created)
      setField(created)
    }
    void loadMathLive().then(begin, () => setFailed(true))
    return () => {
      isGone = true
      undo()
    }
  }, [earlyKeys])

  useEffect(() => {
    // What comes back is usually what was typed a moment ago; only another value replaces what stands in the field.
    const at = emitted.current.lastIndexOf(props.value)
    if (!field || at >= 0) {
      emitted.current.splice(0, at)
      return
    }
    // What was typed last is on its way out and counts.
    if (contents.current?.isPending()) return
    emitted.current = [props.value]
    contents.current?.show(props.value)
  }, [field, props.value])

  useEffect(() => {
    if (field) describeField(field, { label, isInvalid, isReadOnly, placeholder, description, id })
  }, [field, label, isInvalid, isReadOnly, placeholder, description, id])

  useEffect(() => {
    if (!field || !spelling) return
    setTypedShortcuts(field, latest.current.keyboards, spelling.words)
    // A value that was typed over is spelt when it comes back.
    if (emitted.current.at(-1) === latest.current.value) contents.current?.respell(latest.current.value)
    return pills.current ? spelling.paint(field, pills.current) : undefined
  }, [field, spelling])

  return (
    <MathFieldFrame
      attach={host}
      pills={pills}
      onEarlyKey={(event) => {
        if (!isReadOnly && earlyKeys.keep(event)) event.preventDefault()
      }}
      label={label}
      isInvalid={isInvalid}
      isReady={field !== undefined}
      hasFailed={hasFailed}
      scale={mathScale(props.value)}
      keyboardButton={
        keyboards.length > 0 && !isReadOnly
          ? {
              isOpen: isKeyboardOpen,
              label: `Math keyboard for ${label}`,
              onToggle: () => {
                field?.focus()
                lendKeyboard(keyboards)
                setKeyboardVisible(!isKeyboardOpen)
              },
            }
          : undefined
      }
      fallback={hasFailed ? { value: props.value, label: props.label, onChange: props.onChange } : undefined}
      end={props.end}
    />
  )
}

type Description = Required<
  Pick<MathFieldProps, 'label' | 'isInvalid' | 'isReadOnly' | 'placeholder' | 'description' | 'id'>
>

function setAttribute(field: MathfieldElement, name: string, value: string): void {
  if (value === '') field.removeAttribute(name)
  else field.setAttribute(name, value)
}

function describeField(field: MathfieldElement, described: Description): void {
  field.readOnly = described.isReadOnly
  field.placeholder = described.placeholder === '' ? '' : `\\text{${described.placeholder}}`
  setAttribute(field, 'aria-label', described.label)
  setAttribute(field, 'aria-invalid', described.isInvalid ? 'true' : '')
  setAttribute(field, 'aria-description', described.description)
  setAttribute(field, 'id', described.id)
}

function prepareField(field: MathfieldElement, takesUnits: () => boolean): void {
  field.mathVirtualKeyboardPolicy = 'manual'
  field.popoverPolicy = 'off'
  field.environmentPopoverPolicy = 'off'
  field.smartFence = true
  field.menuItems = []
  keepToKeyboards(field)
  focusAtOnce(field)
  takePastedFormulas(field)
  followTyping(field, takesUnits)
  keepUnitKeysApart(field)
}

function listen(
  field: MathfieldElement,
  contents: FieldContents,
  latest: { readonly current: Settled },
  emitted: { readonly current: string[] },
  setKeyboardOpen: (isOpen: boolean) => void,
): () => void {
  let stopDetecting = (): void => {}
  const stopWatching = watchKeyboard((isVisible) => {
    const isMine = isVisible && document.activeElement === field
    setKeyboardOpen(isMine)
    if (isMine) keepInSight(field)
  })
  const tellChange = (): void => {
    if (!contents.hasChanged()) return
    const latex = contents.latex()
    emitted.current.push(latex)
    latest.current.onChange(latex)
  }
  field.addEventListener('input', tellChange)
  // An exponent that is still empty arrives without an input.
  field.addEventListener('selection-change', tellChange)
  field.addEventListener('focusin', () => {
    lendKeyboard(latest.current.keyboards)
    setKeyboardOpen(window.mathVirtualKeyboard.visible)
    keepInSight(field)
    if (isTouchFirst() && latest.current.keyboards.length > 0) {
      setKeyboardVisible(true)
      // Two keyboards over one page leave no room for the page.
      stopDetecting = detectSystemKeyboard((isOpen) => isOpen && setKeyboardVisible(false))
    }
    latest.current.onFocus?.()
  })
  field.addEventListener('focusout', () => {
    stopDetecting()
    setKeyboardOpen(false)
    tellChange()
    contents.settle()
    // What the field is left with may be changed at once, before it has come back.
    emitted.current.splice(0, emitted.current.length, contents.latex())
    latest.current.onBlur?.(contents.latex())
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && window.mathVirtualKeyboard.visible) setKeyboardVisible(false)
    if (event.key === 'Enter') latest.current.onCommit?.()
  })
  return () => {
    stopDetecting()
    stopWatching()
    if (document.activeElement === field && window.mathVirtualKeyboard.visible) setKeyboardVisible(false)
  }
}
