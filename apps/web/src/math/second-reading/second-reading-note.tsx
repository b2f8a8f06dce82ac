import { partsOf, t } from '@isomorph/messages'
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
        {partsOf<'math.second', ReactNode>('math.second', {
          typed: <b key="typed">{typed}</b>,
          other: <b key="other">{other}</b>,
          stands: <b key="stands">{stands}</b>,
        })}
      </span>
      <button type="button" onClick={onUse}>
        {t('math.second.use', { formula: other })}
      </button>
      <button type="button" onClick={onKeep}>
        {t('math.second.keep', { formula: stands })}
      </button>
    </span>
  )
}
