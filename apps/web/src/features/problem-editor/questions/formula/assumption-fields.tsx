import { optionsOf } from '../../../../forms/message-options.ts'
import { t, type PlainKey } from '@isomorph/messages'
import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type { Assumptions } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FieldRow } from '../../more-options.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { OptionGroup } from '../option-group.tsx'

type Letters = NonNullable<Assumptions['letters']>
type Decimals = NonNullable<Assumptions['decimals']>

const letterKinds = [
  ['real', 'question-editor.assume.letters.real'],
  ['positive', 'question-editor.assume.letters.positive'],
  ['integer', 'question-editor.assume.letters.integer'],
  ['complex', 'question-editor.assume.letters.complex'],
] as const
const angleUnits = [
  ['radians', 'question-editor.assume.angles.radians'],
  ['degrees', 'question-editor.assume.angles.degrees'],
] as const
const logBases = [
  ['10', 'question-editor.assume.log.ten'],
  ['e', 'question-editor.assume.log.e'],
  ['2', 'question-editor.assume.log.two'],
] as const
const decimalRules = [
  ['exact', 'question-editor.assume.decimals.exact'],
  ['tolerant', 'question-editor.assume.decimals.tolerant'],
] as const

const aboutLetters: Readonly<Record<Letters, PlainKey>> = {
  real: 'question-editor.assume.letters.real.about',
  positive: 'question-editor.assume.letters.positive.about',
  integer: 'question-editor.assume.letters.integer.about',
  complex: 'question-editor.assume.letters.complex.about',
}
const aboutAngles = {
  radians: 'question-editor.assume.angles.radians.about',
  degrees: 'question-editor.assume.angles.degrees.about',
} as const
const aboutLogs = {
  '10': 'question-editor.assume.log.ten.about',
  e: 'question-editor.assume.log.e.about',
  '2': 'question-editor.assume.log.two.about',
} as const
const aboutDecimals: Readonly<Record<Decimals, PlainKey>> = {
  exact: 'question-editor.assume.decimals.exact.about',
  tolerant: 'question-editor.assume.decimals.tolerant.about',
}

interface OddRootsFieldProps {
  readonly hasRealOddRoots: boolean
  readonly onChange: (hasRealOddRoots: boolean) => void
}

function OddRootsField({ hasRealOddRoots, onChange }: OddRootsFieldProps): ReactNode {
  return (
    <CheckboxInput
      label={t('question-editor.assume.oddRoots')}
      hint={t(hasRealOddRoots ? 'question-editor.assume.oddRoots.real' : 'question-editor.assume.oddRoots.complex')}
      isChecked={hasRealOddRoots}
      onChange={onChange}
    />
  )
}

type Settled = Required<Pick<Assumptions, 'letters' | 'decimals'>>

interface FormulaFieldProps<Name extends keyof Settled> {
  readonly value: Settled[Name]
  readonly onChange: (changed: Pick<Settled, Name>) => void
}

function LettersField({ value, onChange }: FormulaFieldProps<'letters'>): ReactNode {
  return (
    <SelectInput
      label={t('question-editor.assume.letters')}
      hint={t(aboutLetters[value])}
      value={value}
      options={optionsOf(letterKinds)}
      onChange={(letters) => onChange({ letters })}
    />
  )
}

function DecimalsField({ value, onChange }: FormulaFieldProps<'decimals'>): ReactNode {
  return (
    <SelectInput
      label={t('question-editor.assume.decimals')}
      hint={t(aboutDecimals[value])}
      value={value}
      options={optionsOf(decimalRules)}
      onChange={(decimals) => onChange({ decimals })}
    />
  )
}

interface AssumptionFieldsProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

/** What formulas take for granted, each with a sentence on what it does. Numbers have no letters of their own. */
export function AssumptionFields({ question, onChange }: AssumptionFieldsProps): ReactNode {
  const isNumber = question.answerType === 'Numeric'
  const assumptions = question.assumptions ?? {}
  const { letters = 'real', angles = 'radians', logBase = '10', hasRealOddRoots = true } = assumptions
  const decimals = assumptions.decimals ?? (question.tolerance === undefined ? 'exact' : 'tolerant')
  const set = (changed: Assumptions): void => onChange({ ...question, assumptions: { ...assumptions, ...changed } })
  return (
    <OptionGroup legend={t('question-editor.assume')}>
      <FieldRow>
        {!isNumber && <LettersField value={letters} onChange={set} />}
        <SelectInput
          label={t('question-editor.assume.angles')}
          hint={t(aboutAngles[angles])}
          value={angles}
          options={optionsOf(angleUnits)}
          onChange={(value) => set({ angles: value })}
        />
        <SelectInput
          label={t('question-editor.assume.log')}
          hint={t(aboutLogs[logBase])}
          value={logBase}
          options={optionsOf(logBases)}
          onChange={(value) => set({ logBase: value })}
        />
        {!isNumber && <DecimalsField value={decimals} onChange={set} />}
      </FieldRow>
      <OddRootsField hasRealOddRoots={hasRealOddRoots} onChange={(value) => set({ hasRealOddRoots: value })} />
    </OptionGroup>
  )
}
