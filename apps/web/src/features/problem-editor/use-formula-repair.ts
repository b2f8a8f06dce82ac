import { repairFormula } from '@isomorph/evaluator'
import { useState } from 'react'
import { reportError } from '../../error-reporting/error-reporting.ts'

/** What was mended in a formula, and how it was before. */
export interface FormulaRepair {
  readonly repairs: readonly string[]
  readonly original: string
  readonly mended: string
}

interface FormulaRepairs {
  /** The latest repair, as long as the formula is what it made of it. */
  readonly repair: FormulaRepair | null
  /** Mends a formula that has been left; gives what becomes of it. */
  readonly mend: (latex: string) => string
  /** Brings back what was typed; it is left alone from then on. */
  readonly undo: () => void
}

/** Mends what an author leaves half typed: empty boxes, empty arguments, missing brackets. Never silently. */
export function useFormulaRepair(value: string, onChange: (latex: string) => void): FormulaRepairs {
  const [repair, setRepair] = useState<FormulaRepair | null>(null)
  const [leftAlone, setLeftAlone] = useState<string | null>(null)

  function mend(latex: string): string {
    if (latex === leftAlone) return latex
    const { latex: mended, repairs, isSettled } = repairFormula(latex)
    if (!isSettled) reportError(new Error('A formula could not be mended.'))
    setRepair(mended === latex ? null : { repairs, original: latex, mended })
    return mended
  }

  function undo(): void {
    if (!repair) return
    setLeftAlone(repair.original)
    onChange(repair.original)
  }
  return { repair: repair?.mended === value ? repair : null, mend, undo }
}
