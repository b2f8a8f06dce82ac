import { partsOf, t } from '@isomorph/messages'
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
        {partsOf<'math.pasted', ReactNode>('math.pasted', {
          kind: <b key="kind">{as === 'word' ? t('math.pasted.word') : as}</b>,
        })}
      </span>
      <button type="button" onClick={onAsText}>
        {t('math.pasted.asText')}
      </button>
    </span>
  )
}
