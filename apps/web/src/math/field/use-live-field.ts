import { useEffect, useRef, type RefObject } from 'react'
import { fieldDemand } from './field-demand.ts'
import type { FieldContents } from './field-contents.ts'
import type { FieldMemory, MadeField } from './make-field.ts'
import type { SettledProps } from './math-field-props.ts'
import { useMadeField, type LiveField } from './use-made-field.ts'

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
