import { digitsMaximum } from '@isomorph/contract'
import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import type { CalculatedValueVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FormulaInput } from '../formula-input.tsx'
import { numberFormatOptions } from './number-formats.ts'
import { SampleLine } from './sample-line.tsx'
import { ValueAndUnit } from './variables.styles.ts'

/** The formula, and how its value is shown. */
export function CalculatedValueForm({
  variable,
  path,
  onChange,
}: {
  variable: CalculatedValueVariable
  path: string
  onChange: (variable: CalculatedValueVariable) => void
}): ReactNode {
  const { parameters } = variable
  const set = (change: Partial<CalculatedValueVariable['parameters']>): void =>
    onChange({ ...variable, parameters: { ...parameters, ...change } })
  return (
    <>
      <FormulaInput
        label={`${variable.name} =`}
        value={parameters.formula}
        path={`${path}.parameters.formula`}
        keyboards={['numeric', 'functions', 'roman', 'greek']}
        onChange={(formula) => set({ formula })}
      />
      <ValueAndUnit>
        <SelectInput
          label="Shown as"
          value={parameters.numberFormatType}
          options={numberFormatOptions}
          onChange={(numberFormatType) => set({ numberFormatType })}
        />
        <TextInput
          label="Decimals"
          type="number"
          value={String(parameters.rounding)}
          input={{ min: 0, max: digitsMaximum, step: 1 }}
          onChange={(text) => {
            const rounding = Number.parseInt(text, 10)
            if (rounding >= 0 && rounding <= digitsMaximum) set({ rounding })
          }}
        />
      </ValueAndUnit>
      <SampleLine variableId={variable.id} prefix="1.2343212343212344 is shown as" />
      <CheckboxInput
        label="Calculate on with the value as shown"
        hint="Otherwise the exact value flows into other formulas and answers."
        isChecked={parameters.usesValueAsShown}
        onChange={(usesValueAsShown) => set({ usesValueAsShown })}
      />
    </>
  )
}
