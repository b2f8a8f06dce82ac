import { optionsOf } from '../../../../../forms/message-options.ts'
import { t, type PlainKey } from '@isomorph/messages'
import { SelectInput } from '@isomorph/ui'
import type { NumericQuestion, RequiredUnit } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { without } from '../../without.ts'
import { asPercents } from './weights.ts'

const consequences = [
  ['nothing', 'question-editor.unit.missing.nothing'],
  ['share', 'question-editor.unit.missing.share'],
  ['fine', 'question-editor.unit.missing.fine'],
] as const

type Missing = (typeof consequences)[number][0]

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

const hints: Readonly<Record<Missing, PlainKey>> = {
  nothing: 'question-editor.unit.missing.nothing.hint',
  share: 'question-editor.unit.missing.share.hint',
  fine: 'question-editor.unit.missing.fine.hint',
}

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
      label={t('question-editor.unit.missing')}
      value={missing}
      options={optionsOf(consequences)}
      hint={t(
        missing === 'share' && question.facets?.unit === undefined
          ? 'question-editor.unit.missing.noShare.hint'
          : hints[missing],
      )}
      onChange={(chosen) => {
        const changed = { ...question, unit: unitFor(unit, chosen) }
        onChange(chosen === 'fine' ? withoutUnitShare(changed) : changed)
      }}
    />
  )
}
