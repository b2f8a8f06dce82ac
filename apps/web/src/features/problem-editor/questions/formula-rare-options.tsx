import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type {
  Assumptions,
  ExpressionSymbolicFormQuestion,
  ExpressionSymbolicQuestion,
  FacetWeights,
  NumericQuestion,
} from '@isomorph/problem'
import { styled } from '@mui/material/styles'
import { fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { FieldRow } from '../more-options.tsx'
import { PercentInput } from './percent-input.tsx'
import { without } from './without.ts'

export type FormulaQuestion = NumericQuestion | ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

interface OptionsProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
  '& p': { margin: 0, fontSize: fontSize.small },
})
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
    <Group>
      <legend>What counts how much</legend>
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
    </Group>
  )
}

const letterOptions = [
  { value: 'real', label: 'Real numbers' },
  { value: 'positive', label: 'Positive numbers' },
  { value: 'integer', label: 'Whole numbers' },
  { value: 'complex', label: 'Complex numbers' },
] as const
const angleOptions = [
  { value: 'radians', label: 'Radians' },
  { value: 'degrees', label: 'Degrees' },
] as const
const decimalOptions = [
  { value: 'exact', label: '0.333 is not 1/3' },
  { value: 'tolerant', label: '0.333 may stand for 1/3' },
] as const

function AssumptionFields({ question, onChange }: OptionsProps): ReactNode {
  const assumptions = question.assumptions ?? {}
  const set = (changed: Assumptions): void => onChange({ ...question, assumptions: { ...assumptions, ...changed } })
  return (
    <Group>
      <legend>Assumptions</legend>
      <FieldRow>
        <SelectInput
          label="Letters stand for"
          value={assumptions.letters ?? 'real'}
          options={letterOptions}
          onChange={(letters) => set({ letters })}
        />
        <SelectInput
          label="Angles"
          value={assumptions.angles ?? 'radians'}
          options={angleOptions}
          onChange={(angles) => set({ angles })}
        />
        <SelectInput
          label="Decimals"
          value={assumptions.decimals ?? 'exact'}
          options={decimalOptions}
          onChange={(decimals) => set({ decimals })}
        />
      </FieldRow>
      <CheckboxInput
        label="Odd roots of negative numbers are real: ∛(−8) = −2"
        isChecked={assumptions.hasRealOddRoots ?? true}
        onChange={(hasRealOddRoots) => set({ hasRealOddRoots })}
      />
    </Group>
  )
}

/** Order of lists, shares of the credit, assumptions. */
export function FormulaRareOptions(props: OptionsProps): ReactNode {
  const { question, onChange } = props
  const isList = question.answerSets.some((set) => set.answers.some(({ formula }) => /^\s*(?:\\left)?\[/.test(formula)))
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
