import { optionsOf } from '../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import { maximumElements, type RandomNumberVariable, type SampleDistribution } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { useFieldError } from '../draft/editor-context.ts'
import { TwoFields } from './variables.styles.ts'

type Parameters = RandomNumberVariable['parameters']

interface SampleFieldsProps {
  readonly parameters: Parameters
  readonly path: string
  readonly onChange: (parameters: Parameters) => void
}

/** The parameters of a single number, or of a list of so many. */
function withCount(parameters: Parameters, count: number): Parameters {
  const {
    count: _count,
    isDistinct: _isDistinct,
    isSorted: _isSorted,
    isLastSolved: _isLastSolved,
    distribution: _distribution,
    ...single
  } = parameters
  return count === 1 ? single : { ...parameters, count }
}

/** How many numbers are drawn; more than one make a list. */
export function HowMany({ parameters, path, onChange }: SampleFieldsProps): ReactNode {
  const error = useFieldError(`${path}.parameters.count`)
  const [typed, setTyped] = useState<string>()
  const count = parameters.count ?? 1
  return (
    <TextInput
      label={t('problem-editor.variable.howMany')}
      type="number"
      value={typed ?? String(count)}
      error={error}
      input={{ min: 1, max: maximumElements, step: 1 }}
      onBlur={() => setTyped(undefined)}
      onChange={(text) => {
        setTyped(text)
        const wanted = Number(text)
        if (Number.isInteger(wanted) && wanted >= 1 && wanted <= maximumElements)
          onChange(withCount(parameters, wanted))
      }}
    />
  )
}

const spreads = [
  ['even', 'problem-editor.variable.spread.even'],
  ['normal', 'problem-editor.variable.spread.normal'],
] as const

interface NormalFieldsProps {
  readonly distribution: SampleDistribution
  readonly path: string
  readonly onChange: (distribution: SampleDistribution) => void
}

function NormalFields({ distribution, path, onChange }: NormalFieldsProps): ReactNode {
  const field = `${path}.parameters.distribution`
  const meanError = useFieldError(`${field}.mean`)
  const deviationError = useFieldError(`${field}.standardDeviation`)
  return (
    <TwoFields>
      <TextInput
        label={t('problem-editor.variable.mean')}
        value={distribution.mean}
        error={meanError}
        input={{ inputMode: 'decimal' }}
        onChange={(mean) => onChange({ ...distribution, mean })}
      />
      <TextInput
        label={t('problem-editor.variable.deviation')}
        value={distribution.standardDeviation}
        error={deviationError}
        input={{ inputMode: 'decimal' }}
        onChange={(standardDeviation) => onChange({ ...distribution, standardDeviation })}
      />
    </TwoFields>
  )
}

/** A normal distribution that fits between the limits: three standard deviations on either side. */
function fittingNormal({ min, max }: Parameters): SampleDistribution {
  const [from, to] = [Number(min), Number(max)]
  const spelt = (value: number): string => (Number.isFinite(value) ? String(Number(value.toPrecision(4))) : '')
  return { kind: 'Normal', mean: spelt((from + to) / 2), standardDeviation: spelt((to - from) / 6) }
}

/** How the numbers of a list are drawn. */
export function ListFields({ parameters, path, onChange }: SampleFieldsProps): ReactNode {
  const { distribution, isDistinct = false, isSorted = false } = parameters
  const setSpread = (spread: (typeof spreads)[number][0]): void => {
    const { distribution: _dropped, ...even } = parameters
    onChange(spread === 'even' ? even : { ...even, distribution: fittingNormal(parameters) })
  }
  return (
    <>
      <SelectInput
        label={t('problem-editor.variable.spread')}
        value={distribution === undefined ? 'even' : 'normal'}
        options={optionsOf(spreads)}
        onChange={setSpread}
      />
      {distribution && (
        <NormalFields
          distribution={distribution}
          path={path}
          onChange={(changed) => onChange({ ...parameters, distribution: changed })}
        />
      )}
      <CheckboxInput
        label={t('problem-editor.variable.distinct')}
        isChecked={isDistinct}
        onChange={(checked) => onChange({ ...parameters, isDistinct: checked })}
      />
      <CheckboxInput
        label={t('problem-editor.variable.sorted')}
        isChecked={isSorted}
        onChange={(checked) => onChange({ ...parameters, isSorted: checked })}
      />
      <CheckboxInput
        label={t('problem-editor.variable.lastSolved')}
        hint={t('problem-editor.variable.lastSolved.hint')}
        isChecked={parameters.isLastSolved ?? false}
        onChange={(checked) => onChange({ ...parameters, isLastSolved: checked })}
      />
    </>
  )
}
