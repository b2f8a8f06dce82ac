import { useRef, type ReactNode } from 'react'
import type { KeyboardLayout } from '@isomorph/problem'
import type { DecimalSign } from '../typing/decimal-sign.ts'
import type { AuthorSpelling } from './author-spelling.ts'
import { mathScale } from '../math-scale.ts'
import type { Pasted } from '../pasting/take-pasted-formulas.ts'
import { EarlyField } from './early-field.tsx'
import { fieldDemand } from './field-demand.ts'
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
  /** What stands before decimals. Default: a point. */
  readonly decimalSign?: DecimalSign
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

/** A field for formulas. MathLive arrives when somebody turns to one; until then the frame keeps the place and the keys. */
export function MathField(props: MathFieldProps): ReactNode {
  const { keyboards = everyKeyboard, label, isInvalid = false, isReadOnly = false } = props
  const host = useRef<HTMLDivElement>(null)
  const pills = useRef<HTMLDivElement>(null)
  const live = useLiveField({ ...props, keyboards }, host, pills)
  const { parts, isKeyboardOpen, earlyKeys } = live

  return (
    <MathFieldFrame
      attach={host}
      pills={pills}
      early={
        <EarlyField
          {...{ label, isInvalid, isReadOnly, earlyKeys }}
          description={props.description ?? ''}
          placeholder={props.placeholder ?? ''}
        />
      }
      onTurnedTo={fieldDemand.ask}
      isInvalid={isInvalid}
      isReady={parts !== undefined}
      scale={mathScale(props.value)}
      keyboardButton={
        keyboards.length > 0 && !isReadOnly
          ? {
              isOpen: isKeyboardOpen,
              label: `Math keyboard for ${label}`,
              onToggle: live.toggleKeyboard,
            }
          : undefined
      }
      fallback={live.hasFailed ? { value: props.value, label: props.label, onChange: props.onChange } : undefined}
      end={props.end}
    />
  )
}
