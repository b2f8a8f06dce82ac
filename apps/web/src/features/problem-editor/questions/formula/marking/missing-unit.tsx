import { SelectInput } from '@isomorph/ui'
import type { NumericQuestion, RequiredUnit } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { without } from '../../without.ts'
import { asPercents } from './weights.ts'

const options = [
  { value: 'nothing', label: 'Earns nothing' },
  { value: 'share', label: 'Loses the unit’s share' },
  { value: 'fine', label: 'Is as good as with it' },
] as const

type Missing = (typeof options)[number]['value']

function missingOf({ unit, facets }: NumericQuestion): Missing {
  if (unit?.isOptional === true && facets?.unit === undefined) return 'fine'
  return unit?.missingEarns === 'nothing' ? 'nothing' : 'share'
}

function unitFor(unit: RequiredUnit, missing: Missing): RequiredUnit {
  const plain = { ...without(unit, 'missingEarns'), isOptional: missing === 'fine' }
  return missing === 'nothing' ? { ...plain, missingEarns: 'nothing' } : plain
}

/** Where a bare number is fine, the unit has no share that it could lose. */
function withoutUnitShare(question: NumericQuestion): NumericQuestion {
  const { facets } = question
  if (facets?.unit === undefined) return question
  const { unit: _, ...others } = facets
  return { ...question, facets: asPercents(others, ['value', 'precision']) }
}

const hints: Readonly<Record<Missing, string>> = {
  nothing: 'A bare number is wrong.',
  share: 'As a wrong unit does; the shares stand under Marking.',
  fine: 'A bare number is right, a wrong unit is not.',
}
const hintWithoutShares = 'The unit has no share of its own yet: a bare number is wrong.'

/** What a number without its unit earns. */
export function MissingUnit({
  question,
  onChange,
}: {
  readonly question: NumericQuestion
  readonly onChange: (question: NumericQuestion) => void
}): ReactNode {
  const { unit } = question
  if (!unit) return null
  const missing = missingOf(question)
  return (
    <SelectInput
      label="No unit"
      value={missing}
      options={options}
      hint={missing === 'share' && question.facets?.unit === undefined ? hintWithoutShares : hints[missing]}
      onChange={(chosen) => {
        const changed = { ...question, unit: unitFor(unit, chosen) }
        onChange(chosen === 'fine' ? withoutUnitShare(changed) : changed)
      }}
    />
  )
}
