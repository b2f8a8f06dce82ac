import { balanced } from './balance.ts'
import { emptyGroup, withoutBoxes } from './boxes.ts'

/** Rounds after which mending stops, and how much longer than the original a formula may become. */
export const REPAIR_ROUNDS = 50
export const REPAIR_GROWTH = 100
/** Nothing typed by hand is longer; mending it would take long and help nobody. */
const LONGEST = 10_000

/** What can be mended. */
export type RepairCode =
  | 'emptyFraction'
  | 'emptyBox'
  | 'emptyScript'
  | 'emptyRoot'
  | 'emptyIndexOfRoot'
  | 'emptyText'
  | 'emptyBrackets'
  | 'missingBracket'
  | 'missingBar'

/** What was mended: never silent, each repair is named. */
export interface Repair {
  readonly latex: string
  readonly repairs: readonly RepairCode[]
  /** False when mending stopped at one of its limits and not because nothing was left to mend. */
  readonly isSettled: boolean
}

interface Rule {
  readonly code: RepairCode
  readonly mend: (latex: string) => string
}

const emptyFraction = new RegExp(`\\\\[dt]?(?:frac|binom)${emptyGroup}${emptyGroup}`, 'g')

const rules: readonly Rule[] = [
  { code: 'emptyFraction', mend: (latex) => latex.replaceAll(emptyFraction, '') },
  { code: 'emptyBox', mend: withoutBoxes },
  { code: 'emptyScript', mend: (latex) => latex.replaceAll(/[\^_]\{\s*\}/g, '') },
  { code: 'emptyRoot', mend: (latex) => removeAlone(latex, /\\sqrt(?:\[\s*\])?\{\s*\}/g) },
  { code: 'emptyIndexOfRoot', mend: (latex) => latex.replaceAll(/\\sqrt\[\s*\]/g, '\\sqrt') },
  { code: 'emptyText', mend: (latex) => latex.replaceAll(/\\(?:mathrm|text|operatorname)\{\s*\}/g, '') },
  {
    code: 'emptyBrackets',
    mend: (latex) => removeAlone(latex, /\\left([([|])\s*\\right[)\]|]|\(\s*\)/g),
  },
  { code: 'missingBracket', mend: balanced },
  { code: 'missingBar', mend: withBothBars },
]

/**
 * The only bar, at the beginning or the end, opens or closes an absolute value. Between other content it may be the bar of
 * a condition, as in P(A|B), and stays.
 */
function withBothBars(latex: string): string {
  const bare = latex.replaceAll(/\\(?:left|right|middle)\s*\|/g, '').trim()
  if (bare.length < 2 || bare.split('|').length !== 2) return latex
  if (bare.startsWith('|')) return `${latex}|`
  return bare.endsWith('|') && !bare.endsWith('\\|') ? `|${latex}` : latex
}

/** A root or a bracket beside other content was meant to hold some of it: taking it away would hide the mistake. */
function removeAlone(latex: string, pattern: RegExp): string {
  const rest = latex.replaceAll(pattern, '')
  return rest.trim() === '' ? rest : latex
}

/**
 * Mends empty boxes, empty arguments and unmatched delimiters, round by round, until nothing changes. Half a fraction
 * stays as it is, box and all: what belongs there cannot be guessed, and its author has to see where it is missing.
 *
 * @example repairFormula('\\left(x+1').latex // '\\left(x+1\\right)', with `missingBracket`
 */
export function repairFormula(latex: string): Repair {
  if (latex.length > LONGEST) return { latex, repairs: [], isSettled: true }
  const limit = Math.max(1, latex.length) * REPAIR_GROWTH
  const repairs = new Set<RepairCode>()
  let current = latex
  for (let round = 0; round < REPAIR_ROUNDS; round++) {
    const before = current
    for (const { code, mend } of rules) {
      const mended = mend(current)
      if (mended.length > limit) return { latex: current, repairs: [...repairs], isSettled: false }
      if (mended !== current) repairs.add(code)
      current = mended
    }
    if (current === before) return { latex: current, repairs: [...repairs], isSettled: true }
  }
  return { latex: current, repairs: [...repairs], isSettled: false }
}
