import { digitsMaximum } from '@isomorph/contract'
import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import type { CalculatedValueVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { numberFormatOptions } from './number-formats.ts'
import { SampleLine } from './sample-line.tsx'
import { VariableUnitInput, withUnit } from './variable-unit-input.tsx'
import { ValueAndUnit } from './variables.styles.ts'

type Parameters = CalculatedValueVariable['parameters']

interface ShownAsProps {
  readonly parameters: Parameters
  readonly onChange: (change: Partial<Parameters>) => void
}

function ShownAs({ parameters, onChange }: ShownAsProps): ReactNode {
  return (
    <ValueAndUnit>
      <SelectInput
        label="Shown as"
        value={parameters.numberFormatType}
        options={numberFormatOptions}
        onChange={(numberFormatType) => onChange({ numberFormatType })}
      />
      <TextInput
        label="Decimals"
        type="number"
        value={String(parameters.rounding)}
        input={{ min: 0, max: digitsMaximum, step: 1 }}
        onChange={(text) => {
          const rounding = Number.parseInt(text, 10)
          if (rounding >= 0 && rounding <= digitsMaximum) onChange({ rounding })
        }}
      />
    </ValueAndUnit>
  )
}

interface CalculatedValueFormProps {
  readonly variable: CalculatedValueVariable
  readonly path: string
  readonly onChange: (variable: CalculatedValueVariable) => void
}

/** The formula, and how its value is shown. */
export function CalculatedValueForm({ variable, path, onChange }: CalculatedValueFormProps): ReactNode {
  const { parameters } = variable
  const set = (change: Partial<Parameters>): void => onChange({ ...variable, parameters: { ...parameters, ...change } })
  return (
    <>
      <FormulaInput
        label={`${variable.name} =`}
        value={parameters.formula}
        path={`${path}.parameters.formula`}
        keyboards={['numeric', 'functions', 'roman', 'greek']}
        onChange={(formula) => set({ formula })}
      />
      <ShownAs parameters={parameters} onChange={set} />
      <SampleLine variableId={variable.id} prefix="1.2343212343212344 is shown as" />
      <VariableUnitInput
        value={parameters.unit}
        path={path}
        hint="Empty: the unit of the formula. State one where the formula converts, such as km/h for 3.6 v."
        onChange={(unit) => onChange({ ...variable, parameters: withUnit(parameters, unit) })}
      />
      <CheckboxInput
        label="Calculate on with the value as shown"
        hint="Otherwise the exact value flows into other formulas and answers."
        isChecked={parameters.usesValueAsShown}
        onChange={(usesValueAsShown) => set({ usesValueAsShown })}
      />
    </>
  )
}
