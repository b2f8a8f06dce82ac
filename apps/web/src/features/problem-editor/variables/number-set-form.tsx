import { t } from '@isomorph/messages'
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
        label={t('problem-editor.variable.values')}
        hint={t('problem-editor.variable.values.hint')}
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
        label={t('problem-editor.variable.whole')}
        hint={t('problem-editor.variable.whole.hint')}
        isChecked={parameters.isWhole ?? false}
        onChange={(isWhole) => onChange({ ...variable, parameters: { ...parameters, isWhole } })}
      />
    </>
  )
}
