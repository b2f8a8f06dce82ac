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
    <OptionGroup legend={t('question-editor.assume')}>
      <FieldRow>
        {question.answerType !== 'Numeric' && (
          <SelectInput
            label={t('question-editor.assume.letters')}
            hint={t(aboutLetters[letters])}
            value={letters}
            options={optionsOf(letterKinds)}
            onChange={(value) => set({ letters: value })}
          />
        )}
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
        {question.answerType !== 'Numeric' && (
          <SelectInput
            label={t('question-editor.assume.decimals')}
            hint={t(aboutDecimals[decimals])}
            value={decimals}
            options={optionsOf(decimalRules)}
            onChange={(value) => set({ decimals: value })}
          />
        )}
      </FieldRow>
      <OddRootsField hasRealOddRoots={hasRealOddRoots} onChange={(value) => set({ hasRealOddRoots: value })} />
    </OptionGroup>
  )
}
