import { useState, type ComponentType } from 'react'
import type { PastedNoteProps } from './pasted-note.tsx'
import type { Pasted } from './take-pasted-formulas.ts'

interface Taken {
  readonly pasted: Pasted
  /** The formula with what was pasted. */
  readonly latex: string
  readonly Note: ComponentType<PastedNoteProps>
}

/** These are recognised by their signs; what was copied here, typed or left as text needs no word. */
const isSaid: ReadonlySet<Pasted['as']> = new Set(['LaTeX', 'MathML', 'word'])

/** What was pasted into a field last, until the formula changes. */
export function usePasted(value: string): {
  readonly taken: Taken | undefined
  readonly take: (pasted: Pasted, latex: string) => void
} {
  const [taken, setTaken] = useState<Taken>()
  const take = (pasted: Pasted, latex: string): void => {
    if (!isSaid.has(pasted.as)) return
    // A note that cannot be fetched takes nothing away but the offer.
    void import('./pasted-note.tsx').then(
      ({ PastedNote }) => setTaken({ pasted, latex, Note: PastedNote }),
      () => undefined,
    )
  }
  return { taken: taken?.latex === value ? taken : undefined, take }
}
