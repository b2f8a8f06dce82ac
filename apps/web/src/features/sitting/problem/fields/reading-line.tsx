import { t } from '@isomorph/messages'
import { Icon } from '@isomorph/ui'
import { StaticMath } from '../../../../math/static-math.tsx'
import { ReadingRow, ReadingText, ReadingWarning } from './fields.styles.ts'
import type { Reading } from './use-reading.ts'

interface ReadingLineProps {
  readonly id: string
  readonly reading: Reading | null
  readonly problem: string | null
  /** How decimals are typed, while there is nothing else to say. */
  readonly convention: string | null
  readonly onChoose: (latex: string) => void
}

/** How an answer is read as it is typed, or what cannot be read in it; told politely to screen readers. */
export function ReadingLine({ id, reading, problem, convention, onChoose }: ReadingLineProps) {
  const choice = reading?.isReadable ? reading.choice : undefined
  // What the page has read itself is in its language.
  const warning = reading && !reading.isReadable ? reading.message : (problem ?? reading?.warning)
  return (
    <ReadingRow id={id} role="status">
      {choice && <choice.Buttons readings={choice.readings} onChoose={onChoose} />}
      {!choice && reading?.isReadable && reading.latex !== '' && (
        <ReadingText>
          {t('sitting.field.readAs')} <StaticMath latex={reading.latex} />
        </ReadingText>
      )}
      {!reading && !warning && convention && <ReadingText>{convention}</ReadingText>}
      {warning && (
        <ReadingWarning>
          <Icon name="alert" size={16} /> {warning}
        </ReadingWarning>
      )}
    </ReadingRow>
  )
}
