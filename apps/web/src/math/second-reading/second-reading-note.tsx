import type { ReactNode } from 'react'
import type { SecondReading } from './second-reading.ts'
import './second-reading-note.css'

export interface SecondReadingNoteProps {
  readonly reading: SecondReading
  readonly onUse: () => void
  readonly onKeep: () => void
}

/** Says that what was typed can mean something else than what stands in the field, and offers that instead. */
export function SecondReadingNote({ reading, onUse, onKeep }: SecondReadingNoteProps): ReactNode {
  const { typed, other, stands } = reading
  return (
    <span className="second-reading">
      <span>
        You typed <b>{typed}</b>, which can also mean <b>{other}</b>. It stands as <b>{stands}</b>.
      </span>
      <button type="button" onClick={onUse}>
        Use {other}
      </button>
      <button type="button" onClick={onKeep}>
        Keep {stands}
      </button>
    </span>
  )
}
