import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MathfieldElement } from 'mathlive'
import { createEarlyKeys, type EarlyKeys } from '../typing/keys-at-once.ts'
import type { FieldContents } from './field-contents.ts'
import { loadField, type FieldParts } from './load-field.ts'
import type { SettledProps } from './math-field.tsx'

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
  const live = useMadeField(host, memory)
  useShownValue(live.parts, props.value, memory)
  useDescription(live.parts, props)
  useSpelling(live.parts, props.spelling, pills, memory)
  return live
}

function useMadeField(
  host: RefObject<HTMLDivElement | null>,
  { latestRef, emittedRef, contentsRef }: FieldMemory,
): LiveField {
  const [parts, setParts] = useState<MadeField>()
  const [isKeyboardOpen, setKeyboardOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [earlyKeys] = useState(createEarlyKeys)
  useEffect(() => {
    let isGone = false
    let undo = (): void => {}
    const begin = ({ MathfieldElement, live }: FieldParts): void => {
      if (isGone || !host.current) return
      const created = new MathfieldElement()
      const isAwaited = document.activeElement === host.current
      host.current.append(created)
      const typed = live.prepareField(created, latestRef)
      contentsRef.current = live.contentsOf(created, () => latestRef.current.spelling)
      contentsRef.current.show(latestRef.current.value)
      live.setTypedShortcuts(
        created,
        latestRef.current.keyboards,
        latestRef.current.spelling?.words ?? noWords,
        latestRef.current.spelling?.functions ?? noWords,
      )
      undo = live.listen(created, contentsRef.current, typed, latestRef, emittedRef, setKeyboardOpen)
      if (latestRef.current.isAutoFocused || isAwaited) created.focus()
      earlyKeys.typeInto(created)
      setParts({ field: created, live })
    }
    void loadField().then(begin, () => setFailed(true))
    return () => {
      isGone = true
      undo()
    }
  }, [host, earlyKeys, latestRef, emittedRef, contentsRef])
  return { parts, hasFailed, isKeyboardOpen, earlyKeys }
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
