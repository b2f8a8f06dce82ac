import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import type { RandomNumberVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useDecimalSign, useFieldError } from '../draft/editor-context.ts'
import { MoreOptions } from '../more-options.tsx'
import { exampleIn, withWrittenFormat, withZeros, writtenFormatOf, writtenFormatOptions } from './number-formats.ts'
import { SampleLine } from './sample-line.tsx'
import { ValueListInput } from './value-list-input.tsx'
import { VariableUnitInput, withUnit } from './variable-unit-input.tsx'
import { HowMany, ListFields } from './sample-fields.tsx'
import { FourFields } from './variables.styles.ts'

interface FormProps {
  readonly variable: RandomNumberVariable
  readonly path: string
  readonly onChange: (variable: RandomNumberVariable) => void
}

function Bound({
  variable,
  path,
  onChange,
  field,
  label,
}: FormProps & { field: 'min' | 'max' | 'step'; label: string }): ReactNode {
  const error = useFieldError(`${path}.parameters.${field}`)
  return (
    <TextInput
      label={label}
      value={variable.parameters[field]}
      error={error}
      input={{ inputMode: 'decimal' }}
      onChange={(value) => onChange({ ...variable, parameters: { ...variable.parameters, [field]: value } })}
    />
  )
}

function isMoreInUse({ blacklist, numberFormatType, keepsZeros }: RandomNumberVariable['parameters']): boolean {
  return blacklist.length > 0 || numberFormatType !== 'Number' || keepsZeros === true
}

/** From, to, in steps of; how many; what is left out; how it is written. */
export function RandomNumberForm(props: FormProps): ReactNode {
  const { variable, path, onChange } = props
  const { parameters } = variable
  const decimalSign = useDecimalSign()
  const setParameters = (changed: RandomNumberVariable['parameters']): void =>
    onChange({ ...variable, parameters: changed })
  return (
    <>
      <FourFields>
        <Bound {...props} field="min" label="From" />
        <Bound {...props} field="max" label="To" />
        <Bound {...props} field="step" label="Step" />
        <HowMany parameters={parameters} path={path} onChange={setParameters} />
      </FourFields>
      {parameters.count !== undefined && <ListFields parameters={parameters} path={path} onChange={setParameters} />}
      <SampleLine variableId={variable.id} prefix={parameters.count === undefined ? 'Gives' : 'Draws from'} />
      <VariableUnitInput
        value={parameters.unit}
        path={path}
        onChange={(unit) => setParameters(withUnit(parameters, unit))}
      />
      <MoreOptions isInUse={isMoreInUse(parameters)}>
        <ValueListInput
          label="Never these"
          hint="Such as 0, 1"
          isShort
          values={parameters.blacklist}
          path={`${path}.parameters.blacklist`}
          onChange={(blacklist) => onChange({ ...variable, parameters: { ...parameters, blacklist } })}
        />
        <SelectInput
          label="Written as"
          value={writtenFormatOf(parameters)}
          options={writtenFormatOptions(decimalSign)}
          onChange={(chosen) => setParameters(withWrittenFormat(parameters, chosen))}
        />
        <CheckboxInput
          label="Keep zeros at the end"
          hint={exampleIn(decimalSign, '2.50 instead of 2.5: as many decimals as From, To or Step is typed with')}
          isChecked={parameters.keepsZeros === true}
          onChange={(keepsZeros) => setParameters(withZeros(parameters, keepsZeros))}
        />
      </MoreOptions>
    </>
  )
}
