import { CheckboxInput } from '@isomorph/ui'
import type { FacetWeights } from '@isomorph/problem'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AssumptionFields } from './assumption-fields.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { OptionGroup } from '../option-group.tsx'
import { PercentInput } from '../percent-input.tsx'
import { without } from '../without.ts'

interface OptionsProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

const Weights = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
})

const facetNames = { value: 'Value', precision: 'Digits', unit: 'Unit', form: 'Form' } as const
type Facet = keyof typeof facetNames

function facetsOf(question: FormulaQuestion): readonly Facet[] {
  if (question.answerType !== 'Numeric') return ['value', 'form']
  return ['value', ...(question.precision ? ['precision' as const] : []), ...(question.unit ? ['unit' as const] : [])]
}

/** Shares of the credit for value, digits, unit and form; without them an answer is right as a whole or not. */
function Facets({ question, onChange }: OptionsProps): ReactNode {
  const facets = facetsOf(question)
  const setWeights = (weights: FacetWeights | undefined): void =>
    onChange(weights ? { ...question, facets: weights } : without(question, 'facets'))
  return (
    <OptionGroup legend="What counts how much">
      <CheckboxInput
        label="Give part of the credit for each of them"
        isChecked={question.facets !== undefined}
        onChange={(isOn) => {
          const share = Math.floor(100 / facets.length)
          setWeights(isOn ? Object.fromEntries(facets.map((facet) => [facet, share])) : undefined)
        }}
      />
      {question.facets && (
        <Weights>
          {facets.map((facet) => (
            <span key={facet}>
              {facetNames[facet]}
              <PercentInput
                label={`Weight of ${facetNames[facet].toLowerCase()}`}
                value={question.facets?.[facet] ?? 0}
                onChange={(weight) => setWeights({ ...question.facets, [facet]: weight })}
              />
            </span>
          ))}
        </Weights>
      )}
    </OptionGroup>
  )
}

/** Order of lists, shares of the credit, assumptions. */
export function FormulaRareOptions({ isList, ...props }: OptionsProps & { readonly isList: boolean }): ReactNode {
  const { question, onChange } = props
  return (
    <>
      {isList && (
        <CheckboxInput
          label="The order of the list counts"
          hint="An answer such as [1;2;3] is a list."
          isChecked={question.isListOrdered ?? false}
          onChange={(isListOrdered) => onChange({ ...question, isListOrdered })}
        />
      )}
      <Facets {...props} />
      <AssumptionFields {...props} />
    </>
  )
}
