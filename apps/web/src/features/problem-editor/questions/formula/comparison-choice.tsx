import { SelectInput } from '@isomorph/ui'
import {
  comparisonsOffered,
  comparisonSentence,
  type Comparison,
  type ExpressionSymbolicQuestion,
} from '@isomorph/problem'
import { useContext, type ReactNode } from 'react'
import { InsightContext } from '../../draft/editor-context.ts'
import { FieldRow } from '../../more-options.tsx'
import { without } from '../without.ts'
import { ComparisonSettings } from './comparison-settings.tsx'

interface ComparisonChoiceProps {
  readonly question: ExpressionSymbolicQuestion
  readonly onChange: (question: ExpressionSymbolicQuestion) => void
}

type Mode = Comparison['mode']

const modeNames: Readonly<Record<Mode, string>> = {
  value: 'Same value',
  antiderivative: 'Any antiderivative',
  upToConstant: 'Same up to a constant',
  system: 'Systems with the same solutions',
  renaming: 'Letters may be renamed',
  family: 'Families of functions',
  differentialEquation: 'Differential equations',
  lineOrPlane: 'Lines and planes',
  multiple: 'Same up to a factor',
  basis: 'Bases of the same space',
  interval: 'Intervals and sets',
  chemicalFormula: 'Chemical formulas',
  chemicalEquation: 'Chemical equations',
}

const modeOptions = [
  { value: 'shown' as const, label: 'Chosen from the correct answer' },
  ...Object.entries(modeNames).map(([value, label]) => ({ value: value as Mode, label })),
]

/** Before there is a key. */
const usualComparisons = comparisonsOffered(undefined, new Set())

/** How answers are compared, in a sentence, and a menu to choose another comparison than the correct answer suggests. */
export function ComparisonChoice({ question, onChange }: ComparisonChoiceProps): ReactNode {
  const { comparisons } = useContext(InsightContext)
  const known = comparisons.find(({ questionKey }) => questionKey === question.questionKey)
  const { compare } = question
  const used = compare ?? known?.comparison
  // What answers are compared by keeps its settings when it is chosen.
  const chosen = (mode: Mode): Comparison => (used?.mode === mode ? used : (known?.offered ?? usualComparisons)[mode])
  const set = (comparison: Comparison): void => onChange({ ...question, compare: comparison })
  return (
    <FieldRow>
      <SelectInput
        label="Comparison of answers"
        hint={used && comparisonSentence(used)}
        value={compare?.mode ?? 'shown'}
        options={modeOptions}
        onChange={(mode) => (mode === 'shown' ? onChange(without(question, 'compare')) : set(chosen(mode)))}
      />
      {compare && <ComparisonSettings key={compare.mode} comparison={compare} onChange={set} />}
    </FieldRow>
  )
}
