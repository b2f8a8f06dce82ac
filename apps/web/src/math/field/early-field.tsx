import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { EarlyKeys } from '../typing/keys-at-once.ts'

interface EarlyFieldProps {
  readonly label: string
  readonly description: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly isReadOnly: boolean
  readonly earlyKeys: EarlyKeys
}

/** Shows as plain text what was kept, with the caret behind it. */
function showKept(sink: HTMLElement, earlyKeys: EarlyKeys): void {
  sink.textContent = earlyKeys.text()
  if (document.activeElement === sink) getSelection()?.collapse(sink, sink.childNodes.length)
}

/** What a keyboard without keys, as on phones, is about to change. */
function keepInput(event: InputEvent, earlyKeys: EarlyKeys): void {
  // An input method under way writes here itself; its text is kept when it ends.
  if (event.isComposing || event.inputType.includes('Composition')) return
  event.preventDefault()
  if (event.inputType === 'deleteContentBackward') earlyKeys.keep(new KeyboardEvent('keydown', { key: 'Backspace' }))
  else earlyKeys.keepSigns(event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
}

/** Keeps everything that is typed or pasted here; the result stops that. */
function listenTo(sink: HTMLElement, earlyKeys: EarlyKeys): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const keepKey = (event: KeyboardEvent): void => {
    if (!event.isComposing && earlyKeys.keep(event)) event.preventDefault()
    if (event.defaultPrevented) showKept(sink, earlyKeys)
  }
  const keepPasted = (event: ClipboardEvent): void => {
    earlyKeys.keepPasted(event)
    event.preventDefault()
    showKept(sink, earlyKeys)
  }
  sink.addEventListener('keydown', keepKey, { signal })
  sink.addEventListener('paste', keepPasted, { signal })
  const keepComposed = ({ data }: CompositionEvent): void => {
    earlyKeys.keepSigns(data)
    showKept(sink, earlyKeys)
  }
  sink.addEventListener('compositionend', keepComposed, { signal })
  const keepTyped = (event: InputEvent): void => {
    keepInput(event, earlyKeys)
    if (event.defaultPrevented) showKept(sink, earlyKeys)
  }
  sink.addEventListener('beforeinput', keepTyped, { signal })
  return () => listening.abort()
}

/** Stands where the formula field will be. What is typed and pasted is kept for the field and shown as plain text. */
export function EarlyField(props: EarlyFieldProps): ReactNode {
  const { label, description, placeholder, isInvalid, isReadOnly, earlyKeys } = props
  const sink = useRef<HTMLDivElement>(null)
  const descriptionId = useId()
  // Whoever sees the field may type: on a busy machine, a later effect comes seconds behind.
  useLayoutEffect(
    () => (sink.current && !isReadOnly ? listenTo(sink.current, earlyKeys) : undefined),
    [earlyKeys, isReadOnly],
  )
  return (
    <>
      <div
        ref={sink}
        className="math-field-early"
        role="textbox"
        tabIndex={0}
        contentEditable={!isReadOnly}
        // As in the field itself: phones show the math keyboard instead of their own.
        inputMode="none"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-label={label}
        aria-describedby={description === '' ? undefined : descriptionId}
        aria-placeholder={placeholder || undefined}
        aria-invalid={isInvalid || undefined}
        aria-readonly={isReadOnly || undefined}
        data-placeholder={placeholder}
      />
      {description !== '' && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </>
  )
}
