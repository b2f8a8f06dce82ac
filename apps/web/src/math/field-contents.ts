import type { MathfieldElement } from 'mathlive'
import { dropArgumentBrackets } from './typed-brackets.ts'
import { joinSubscripts, latexForField, latexFromField, type FormulaVariable } from './variable-pills.ts'

/** What stands in a field, in the spelling it is stored in. */
export interface FieldContents {
  readonly show: (latex: string) => void
  readonly latex: () => string
  /** Whether something else stands there than when this was last asked, or shown. */
  readonly hasChanged: () => boolean
  /** Shows what stands there as it is stored. */
  readonly settle: () => void
}

export function contentsOf(field: MathfieldElement, variables: () => readonly FormulaVariable[]): FieldContents {
  let known = ''
  const typed = (): string => field.getValue('latex')
  const latex = (): string => dropArgumentBrackets(joinSubscripts(latexFromField(typed()), variables()))
  function show(shown: string): void {
    field.setValue(latexForField(shown), { silenceNotifications: true })
    known = typed()
  }
  return {
    show,
    latex,
    hasChanged() {
      const now = typed()
      const isOther = now !== known
      known = now
      return isOther
    },
    settle() {
      const settled = latex()
      if (settled !== latexFromField(typed())) show(settled)
    },
  }
}
