import { repairFormula } from '@isomorph/evaluator'
import { useContext, useState } from 'react'
import { reportError } from '../../../error-reporting/error-reporting.ts'
import { MendedFormulasContext, type MendedFormula } from './mended-formulas.ts'

interface FormulaRepairs {
  /** The latest repair, until the author has answered or the formula has gone on. */
  readonly repair: MendedFormula | undefined
  /** Mends a formula that has been left; gives what becomes of it. */
  readonly mend: (latex: string) => string
  /** Brings back what was typed; it is left alone from then on. */
  readonly keepAsTyped: () => void
  readonly keepMended: () => void
}

/** Mends what an author leaves half typed: empty boxes, empty arguments, missing brackets. Never silently. */
export function useFormulaRepair(path: string, value: string, onChange: (latex: string) => void): FormulaRepairs {
  const mendedFormulas = useContext(MendedFormulasContext)
  const [entry, setEntry] = useState(() => mendedFormulas.read(path))
  const note = (mended: MendedFormula | undefined): void => {
    setEntry(mended)
    mendedFormulas.write(path, mended)
  }

  function mend(latex: string): string {
    const isAnswered = entry?.isKept === true && entry.original === latex
    if (isAnswered || (entry?.isKept === false && entry.mended === latex)) return latex
    const { latex: mended, repairs, isSettled } = repairFormula(latex)
    if (!isSettled) reportError(new Error('A formula could not be mended.'))
    if (mended !== latex) note({ repairs, original: latex, mended, isKept: false })
    else if (entry) note(undefined)
    return mended
  }

  function keepAsTyped(): void {
    if (!entry) return
    note({ ...entry, isKept: true })
    onChange(entry.original)
  }
  const isOpen = entry?.isKept === false && entry.mended === value
  return { repair: isOpen ? entry : undefined, mend, keepAsTyped, keepMended: () => note(undefined) }
}
