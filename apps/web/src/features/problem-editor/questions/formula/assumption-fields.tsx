import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type { Assumptions } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FieldRow } from '../../more-options.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { OptionGroup } from '../option-group.tsx'

type Letters = NonNullable<Assumptions['letters']>
type Decimals = NonNullable<Assumptions['decimals']>

const letterOptions = [
  { value: 'real', label: 'Real numbers' },
  { value: 'positive', label: 'Positive numbers' },
  { value: 'integer', label: 'Whole numbers' },
  { value: 'complex', label: 'Complex numbers' },
] as const
const angleOptions = [
  { value: 'radians', label: 'Radians' },
  { value: 'degrees', label: 'Degrees' },
] as const
const logOptions = [
  { value: '10', label: 'Base 10' },
  { value: 'e', label: 'Base e, natural' },
  { value: '2', label: 'Base 2' },
] as const
const decimalOptions = [
  { value: 'exact', label: '0.333 is not 1/3' },
  { value: 'tolerant', label: '0.333 may stand for 1/3' },
] as const

const aboutLetters: Readonly<Record<Letters, string>> = {
  real: 'Only real solutions of equations count: x³ = 8 is x = 2.',
  positive: 'Negative values and solutions do not count: √(x²) is x.',
  integer: 'Formulas are compared at whole numbers: (−1)^(2n) is 1.',
  complex: 'Complex solutions of equations count too: x³ = 8 has three.',
}
const aboutAngles = {
  radians: 'sin 30 is −0.99; a typed ° still means degrees.',
  degrees: 'sin 30 is one half.',
} as const
const aboutLogs = {
  '10': 'log 100 is 2.',
  e: 'In the answers log x is ln x. lg keeps base 10.',
  '2': 'In the answers log 8 is 3. lg keeps base 10.',
} as const
const aboutDecimals: Readonly<Record<Decimals, string>> = {
  exact: 'A decimal counts only where it is exactly the number.',
  tolerant: 'A decimal counts where it is within the tolerance.',
}

interface OddRootsFieldProps {
  readonly hasRealOddRoots: boolean
  readonly onChange: (hasRealOddRoots: boolean) => void
}

function OddRootsField({ hasRealOddRoots, onChange }: OddRootsFieldProps): ReactNode {
  return (
    <CheckboxInput
      label="Odd roots of negative numbers are real"
      hint={hasRealOddRoots ? '(−8)^(1/3) is −2.' : '(−8)^(1/3) is the complex number 1 + i√3.'}
      isChecked={hasRealOddRoots}
      onChange={onChange}
    />
  )
}

interface AssumptionFieldsProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

/** What formulas take for granted, each with a sentence on what it does. Numbers have no letters of their own. */
export function AssumptionFields({ question, onChange }: AssumptionFieldsProps): ReactNode {
  const assumptions = question.assumptions ?? {}
  const { letters = 'real', angles = 'radians', logBase = '10', hasRealOddRoots = true } = assumptions
  const decimals = assumptions.decimals ?? (question.tolerance === undefined ? 'exact' : 'tolerant')
  const set = (changed: Assumptions): void => onChange({ ...question, assumptions: { ...assumptions, ...changed } })
  return (
    <OptionGroup legend="Assumptions">
      <FieldRow>
        {question.answerType !== 'Numeric' && (
          <SelectInput
            label="Letters stand for"
            hint={aboutLetters[letters]}
            value={letters}
            options={letterOptions}
            onChange={(value) => set({ letters: value })}
          />
        )}
        <SelectInput
          label="Angles"
          hint={aboutAngles[angles]}
          value={angles}
          options={angleOptions}
          onChange={(value) => set({ angles: value })}
        />
        <SelectInput
          label="log without a base"
          hint={aboutLogs[logBase]}
          value={logBase}
          options={logOptions}
          onChange={(value) => set({ logBase: value })}
        />
        {question.answerType !== 'Numeric' && (
          <SelectInput
            label="Decimals"
            hint={aboutDecimals[decimals]}
            value={decimals}
            options={decimalOptions}
            onChange={(value) => set({ decimals: value })}
          />
        )}
      </FieldRow>
      <OddRootsField hasRealOddRoots={hasRealOddRoots} onChange={(value) => set({ hasRealOddRoots: value })} />
    </OptionGroup>
  )
}
