import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fontSize, Icon, SelectInput } from '@isomorph/ui'
import type { FollowThrough } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useContent } from '../draft/editor-context.ts'
import { PercentInput } from './percent-input.tsx'
import { without } from './without.ts'
import type { FormulaQuestion } from './formula/formula-question.ts'
import { AddButton, ChoiceRow } from './questions.styles.ts'

const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
})
const Row = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 8, alignItems: 'end' })

/** A student's own earlier answer takes the place of a variable, so that one mistake is paid for once. */
export function FollowThroughEditor({
  question,
  onChange,
}: {
  question: FormulaQuestion
  onChange: (question: FormulaQuestion) => void
}): ReactNode {
  const { questions, variables } = useContent()
  const index = questions.findIndex(({ questionKey }) => questionKey === question.questionKey)
  const earlier = questions.slice(0, index).filter((each) => 'keyboards' in each)
  const calculated = variables.filter(({ variableType }) => variableType === 'CalculatedValue')
  const rule = question.followThrough
  const [firstQuestion] = earlier
  const [firstVariable] = calculated
  if (!rule && (!firstQuestion || !firstVariable)) return null
  const set = (changed: FollowThrough): void =>
    onChange(changed.uses.length > 0 ? { ...question, followThrough: changed } : without(question, 'followThrough'))
  const questionOptions = earlier.map((each, at) => ({
    value: String(each.questionKey),
    label: `Answer to question ${at + 1}`,
  }))
  const variableOptions = calculated.map(({ name }) => ({ value: name, label: name }))
  return (
    <Group>
      <legend>Follow an earlier mistake</legend>
      {rule?.uses.map((use, at) => (
        <Row key={`${use.questionKey}-${use.variableName}`}>
          <SelectInput
            label="Use the student’s"
            value={String(use.questionKey)}
            options={questionOptions}
            onChange={(key) =>
              set({
                ...rule,
                uses: rule.uses.map((each, i) => (i === at ? { ...each, questionKey: Number(key) } : each)),
              })
            }
          />
          <SelectInput
            label="in place of"
            value={use.variableName}
            options={variableOptions}
            onChange={(variableName) =>
              set({ ...rule, uses: rule.uses.map((each, i) => (i === at ? { ...each, variableName } : each)) })
            }
          />
          <IconButton
            aria-label="Do not follow this answer"
            onClick={() => set({ ...rule, uses: rule.uses.filter((_, i) => i !== at) })}
          >
            <Icon name="close" size={18} />
          </IconButton>
        </Row>
      ))}
      {rule && (
        <ChoiceRow>
          Credit when right only this way
          <PercentInput
            label="Credit when right by following"
            value={rule.percent}
            onChange={(percent) => set({ ...rule, percent })}
          />
        </ChoiceRow>
      )}
      {firstQuestion && firstVariable && (
        <AddButton
          size="small"

          onClick={() =>
            set({
              percent: rule?.percent ?? 100,
              uses: [
                ...(rule?.uses ?? []),
                { questionKey: firstQuestion.questionKey, variableName: firstVariable.name },
              ],
            })
          }
        >
          Follow an earlier answer
        </AddButton>
      )}
    </Group>
  )
}
