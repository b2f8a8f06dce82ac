import { useRef, useState, type ReactNode } from 'react'
import { usePasted } from '../pasting/use-pasted.ts'
import { MathField } from '../field/math-field.tsx'
import type { MathFieldProps } from '../field/math-field-props.ts'
import { useSecondReading, type CompareReadings, type TypedFormula } from './use-second-reading.ts'

interface MathFieldWithSecondReadingProps extends MathFieldProps {
  readonly compare: CompareReadings
}

/** A field that says how it has taken what was pasted, and asks where typed text can mean something else as well. */
export function MathFieldWithSecondReading({ compare, ...props }: MathFieldWithSecondReadingProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const [formula, setFormula] = useState<TypedFormula>()
  const latest = useRef(props.value)
  const { taken, take } = usePasted(props.value)
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
        onPasted={(pasted) => take(pasted, latest.current)}
        onChange={(latex, typed) => {
          latest.current = latex
          setFormula({ latex, typed })
          props.onChange(latex, typed)
        }}
      />
      <div role="status">
        {taken && <taken.Note as={taken.pasted.as} onAsText={taken.pasted.asText} />}
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
