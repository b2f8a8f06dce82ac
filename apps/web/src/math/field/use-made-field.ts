import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MathfieldElement } from 'mathlive'
import { createEarlyKeys, type EarlyKeys } from '../typing/keys-at-once.ts'
import { fieldDemand } from './field-demand.ts'
import { goOnPlainly, leaveEarlyField } from './leave-early-field.ts'
import { loadField, type FieldParts } from './load-field.ts'
import { makeField, type FieldMemory, type MadeField } from './make-field.ts'
import type { SettledProps } from './math-field-props.ts'

export interface LiveField {
  /** Absent until MathLive has arrived. */
  readonly parts: MadeField | undefined
  readonly hasFailed: boolean
  readonly isKeyboardOpen: boolean
  readonly earlyKeys: EarlyKeys
  /** Opens the keyboard of the field or closes it; before the field is there, it opens with the field. */
  readonly toggleKeyboard: () => void
}

function showKeyboard({ field, live }: MadeField, props: SettledProps, isVisible: boolean): void {
  field.focus()
  live.lendKeyboard(field, props)
  live.setKeyboardVisible(isVisible)
}

/** Whoever has gone on before these keys arrive has left the field with them in it. */
function takeEarlyKeys(field: MathfieldElement, earlyKeys: EarlyKeys): void {
  const isTyped = earlyKeys.typeInto(field)
  if (isTyped && document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout'))
}

/** The field of MathLive, made in its host when MathLive has arrived, with what was typed there before. */
export function useMadeField(
  host: RefObject<HTMLDivElement | null>,
  { latestRef, emittedRef, contentsRef }: FieldMemory,
): LiveField {
  const [parts, setParts] = useState<MadeField>()
  const [isKeyboardOpen, setKeyboardOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [earlyKeys] = useState(createEarlyKeys)
  const isKeyboardAskedForRef = useRef(false)
  useEffect(() => {
    let isGone = false
    let undo = (): void => {}
    const begin = (loaded: FieldParts): void => {
      if (isGone || !host.current) return
      const isAwaited = leaveEarlyField(host.current)
      const made = makeField(loaded, host.current, { latestRef, emittedRef, contentsRef }, setKeyboardOpen)
      undo = made.undo
      if (latestRef.current.isAutoFocused || isAwaited) made.field.focus()
      if (isKeyboardAskedForRef.current) showKeyboard(made, latestRef.current, true)
      // Only then does the frame take no more keys, and the field shows its value.
      flushSync(() => setParts(made))
      takeEarlyKeys(made.field, earlyKeys)
    }
    const fail = (): void => {
      if (isGone || !host.current) return
      goOnPlainly(host.current, latestRef.current, earlyKeys.text(), () => setFailed(true))
    }
    void fieldDemand.whenAsked().then(loadField).then(begin, fail)
    return () => {
      isGone = true
      undo()
    }
  }, [host, earlyKeys, latestRef, emittedRef, contentsRef])
  const toggleKeyboard = (): void => {
    if (parts) return showKeyboard(parts, latestRef.current, !isKeyboardOpen)
    isKeyboardAskedForRef.current = true
    fieldDemand.ask()
  }
  return { parts, hasFailed, isKeyboardOpen, earlyKeys, toggleKeyboard }
}
