import { t, type PlainKey } from '@isomorph/messages'
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

const facetNames: Readonly<Record<Facet, PlainKey>> = {
  value: 'question-editor.shares.value',
  precision: 'question-editor.shares.precision',
  unit: 'question-editor.shares.unit',
  form: 'question-editor.shares.form',
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
          {weights[facet] === undefined ? (
            <>
              {t('question-editor.shares.allOrNothing', { part: t(facetNames[facet]) })}
              <Button size="small" onClick={() => onChange(fitWeights(question))}>
                {t('question-editor.shares.giveShare')}
              </Button>
            </>
          ) : (
            <>
              {t(facetNames[facet])}
              <PercentInput
                label={t('question-editor.shares.weight', { part: facet === 'form' ? 'other' : facet })}
                value={weights[facet]}
                onChange={(percent) =>
                  onChange({ ...question, facets: withWeight(weights, { facets, facet, percent }) })
                }
              />
            </>
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
    <OptionGroup legend={t('question-editor.shares')}>
      <CheckboxInput
        label={t('question-editor.shares.give')}
        hint={canShare ? undefined : t('question-editor.shares.needs')}
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
