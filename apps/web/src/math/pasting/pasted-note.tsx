import type { ReactNode } from 'react'
import type { Pasted } from './take-pasted-formulas.ts'
import '../second-reading/second-reading-note.css'

export interface PastedNoteProps {
  readonly as: Pasted['as']
  readonly onAsText: () => void
}

/** Says how what was pasted has been taken, and offers it as the text that it was. */
export function PastedNote({ as, onAsText }: PastedNoteProps): ReactNode {
  return (
    <span className="second-reading">
      <span>
        Pasted as <b>{as}</b>.
      </span>
      <button type="button" onClick={onAsText}>
        As text
      </button>
    </span>
  )
}
