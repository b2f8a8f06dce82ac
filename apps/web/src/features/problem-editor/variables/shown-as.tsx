import { digitsMaximum } from '@isomorph/contract'
import { CheckboxInput, SelectInput, WholeNumberInput } from '@isomorph/ui'
import type { CalculatedValueVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useDecimalSign } from '../draft/editor-context.ts'
import { exampleIn, withWrittenFormat, withZeros, writtenFormatOf, writtenFormatOptions } from './number-formats.ts'
import { ValueAndUnit } from './variables.styles.ts'

type Parameters = CalculatedValueVariable['parameters']

interface ShownAsProps {
  readonly parameters: Parameters
  readonly onChange: (parameters: Parameters) => void
}

const roundings = [
  { value: 'decimals', label: 'Decimals' },
  { value: 'significantFigures', label: 'Significant figures' },
] as const

/** Decimals with or without zeros at the end, or significant figures: at least one, and all of them written. */
function withRounding(parameters: Parameters, kind: (typeof roundings)[number]['value']): Parameters {
  const { roundsTo: _, ...rest } = parameters
  if (kind === 'decimals') return rest
  return { ...withZeros(rest, false), roundsTo: kind, rounding: Math.max(1, parameters.rounding) }
}

function RoundedTo({ parameters, onChange }: ShownAsProps): ReactNode {
  const isFigures = parameters.roundsTo !== undefined
  return (
    <ValueAndUnit>
      <SelectInput
        label="Rounded to"
        value={parameters.roundsTo ?? 'decimals'}
        options={roundings}
        onChange={(kind) => onChange(withRounding(parameters, kind))}
      />
      <WholeNumberInput
        label={isFigures ? 'Figures' : 'Decimals'}
        value={parameters.rounding}
        minimum={isFigures ? 1 : 0}
        maximum={digitsMaximum}
        onChange={(rounding) => onChange({ ...parameters, rounding })}
      />
    </ValueAndUnit>
  )
}

/** The format of a calculated value, and how many of its digits are shown. */
export function ShownAs({ parameters, onChange }: ShownAsProps): ReactNode {
  const decimalSign = useDecimalSign()
  return (
    <>
      <SelectInput
        label="Shown as"
        value={writtenFormatOf(parameters)}
        options={writtenFormatOptions(decimalSign)}
        onChange={(chosen) => onChange(withWrittenFormat(parameters, chosen))}
      />
      <RoundedTo parameters={parameters} onChange={onChange} />
      {parameters.roundsTo === undefined && (
        <CheckboxInput
          label="Keep zeros at the end"
          hint={`${exampleIn(decimalSign, '2.50 instead of 2.5')}. Significant figures always keep theirs.`}
          isChecked={parameters.keepsZeros === true}
          onChange={(keepsZeros) => onChange(withZeros(parameters, keepsZeros))}
        />
      )}
    </>
  )
}
