import type { AnswerField } from '@isomorph/contract'
import { useCallback } from 'react'
import { MathFieldWithSecondReading, type CompareReadings } from '../../../../math/index.ts'
import { loadReader } from './load-reader.ts'
import { FormulaRoom } from './fields.styles.ts'

interface FormulaFieldProps {
  readonly field: AnswerField
  readonly label: string
  /** LaTeX. */
  readonly value: string
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
  /** What a screen reader says after the label, such as what cannot be read. */
  readonly description: string
  readonly onChange: (value: string) => void
}

/** A field for numbers and formulas with the keyboards that the question allows. */
export function FormulaField({ field, label, value, isReadOnly, isInvalid, description, onChange }: FormulaFieldProps) {
  // The reader arrives with the first keystroke.
  const compare = useCallback<CompareReadings>(
    async (formula) => (await loadReader()).secondReadingOfAnswer(field, formula),
    [field],
  )
  return (
    <FormulaRoom>
      <MathFieldWithSecondReading
        label={label}
        value={value}
        keyboards={field.keyboards}
        decimalSign={field.decimalSign ?? 'point'}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        description={description}
        onChange={onChange}
        compare={compare}
      />
    </FormulaRoom>
  )
}
