import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { color, Icon, SelectInput, type SelectOption } from '@isomorph/ui'
import type { FollowThrough } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useContent } from '../draft/editor-context.ts'
import { OptionFieldset } from './option-group.tsx'
import { PercentInput } from './percent-input.tsx'
import { without } from './without.ts'
import type { FormulaQuestion } from './formula/formula-question.ts'
import { AddButton, ChoiceRow } from './questions.styles.ts'

const Group = styled(OptionFieldset)({ '& p': { color: color.textSecond } })
const Row = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 8, alignItems: 'end' })

type Use = FollowThrough['uses'][number]

/** The questions whose answers can be followed, and the variables that they can stand for. */
function useFollowable(question: FormulaQuestion) {
  const { questions, variables } = useContent()
  const index = questions.findIndex(({ questionKey }) => questionKey === question.questionKey)
  const earlier = questions.slice(0, index).filter((each) => 'keyboards' in each)
  const calculated = variables.filter(({ variableType }) => variableType === 'CalculatedValue')
  return {
    earlier,
    calculated,
    questionOptions: earlier.map((each) => ({
      value: String(each.questionKey),
      label: t('question-editor.follow.answerTo', { number: String(questions.indexOf(each) + 1) }),
    })),
    variableOptions: calculated.map(({ name }) => ({ value: name, label: name })),
  }
}

interface UseRowProps {
  readonly use: Use
  readonly questionOptions: readonly SelectOption<string>[]
  readonly variableOptions: readonly SelectOption<string>[]
  readonly onChange: (use: Use) => void
  readonly onRemove: () => void
}

/** Which answer takes the place of which variable. */
function UseRow({ use, questionOptions, variableOptions, onChange, onRemove }: UseRowProps): ReactNode {
  return (
    <Row>
      <SelectInput
        label={t('question-editor.follow.use')}
        value={String(use.questionKey)}
        options={questionOptions}
        onChange={(key) => onChange({ ...use, questionKey: Number(key) })}
      />
      <SelectInput
        label={t('question-editor.follow.inPlaceOf')}
        value={use.variableName}
        options={variableOptions}
        onChange={(variableName) => onChange({ ...use, variableName })}
      />
      <IconButton aria-label={t('question-editor.follow.remove')} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </Row>
  )
}

/** What has to be there before an answer can be followed. */
function needs(lacksQuestion: boolean): string {
  return t(lacksQuestion ? 'question-editor.follow.needs.question' : 'question-editor.follow.needs.value')
}

interface CreditRowProps {
  readonly percent: number
  readonly onChange: (percent: number) => void
}

function CreditRow({ percent, onChange }: CreditRowProps): ReactNode {
  return (
    <ChoiceRow>
      {t('question-editor.follow.credit')}
      <PercentInput label={t('question-editor.follow.credit.label')} value={percent} onChange={onChange} />
    </ChoiceRow>
  )
}

interface FollowThroughEditorProps {
  readonly question: FormulaQuestion
  readonly onChange: (question: FormulaQuestion) => void
}

/** A student's own earlier answer takes the place of a variable, so that one mistake is paid for once. */
export function FollowThroughEditor({ question, onChange }: FollowThroughEditorProps): ReactNode {
  const { earlier, calculated, questionOptions, variableOptions } = useFollowable(question)
  const rule = question.followThrough
  const [firstQuestion] = earlier
  const [firstVariable] = calculated
  const set = (changed: FollowThrough): void =>
    onChange(changed.uses.length > 0 ? { ...question, followThrough: changed } : without(question, 'followThrough'))
  const follow = (use: Use): void => set({ percent: rule?.percent ?? 100, uses: [...(rule?.uses ?? []), use] })
  return (
    <Group>
      <legend>{t('question-editor.follow')}</legend>
      {!rule && (!firstQuestion || !firstVariable) && <p>{needs(firstQuestion === undefined)}</p>}
      {rule?.uses.map((use, at) => (
        <UseRow
          key={`${use.questionKey}-${use.variableName}`}
          use={use}
          questionOptions={questionOptions}
          variableOptions={variableOptions}
          onChange={(changed) => set({ ...rule, uses: rule.uses.map((each, i) => (i === at ? changed : each)) })}
          onRemove={() => set({ ...rule, uses: rule.uses.filter((_, i) => i !== at) })}
        />
      ))}
      {rule && <CreditRow percent={rule.percent} onChange={(percent) => set({ ...rule, percent })} />}
      {firstQuestion && firstVariable && (
        <AddButton
          size="small"
          onClick={() => follow({ questionKey: firstQuestion.questionKey, variableName: firstVariable.name })}
        >
          {t('question-editor.follow.add')}
        </AddButton>
      )}
    </Group>
  )
}
