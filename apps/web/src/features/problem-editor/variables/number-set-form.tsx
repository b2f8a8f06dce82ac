import { CheckboxInput } from '@isomorph/ui'
import type { NumberSetVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { ValueListInput } from './value-list-input.tsx'
import { VariableUnitInput, withUnit } from './variable-unit-input.tsx'

export function NumberSetForm({
  variable,
  path,
  onChange,
}: {
  variable: NumberSetVariable
  path: string
  onChange: (variable: NumberSetVariable) => void
}): ReactNode {
  const { parameters } = variable
  return (
    <>
      <ValueListInput
        label="Values, one a line"
        hint="As they shall be shown: 3, −2.50, 1/2, 1.2E3, 1.2x10^3, 45%, $1,250"
        values={parameters.values}
        path={`${path}.parameters.values`}
        onChange={(values) => onChange({ ...variable, parameters: { ...parameters, values } })}
      />
      <VariableUnitInput
        value={parameters.unit}
        path={path}
        onChange={(unit) => onChange({ ...variable, parameters: withUnit(parameters, unit) })}
      />
      <CheckboxInput
        label="All values at once, as a list"
        hint="Otherwise each variant has one of them."
        isChecked={parameters.isWhole ?? false}
        onChange={(isWhole) => onChange({ ...variable, parameters: { ...parameters, isWhole } })}
      />
    </>
  )
}
