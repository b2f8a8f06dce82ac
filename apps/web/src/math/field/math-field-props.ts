import type { KeyboardLayout } from '@isomorph/problem'
import type { ReactNode } from 'react'
import type { Pasted } from '../pasting/take-pasted-formulas.ts'
import type { DecimalSign } from '../typing/decimal-sign.ts'
import type { AuthorSpelling } from './author-spelling.ts'

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
