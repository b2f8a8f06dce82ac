import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { KeyboardLayout } from '@isomorph/problem'
import type { MathfieldElement } from 'mathlive'
import type { AuthorSpelling } from './author-spelling.ts'
import type { FieldContents } from './field-contents.ts'
import { createEarlyKeys } from '../typing/keys-at-once.ts'
import { loadField, type FieldParts } from './load-field.ts'
import { mathScale } from '../math-scale.ts'
import type { Pasted } from '../pasting/take-pasted-formulas.ts'
import { MathFieldFrame } from './math-field-frame.tsx'

export interface MathFieldProps {
  /** What the field is for, in words; read by screen readers. */
  readonly label: string
  /** LaTeX. */
  readonly value: string
  /** `typed`: the text that all of it was typed as, in one go. */
  readonly onChange: (latex: string, typed?: string) => void
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
  /** Something was pasted. */
  readonly onPasted?: (pasted: Pasted) => void
  readonly onFocus?: () => void
  /** The field is left with this in it. */
  readonly onBlur?: (latex: string) => void
  /** Enter was pressed. */
  readonly onCommit?: () => void
  /** Shown at the end of the frame, such as a verdict. */
  readonly end?: ReactNode
}

/** The properties with their default filled in. */
export type SettledProps = MathFieldProps & Required<Pick<MathFieldProps, 'keyboards'>>

const everyKeyboard: readonly KeyboardLayout[] = ['numeric', 'functions', 'symbol', 'roman', 'greek']
const noWords: readonly string[] = []

/** A field for formulas. MathLive arrives with the first one shown; until then the frame keeps the place. */
export function MathField(props: MathFieldProps): ReactNode {
  const { keyboards = everyKeyboard, spelling } = props
  const { label, isInvalid = false, isReadOnly = false, placeholder = '', description = '', id = '' } = props
  const host = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<{ readonly field: MathfieldElement; readonly live: FieldParts['live'] }>()
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
  }, [earlyKeys])

  useEffect(() => {
    // What comes back is usually what was typed a moment ago; only another value replaces what stands in the field.
    const at = emitted.current.lastIndexOf(props.value)
    if (!parts || at >= 0) {
      emitted.current.splice(0, at)
      return
    }
    // What was typed last is on its way out and counts.
    if (contents.current?.isPending()) return
    emitted.current = [props.value]
    contents.current?.show(props.value)
  }, [parts, props.value])

  useEffect(() => {
    parts?.live.describeField(parts.field, { label, isInvalid, isReadOnly, placeholder, description, id })
  }, [parts, label, isInvalid, isReadOnly, placeholder, description, id])

  useEffect(() => {
    if (!parts || !spelling) return
    const { field, live } = parts
    live.setTypedShortcuts(field, latest.current.keyboards, spelling.words)
    // A value that was typed over is spelt when it comes back.
    if (emitted.current.at(-1) === latest.current.value) contents.current?.respell(latest.current.value)
    return pills.current ? spelling.paint(field, pills.current) : undefined
  }, [parts, spelling])

  return (
    <MathFieldFrame
      attach={host}
      pills={pills}
      onEarlyKey={(event) => {
        if (!isReadOnly && earlyKeys.keep(event)) event.preventDefault()
      }}
      label={label}
      isInvalid={isInvalid}
      isReady={parts !== undefined}
      hasFailed={hasFailed}
      scale={mathScale(props.value)}
      keyboardButton={
        keyboards.length > 0 && !isReadOnly
          ? {
              isOpen: isKeyboardOpen,
              label: `Math keyboard for ${label}`,
              onToggle: () => {
                parts?.field.focus()
                parts?.live.lendKeyboard(keyboards)
                parts?.live.setKeyboardVisible(!isKeyboardOpen)
              },
            }
          : undefined
      }
      fallback={hasFailed ? { value: props.value, label: props.label, onChange: props.onChange } : undefined}
      end={props.end}
    />
  )
}
