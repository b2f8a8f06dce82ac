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
  readonly latest: RefObject<SettledProps>
  /** The values that were passed on and have not come back, the last one at the end. */
  readonly emitted: RefObject<string[]>
  readonly contents: RefObject<FieldContents | undefined>
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
    latest: useRef(props),
    emitted: useRef([props.value]),
    contents: useRef<FieldContents>(undefined),
  }
  const { latest } = memory
  useEffect(() => {
    latest.current = props
  })
  const live = useMadeField(host, memory)
  useShownValue(live.parts, props.value, memory)
  useDescription(live.parts, props)
  useSpelling(live.parts, props.spelling, pills, memory)
  return live
}

function useMadeField(host: RefObject<HTMLDivElement | null>, { latest, emitted, contents }: FieldMemory): LiveField {
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
      const typed = live.prepareField(created, latest)
      contents.current = live.contentsOf(created, () => latest.current.spelling)
      contents.current.show(latest.current.value)
      live.setTypedShortcuts(created, latest.current.keyboards, latest.current.spelling?.words ?? noWords)
      undo = live.listen(created, contents.current, typed, latest, emitted, setKeyboardOpen)
      if (latest.current.isAutoFocused || isAwaited) created.focus()
      earlyKeys.typeInto(created)
      setParts({ field: created, live })
    }
    void loadField().then(begin, () => setFailed(true))
    return () => {
      isGone = true
      undo()
    }
  }, [host, earlyKeys, latest, emitted, contents])
  return { parts, hasFailed, isKeyboardOpen, earlyKeys }
}

function useShownValue(parts: MadeField | undefined, value: string, { emitted, contents }: FieldMemory): void {
  useEffect(() => {
    // What comes back is usually what was typed a moment ago; only another value replaces what stands in the field.
    const at = emitted.current.lastIndexOf(value)
    if (!parts || at >= 0) {
      emitted.current.splice(0, at)
      return
    }
    // What was typed last is on its way out and counts.
    if (contents.current?.isPending()) return
    emitted.current = [value]
    contents.current?.show(value)
  }, [parts, value, emitted, contents])
}

function useDescription(parts: MadeField | undefined, props: SettledProps): void {
  const { label, isInvalid = false, isReadOnly = false, placeholder = '', description = '', id = '' } = props
  useEffect(() => {
    parts?.live.describeField(parts.field, { label, isInvalid, isReadOnly, placeholder, description, id })
  }, [parts, label, isInvalid, isReadOnly, placeholder, description, id])
}

function useSpelling(
  parts: MadeField | undefined,
  spelling: SettledProps['spelling'],
  pills: RefObject<HTMLDivElement | null>,
  { latest, emitted, contents }: FieldMemory,
): void {
  useEffect(() => {
    if (!parts || !spelling) return
    const { field, live } = parts
    live.setTypedShortcuts(field, latest.current.keyboards, spelling.words)
    // A value that was typed over is spelt when it comes back.
    if (emitted.current.at(-1) === latest.current.value) contents.current?.respell(latest.current.value)
    return pills.current ? spelling.paint(field, pills.current) : undefined
  }, [parts, spelling, pills, latest, emitted, contents])
}
