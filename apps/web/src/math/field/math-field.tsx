import { useRef, type ReactNode } from 'react'
import type { KeyboardLayout } from '@isomorph/problem'
import type { AuthorSpelling } from './author-spelling.ts'
import { mathScale } from '../math-scale.ts'
import type { Pasted } from '../pasting/take-pasted-formulas.ts'
import { MathFieldFrame } from './math-field-frame.tsx'
import { useLiveField } from './use-live-field.ts'

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

/** A field for formulas. MathLive arrives with the first one shown; until then the frame keeps the place. */
export function MathField(props: MathFieldProps): ReactNode {
  const { keyboards = everyKeyboard, label, isInvalid = false, isReadOnly = false } = props
  const host = useRef<HTMLDivElement>(null)
  const pills = useRef<HTMLDivElement>(null)
  const { parts, hasFailed, isKeyboardOpen, earlyKeys } = useLiveField({ ...props, keyboards }, host, pills)

  return (
    <MathFieldFrame
      attach={host}
      pills={pills}
      onEarlyKey={(event) => {
        if (!isReadOnly && earlyKeys.keep(event)) event.preventDefault()
      }}
      onEarlyPaste={(event) => {
        if (!isReadOnly && earlyKeys.keepPasted(event)) event.preventDefault()
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
                if (!parts) return
                parts.field.focus()
                parts.live.lendKeyboard(parts.field, keyboards)
                parts.live.setKeyboardVisible(!isKeyboardOpen)
              },
            }
          : undefined
      }
      fallback={hasFailed ? { value: props.value, label: props.label, onChange: props.onChange } : undefined}
      end={props.end}
    />
  )
}
