import { color, fontSize, Icon } from '@isomorph/ui'
import { StaticMath } from '../../../../math/index.ts'
import type { Reading } from './use-reading.ts'

interface ReadingLineProps {
  readonly id: string
  readonly reading: Reading | null
  readonly problem: string | null
  readonly onChoose: (latex: string) => void
}

/** How an answer is read as it is typed, or what cannot be read in it; told politely to screen readers. */
export function ReadingLine({ id, reading, problem, onChoose }: ReadingLineProps) {
  const choice = reading?.isReadable ? reading.choice : undefined
  const warning = problem ?? (reading?.isReadable ? reading.warning : reading?.message)
  return (
    <div
      id={id}
      role="status"
      style={{
        minHeight: 24,
        fontSize: fontSize.small,
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        flexWrap: 'wrap',
      }}
    >
      {choice && <choice.Buttons readings={choice.readings} onChoose={onChoose} />}
      {!choice && reading?.isReadable && reading.latex !== '' && (
        <span
          style={{ color: color.textSecond, display: 'inline-flex', gap: 6, alignItems: 'center', flexWrap: 'wrap' }}
        >
          read as <StaticMath latex={reading.latex} />
        </span>
      )}
      {warning && (
        <span style={{ color: color.warningText, display: 'inline-flex', gap: 6, alignItems: 'center' }}>
          <Icon name="alert" size={16} /> {warning}
        </span>
      )}
    </div>
  )
}
