import { t } from '@isomorph/messages'
import { CheckboxInput } from '@isomorph/ui'
import type { CalculatedValueVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { sampleIn } from '../engine/samples.ts'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { ShownAs } from './shown-as.tsx'
import { SampleLine } from './sample-line.tsx'
import { VariableUnitInput, withUnit } from './variable-unit-input.tsx'

type Parameters = CalculatedValueVariable['parameters']

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
        label={t('problem-editor.variable.formula', { name: variable.name })}
        value={parameters.formula}
        path={`${path}.parameters.formula`}
        keyboards={['numeric', 'functions', 'roman', 'greek']}
        onChange={(formula) => set({ formula })}
      />
      <ShownAs parameters={parameters} onChange={(changed) => onChange({ ...variable, parameters: changed })} />
      <SampleLine
        variableId={variable.id}
        prefix={t('problem-editor.variable.shownAs', { number: sampleIn(parameters) })}
      />
      <VariableUnitInput
        value={parameters.unit}
        path={path}
        hint={t('problem-editor.variable.unit.calculated')}
        onChange={(unit) => onChange({ ...variable, parameters: withUnit(parameters, unit) })}
      />
      <CheckboxInput
        label={t('problem-editor.variable.asShown')}
        hint={t('problem-editor.variable.asShown.hint')}
        isChecked={parameters.usesValueAsShown}
        onChange={(usesValueAsShown) => set({ usesValueAsShown })}
      />
    </>
  )
}
