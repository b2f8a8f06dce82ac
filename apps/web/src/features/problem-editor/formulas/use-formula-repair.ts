import { repairFormula } from '@isomorph/evaluator'
import { useContext, useState } from 'react'
import { reportError } from '../../../error-reporting/error-reporting.ts'
import { RepairedFormulasContext, type RepairedFormula } from './repaired-formulas.ts'

interface FormulaRepair {
  /** The latest repair, until the author has answered or the formula has gone on. */
  readonly repaired: RepairedFormula | undefined
  /** Repairs a formula that has been left; gives what becomes of it. */
  readonly repair: (latex: string) => string
  /** Brings back what was typed; it is left alone from then on. */
  readonly keepAsTyped: () => void
  readonly keepRepaired: () => void
}

/** Repairs what an author leaves half typed: empty boxes, empty arguments, missing brackets. Never silently. */
export function useFormulaRepair(path: string, value: string, onChange: (latex: string) => void): FormulaRepair {
  const repairedFormulas = useContext(RepairedFormulasContext)
  const [entry, setEntry] = useState(() => repairedFormulas.read(path))
  const note = (formula: RepairedFormula | undefined): void => {
    setEntry(formula)
    repairedFormulas.write(path, formula)
  }

  function repair(latex: string): string {
    const isAnswered = entry?.isKept === true && entry.original === latex
    if (isAnswered || (entry?.isKept === false && entry.mended === latex)) return latex
    const { latex: repaired, repairs, isSettled } = repairFormula(latex)
    if (!isSettled) reportError(new Error('A formula could not be repaired.'))
    if (repaired !== latex) note({ repairs, original: latex, mended: repaired, isKept: false })
    else if (entry) note(undefined)
    return repaired
  }

  function keepAsTyped(): void {
    if (!entry) return
    note({ ...entry, isKept: true })
    onChange(entry.original)
  }
  const isOpen = entry?.isKept === false && entry.mended === value
  return { repaired: isOpen ? entry : undefined, repair, keepAsTyped, keepRepaired: () => note(undefined) }
}
