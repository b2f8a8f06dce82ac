import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MathfieldElement } from 'mathlive'
import { createEarlyKeys, type EarlyKeys } from '../typing/keys-at-once.ts'
import type { FieldContents } from './field-contents.ts'
import { fieldDemand } from './field-demand.ts'
import { loadField, type FieldParts } from './load-field.ts'
import type { SettledProps } from './math-field-props.ts'

interface MadeField {
  readonly field: MathfieldElement
  readonly live: FieldParts['live']
}

/** What outlives a render of the field. */
interface FieldMemory {
  readonly latestRef: RefObject<SettledProps>
  /** The values that were passed on and have not come back, the last one at the end. */
  readonly emittedRef: RefObject<string[]>
  readonly contentsRef: RefObject<FieldContents | undefined>
}

interface LiveField {
  /** Absent until MathLive has arrived. */
  readonly parts: MadeField | undefined
  readonly hasFailed: boolean
  readonly isKeyboardOpen: boolean
  readonly earlyKeys: EarlyKeys
  /** Opens the keyboard of the field or closes it; before the field is there, it opens with the field. */
  readonly toggleKeyboard: () => void
}

const noWords: readonly string[] = []

/** The field of MathLive, made in its host when MathLive has arrived, and what its props say of it from then on. */
export function useLiveField(
  props: SettledProps,
  host: RefObject<HTMLDivElement | null>,
  pills: RefObject<HTMLDivElement | null>,
): LiveField {
  const memory: FieldMemory = {
    latestRef: useRef(props),
    emittedRef: useRef([props.value]),
    contentsRef: useRef<FieldContents>(undefined),
  }
  const { latestRef } = memory
  useEffect(() => {
    latestRef.current = props
  })
  const isAwaited = isAwaitedAtOnce(props)
  useEffect(() => {
    if (isAwaited) fieldDemand.ask()
  }, [isAwaited])
  const live = useMadeField(host, memory)
  useShownValue(live.parts, props.value, memory)
  useDescription(live.parts, props)
  useSpelling(live.parts, props.spelling, pills, memory)
  return live
}

/** Whether a field is made at once: it has something to show, or somebody is about to write in it. */
function isAwaitedAtOnce({ value, isAutoFocused, spelling }: SettledProps): boolean {
  return value !== '' || isAutoFocused === true || spelling !== undefined
}

/** Puts a new field into its host, with its value and its keys; `undo` stops what it tells. */
function makeField(
  { MathfieldElement, live }: FieldParts,
  host: HTMLElement,
  { latestRef, emittedRef, contentsRef }: FieldMemory,
  setKeyboardOpen: (isOpen: boolean) => void,
): { readonly field: MathfieldElement; readonly undo: () => void } {
  const { value, keyboards, spelling } = latestRef.current
  const field = new MathfieldElement()
  host.append(field)
  const typed = live.prepareField(field, latestRef)
  contentsRef.current = live.contentsOf(field, () => latestRef.current.spelling)
  contentsRef.current.show(value)
  live.setTypedShortcuts(field, keyboards, spelling?.words ?? noWords, spelling?.functions ?? noWords)
  return { field, undo: live.listen(field, contentsRef.current, typed, latestRef, emittedRef, setKeyboardOpen) }
}

/** Whether somebody is in the field that stands here until MathLive has come. An input method under way writes what it has. */
function leaveEarlyField(host: HTMLElement): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !host.contains(activeElement)) return false
  activeElement.blur()
  return true
}

/** Without MathLive a plain field goes on with what was typed. */
function goOnPlainly(host: HTMLElement, { value, onChange }: SettledProps, typed: string, show: () => void): void {
  const frame = host.parentElement
  const isAwaited = leaveEarlyField(host)
  flushSync(show)
  if (typed !== '') onChange(value + typed)
  if (isAwaited) frame?.querySelector('input')?.focus()
}

function showKeyboard({ field, live }: MadeField, props: SettledProps, isVisible: boolean): void {
  field.focus()
  live.lendKeyboard(field, props)
  live.setKeyboardVisible(isVisible)
}

function useMadeField(
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
      const { field } = made
      const fieldParts = { field, live: loaded.live }
      if (latestRef.current.isAutoFocused || isAwaited) field.focus()
      if (isKeyboardAskedForRef.current) showKeyboard(fieldParts, latestRef.current, true)
      // Only then does the frame take no more keys, and the field shows its value.
      flushSync(() => setParts(fieldParts))
      earlyKeys.typeInto(field)
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

function useShownValue(parts: MadeField | undefined, value: string, { emittedRef, contentsRef }: FieldMemory): void {
  useEffect(() => {
    // What comes back is usually what was typed a moment ago; only another value replaces what stands in the field.
    const at = emittedRef.current.lastIndexOf(value)
    if (!parts || at >= 0) {
      emittedRef.current.splice(0, at)
      return
    }
    // What was typed last is on its way out and counts.
    if (contentsRef.current?.isPending()) return
    emittedRef.current = [value]
    contentsRef.current?.show(value)
  }, [parts, value, emittedRef, contentsRef])
}

function useDescription(parts: MadeField | undefined, props: SettledProps): void {
  const { label, value, isInvalid = false, isReadOnly = false, placeholder = '', description = '', id = '' } = props
  useEffect(() => {
    parts?.live.describeField(parts.field, { label, isInvalid, isReadOnly, placeholder, description, id })
  }, [parts, label, isInvalid, isReadOnly, placeholder, description, id])
  useEffect(() => {
    parts?.live.describeContents(parts.field, value, description)
  }, [parts, value, description])
}

function useSpelling(
  parts: MadeField | undefined,
  spelling: SettledProps['spelling'],
  pills: RefObject<HTMLDivElement | null>,
  { latestRef, emittedRef, contentsRef }: FieldMemory,
): void {
  useEffect(() => {
    if (!parts || !spelling) return
    const { field, live } = parts
    live.setTypedShortcuts(field, latestRef.current.keyboards, spelling.words, spelling.functions)
    // A value that was typed over is spelt when it comes back.
    if (emittedRef.current.at(-1) === latestRef.current.value) contentsRef.current?.respell(latestRef.current.value)
    return pills.current ? spelling.paint(field, pills.current) : undefined
  }, [parts, spelling, pills, latestRef, emittedRef, contentsRef])
}
