import { findingWords } from '../../../../entities/finding/finding-words.ts'
import { t, type PlainKey } from '@isomorph/messages'
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

const modeNames: Readonly<Record<Mode, PlainKey>> = {
  value: 'question-editor.compare.value',
  antiderivative: 'question-editor.compare.antiderivative',
  upToConstant: 'question-editor.compare.upToConstant',
  system: 'question-editor.compare.system',
  renaming: 'question-editor.compare.renaming',
  family: 'question-editor.compare.family',
  repeating: 'question-editor.compare.repeating',
  differentialEquation: 'question-editor.compare.differentialEquation',
  lineOrPlane: 'question-editor.compare.lineOrPlane',
  multiple: 'question-editor.compare.multiple',
  basis: 'question-editor.compare.basis',
  interval: 'question-editor.compare.interval',
  chemicalFormula: 'question-editor.compare.chemicalFormula',
  chemicalEquation: 'question-editor.compare.chemicalEquation',
}

const modeOptions = () => [
  { value: 'shown' as const, label: t('question-editor.compare.shown') },
  ...Object.entries(modeNames).map(([value, label]) => ({ value: value as Mode, label: t(label) })),
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
        label={t('question-editor.compare')}
        hint={used && findingWords(comparisonSentence(used))}
        value={compare?.mode ?? 'shown'}
        options={modeOptions()}
        onChange={(mode) => (mode === 'shown' ? onChange(without(question, 'compare')) : set(chosen(mode)))}
      />
      {compare && <ComparisonSettings key={compare.mode} comparison={compare} onChange={set} />}
    </FieldRow>
  )
}
