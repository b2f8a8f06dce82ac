import { optionsOf } from '../../../forms/message-options.ts'
import { digitsMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput, WholeNumberInput } from '@isomorph/ui'
import type { CalculatedValueVariable } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useDecimalSign } from '../draft/editor-context.ts'
import { withWrittenFormat, withZeros, writtenFormatOf, writtenFormatOptions, zerosIn } from './number-formats.ts'
import { ValueAndUnit } from './variables.styles.ts'

type Parameters = CalculatedValueVariable['parameters']

interface ShownAsProps {
  readonly parameters: Parameters
  readonly onChange: (parameters: Parameters) => void
}

const roundings = [
  ['decimals', 'problem-editor.variable.decimals'],
  ['significantFigures', 'problem-editor.variable.significant'],
] as const

/** Decimals with or without zeros at the end, or significant figures: at least one, and all of them written. */
function withRounding(parameters: Parameters, kind: (typeof roundings)[number][0]): Parameters {
  const { roundsTo: _, ...rest } = parameters
  if (kind === 'decimals') return rest
  return { ...withZeros(rest, false), roundsTo: kind, rounding: Math.max(1, parameters.rounding) }
}

function RoundedTo({ parameters, onChange }: ShownAsProps): ReactNode {
  const isFigures = parameters.roundsTo !== undefined
  return (
    <ValueAndUnit>
      <SelectInput
        label={t('problem-editor.variable.roundedTo')}
        value={parameters.roundsTo ?? 'decimals'}
        options={optionsOf(roundings)}
        onChange={(kind) => onChange(withRounding(parameters, kind))}
      />
      <WholeNumberInput
        label={t(isFigures ? 'problem-editor.variable.figures' : 'problem-editor.variable.decimals')}
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
        label={t('problem-editor.variable.shownAs.label')}
        value={writtenFormatOf(parameters)}
        options={writtenFormatOptions(decimalSign)}
        onChange={(chosen) => onChange(withWrittenFormat(parameters, chosen))}
      />
      <RoundedTo parameters={parameters} onChange={onChange} />
      {parameters.roundsTo === undefined && (
        <CheckboxInput
          label={t('problem-editor.variable.zeros')}
          hint={t('problem-editor.variable.zeros.calculated', zerosIn(decimalSign))}
          isChecked={parameters.keepsZeros === true}
          onChange={(keepsZeros) => onChange(withZeros(parameters, keepsZeros))}
        />
      )}
    </>
  )
}
