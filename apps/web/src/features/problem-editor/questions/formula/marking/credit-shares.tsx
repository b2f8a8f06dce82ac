import { CheckboxInput } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { FormulaQuestion } from '../formula-question.ts'
import { OptionGroup } from '../../option-group.tsx'
import { PercentInput } from '../../percent-input.tsx'
import { without } from '../../without.ts'
import { asPercents, equalWeights, facetsOf, fitWeights, withWeight, type Facet } from './weights.ts'

interface CreditSharesProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

const Weights = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
})

const facetNames: Readonly<Record<Facet, string>> = {
  value: 'Value',
  precision: 'Digits',
  unit: 'Unit',
  form: 'Form',
}

interface SharesProps extends CreditSharesProps {
  readonly facets: readonly Facet[]
  readonly weights: NonNullable<FormulaQuestion['facets']>
}

/** The shares; one that has none decides about everything until it is given one. */
function Shares({ question, facets, weights, onChange }: SharesProps): ReactNode {
  return (
    <Weights>
      {facets.map((facet) => (
        <span key={facet}>
          {facetNames[facet]}
          {weights[facet] === undefined ? (
            <>
              : all or nothing
              <Button size="small" onClick={() => onChange(fitWeights(question))}>
                Give it a share
              </Button>
            </>
          ) : (
            <PercentInput
              label={`Weight of ${facetNames[facet].toLowerCase()}`}
              value={weights[facet]}
              onChange={(percent) => onChange({ ...question, facets: withWeight(weights, { facets, facet, percent }) })}
            />
          )}
        </span>
      ))}
    </Weights>
  )
}

/** Shares of the credit for value, digits, unit and form, which sum to 100; without them an answer is right or not. */
export function CreditShares({ question, onChange }: CreditSharesProps): ReactNode {
  const facets = facetsOf(question)
  const canShare = facets.length > 1
  return (
    <OptionGroup legend="What counts how much">
      <CheckboxInput
        label="Give part of the credit for each of them"
        hint={canShare ? undefined : 'Needs a unit or a number of digits that is asked for.'}
        isChecked={question.facets !== undefined}
        isDisabled={!canShare && question.facets === undefined}
        onChange={(isOn) =>
          onChange(isOn ? { ...question, facets: equalWeights(facets) } : without(question, 'facets'))
        }
      />
      {question.facets && canShare && (
        <Shares question={question} facets={facets} weights={asPercents(question.facets, facets)} onChange={onChange} />
      )}
    </OptionGroup>
  )
}
