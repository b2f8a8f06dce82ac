import { SelectInput, TextInput } from '@isomorph/ui'
import { comparisonSentence, type Comparison, type ExpressionSymbolicQuestion } from '@isomorph/problem'
import { useContext, useState, type ReactNode } from 'react'
import { InsightContext } from '../../draft/editor-context.ts'
import { FieldRow } from '../../more-options.tsx'
import { without } from '../without.ts'
import { namesIn } from './names-in.ts'

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
  interval: 'Intervals and sets',
  chemicalFormula: 'Chemical formulas',
  chemicalEquation: 'Chemical equations',
}

const modeOptions = [
  { value: 'shown' as const, label: 'Chosen from the correct answer' },
  ...Object.entries(modeNames).map(([value, label]) => ({ value: value as Mode, label })),
]

/** A mode with the settings that it has had, or usual ones. */
export function comparisonIn(mode: Mode, before: Comparison | undefined): Comparison {
  if (before?.mode === mode) return before
  const variable = before && 'variable' in before ? before.variable : 'x'
  switch (mode) {
    case 'antiderivative':
      return { mode, variable, constant: 'required' }
    case 'upToConstant':
      return { mode, variable }
    case 'renaming':
      return { mode, fixed: [] }
    case 'value':
    case 'system':
    case 'interval':
    case 'chemicalFormula':
    case 'chemicalEquation':
      return { mode }
  }
}

/** How answers are compared, in a sentence, and a menu to choose another comparison than the correct answer suggests. */
export function ComparisonChoice({ question, onChange }: ComparisonChoiceProps): ReactNode {
  const { comparisons } = useContext(InsightContext)
  const shown = comparisons.find(({ questionKey }) => questionKey === question.questionKey)?.comparison
  const { compare } = question
  const used = compare ?? shown
  const set = (comparison: Comparison): void => onChange({ ...question, compare: comparison })
  return (
    <FieldRow>
      <SelectInput
        label="Comparison of answers"
        hint={used && comparisonSentence(used)}
        value={compare?.mode ?? 'shown'}
        options={modeOptions}
        onChange={(mode) => (mode === 'shown' ? onChange(without(question, 'compare')) : set(comparisonIn(mode, used)))}
      />
      {compare && <ComparisonSettings comparison={compare} onChange={set} />}
    </FieldRow>
  )
}

const constantOptions = [
  { value: 'required', label: 'Required' },
  { value: 'notNeeded', label: 'May be left out' },
] as const

function ComparisonSettings({
  comparison,
  onChange,
}: {
  comparison: Comparison
  onChange: (comparison: Comparison) => void
}): ReactNode {
  if (comparison.mode === 'renaming') {
    return (
      <TextInput
        label="Letters that keep their names"
        hint="Separated by commas, such as x, t"
        value={comparison.fixed.join(', ')}
        onChange={(text) => onChange({ ...comparison, fixed: namesIn(text) })}
      />
    )
  }
  if (comparison.mode !== 'antiderivative' && comparison.mode !== 'upToConstant') return null
  return (
    <>
      <VariableOf name={comparison.variable} onChange={(variable) => onChange({ ...comparison, variable })} />
      {comparison.mode === 'antiderivative' && (
        <SelectInput
          label="Constant of integration"
          value={comparison.constant}
          options={constantOptions}
          onChange={(constant) => onChange({ ...comparison, constant })}
        />
      )}
    </>
  )
}

/** An empty name is nothing that can be stored, and everybody's first step to another one. */
function VariableOf({ name, onChange }: { name: string; onChange: (name: string) => void }): ReactNode {
  const [typed, setTyped] = useState(name)
  return (
    <TextInput
      label="Variable of the function"
      value={typed}
      input={{ spellCheck: false, autoCapitalize: 'off' }}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onChange(text.trim())
      }}
    />
  )
}
