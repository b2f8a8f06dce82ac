import { useRef, useState, type ReactNode } from 'react'
import { MathField, type MathFieldProps } from '../field/math-field.tsx'
import { useSecondReading, type CompareReadings, type TypedFormula } from './use-second-reading.ts'

interface WitnessedMathFieldProps extends MathFieldProps {
  readonly compare: CompareReadings
}

/** A field that asks where the typed text can mean something else than the formula it has become. */
export function WitnessedMathField({ compare, ...props }: WitnessedMathFieldProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const [formula, setFormula] = useState<TypedFormula>()
  const { found, keep } = useSecondReading(props.value, formula, compare)
  const answer = (act: () => void) => () => {
    // The buttons go; writing goes on in the field.
    root.current?.querySelector<HTMLElement>('math-field')?.focus()
    act()
  }
  return (
    <div ref={root} className="math-field-root">
      <MathField
        {...props}
        onChange={(latex, typed) => {
          setFormula({ latex, typed })
          props.onChange(latex, typed)
        }}
      />
      <div role="status">
        {found && !props.isReadOnly && (
          <found.Note
            reading={found.reading}
            onUse={answer(() => props.onChange(found.reading.otherLatex))}
            onKeep={answer(keep)}
          />
        )}
      </div>
    </div>
  )
}
