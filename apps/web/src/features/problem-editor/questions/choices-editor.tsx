import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { CheckboxInput, color, fontSize, Icon, SelectInput } from '@isomorph/ui'
import type { Choice, MultipleChoiceQuestion } from '@isomorph/problem'
import { useId, type ReactNode } from 'react'
import { RichTextEditor } from '../../../rich-text-editor/index.ts'
import { moved } from '../draft/content-changes.ts'
import { useEditorActions } from '../draft/editor-context.ts'
import { newChoice } from '../draft/new-question.ts'
import { FieldRow, MoreOptions } from '../more-options.tsx'
import { useRichTextHost } from '../rich-text-host.ts'
import { AddCaseButton, AnswerSets, withCase } from './answer-sets.tsx'
import { OptionalText } from './feedback-editor.tsx'
import { PercentInput } from './percent-input.tsx'
import { AddButton } from './questions.styles.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  // Room for the tools of the text, so that they cover nothing of the choice above.
  '& + &': { marginTop: 36 },
  // Where little room is beside the text, they have the width of the whole choice.
  '@media (max-width: 600px)': { position: 'relative', '& > .rich-text-editor.is-compact': { position: 'static' } },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    fontSize: fontSize.small,
    color: color.textSecond,
  },
  '& input[type="radio"], & input[type="checkbox"]': { width: 18, height: 18, accentColor: color.primary },
})
const Tools = styled('div')({ display: 'flex', minHeight: 40, alignItems: 'center' })
const Below = styled('div')({ gridColumn: '2 / -1' })

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  readonly isMultiple: boolean
  readonly hasShares: boolean
  readonly onChange: (choices: readonly Choice[]) => void
}

function ChoiceList({ choices, isMultiple, hasShares, onChange }: ChoiceListProps): ReactNode {
  const { nextId } = useEditorActions()
  const host = useRichTextHost()
  const groupName = useId()
  const replace = (choice: Choice): void =>
    onChange(choices.map((each) => (each.choiceKey === choice.choiceKey ? choice : each)))
  const markRight = (choice: Choice, isRight: boolean): void => {
    if (isMultiple) replace({ ...choice, percentCorrect: isRight ? 100 : 0 })
    else onChange(choices.map((each) => ({ ...each, percentCorrect: each.choiceKey === choice.choiceKey ? 100 : 0 })))
  }
  return (
    <>
      {choices.map((choice, index) => (
        <Row key={choice.choiceKey} role="group" aria-label={`Choice ${index + 1}`}>
          <label>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={groupName}
              checked={choice.percentCorrect === 100}
              aria-label={`Choice ${index + 1} is right`}
              onChange={(event) => markRight(choice, event.target.checked)}
            />
            right
          </label>
          <RichTextEditor
            label={`Choice ${index + 1}`}
            isCompact
            value={choice.content}
            host={host}
            placeholder={`Choice ${index + 1}`}
            onChange={(content) => replace({ ...choice, content })}
          />
          <Tools>
            {hasShares && (
              <PercentInput
                label={`Choice ${index + 1}: percent of the credit`}
                value={choice.percentCorrect}
                onChange={(percentCorrect) => replace({ ...choice, percentCorrect })}
              />
            )}
            <IconButton
              size="small"
              aria-label={`Move choice ${index + 1} up`}
              disabled={index === 0}
              onClick={() => onChange(moved(choices, index, -1))}
            >
              <Icon name="arrowUp" size={16} />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Delete choice ${index + 1}`}
              disabled={choices.length < 2}
              onClick={() => onChange(choices.filter((each) => each.choiceKey !== choice.choiceKey))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </Tools>
          <Below>
            <OptionalText
              label={`Said to choice ${index + 1}`}
              addLabel="Feedback for this choice"
              value={choice.feedback}
              onChange={(feedback) => {
                const { feedback: _before, ...rest } = choice
                replace(feedback === undefined ? rest : { ...rest, feedback })
              }}
            />
          </Below>
        </Row>
      ))}
      <AddButton
        size="small"

        startIcon={<Icon name="add" size={16} />}
        onClick={() => onChange([...choices, newChoice(nextId)])}
      >
        Another choice
      </AddButton>
    </>
  )
}

const countOptions = [
  { value: 'one', label: 'One' },
  { value: 'several', label: 'Several' },
] as const
const creditOptions = [
  { value: 'allOrNothing', label: 'All or nothing' },
  { value: 'perChoice', label: 'A share for each right decision' },
  { value: 'rightMinusWrong', label: 'Right minus wrong, never below 0' },
] as const

/** Choices, which are right, and how they count. */
export function ChoicesEditor({
  question,
  path,
  onChange,
}: {
  question: MultipleChoiceQuestion
  path: string
  onChange: (question: MultipleChoiceQuestion) => void
}): ReactNode {
  const { nextId } = useEditorActions()
  const { choiceSets, isMultiple } = question
  const hasShares = choiceSets.some((set) => set.answers.some(({ percentCorrect }) => percentCorrect % 100 !== 0))
  const newChoices = () => [newChoice(nextId, 100), newChoice(nextId)]
  const setSets = (sets: MultipleChoiceQuestion['choiceSets']): void => onChange({ ...question, choiceSets: sets })
  return (
    <>
      <AnswerSets<Choice>
        sets={choiceSets}
        path={`${path}.choiceSets`}
        newAnswers={newChoices}
        onChange={setSets}
        renderAnswers={(set, _setPath, setChoices) => (
          <ChoiceList choices={set.answers} isMultiple={isMultiple} hasShares={hasShares} onChange={setChoices} />
        )}
      />
      <FieldRow>
        <SelectInput
          label="Students choose"
          value={isMultiple ? 'several' : 'one'}
          options={countOptions}
          onChange={(count) => onChange({ ...question, isMultiple: count === 'several' })}
        />
        {isMultiple && (
          <SelectInput
            label="Credit"
            value={question.creditRule}
            options={creditOptions}
            onChange={(creditRule) => onChange({ ...question, creditRule })}
          />
        )}
      </FieldRow>
      <CheckboxInput
        label="Another order for each student"
        isChecked={question.isShuffled}
        onChange={(isShuffled) => onChange({ ...question, isShuffled })}
      />
      <MoreOptions isInUse={choiceSets.length > 1}>
        <AddCaseButton onAdd={() => setSets(withCase(choiceSets, nextId(), newChoices()))} />
      </MoreOptions>
    </>
  )
}
