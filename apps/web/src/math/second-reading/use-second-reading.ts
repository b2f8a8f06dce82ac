import { useEffect, useState, type ComponentType } from 'react'
import type { SecondReading } from './second-reading.ts'
import type { SecondReadingNoteProps } from './second-reading-note.tsx'

/** A formula and the text that all of it was typed as. */
export interface TypedFormula {
  readonly latex: string
  readonly typed: string | undefined
}

/** Compares a formula with the text that it was typed as. */
export type CompareReadings = (formula: {
  readonly latex: string
  readonly typed: string
}) => Promise<SecondReading | undefined>

/** Nobody wants to be asked in the middle of a word. */
const pauseMs = 700

interface Found {
  readonly latex: string
  readonly reading: SecondReading
  readonly Note: ComponentType<SecondReadingNoteProps>
}

async function find(latex: string, typed: string, compare: CompareReadings): Promise<Found | undefined> {
  const reading = await compare({ latex, typed })
  if (!reading) return undefined
  const { SecondReadingNote } = await import('./second-reading-note.tsx')
  return { latex, reading, Note: SecondReadingNote }
}

/** The other meaning of what was typed, a moment after the last key, until the formula changes or is kept. */
export function useSecondReading(
  value: string,
  formula: TypedFormula | undefined,
  compare: CompareReadings,
): { readonly found: Found | undefined; readonly keep: () => void } {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (formula?.typed === undefined) return
    const { latex, typed } = formula
    let isGone = false
    const timer = setTimeout(() => {
      // A part that cannot be fetched takes nothing away but the question.
      void find(latex, typed, compare).then(
        (other) => isGone || setFound(other),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [formula, compare])
  return { found: found?.latex === value ? found : undefined, keep: () => setFound(undefined) }
}
