import { styled } from '@mui/material/styles'
import type { ProblemContent } from '@isomorph/problem'
import { memo, useMemo, type ReactNode } from 'react'
import { DrawConditions } from './draw-conditions.tsx'
import { LinkedDraws } from './linked-draws.tsx'
import { ProblemSettings, type ProblemSettingsProps } from './problem-settings.tsx'
import { QuestionList, type ListedQuestion } from './question-list.tsx'
import { VariableList } from './variable-list.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

export interface OutlineProps extends ProblemSettingsProps {
  readonly variables: ProblemContent['variables']
  readonly questions: ProblemContent['questions']
  readonly constraints: ProblemContent['constraints']
  readonly linkedDraws: ProblemContent['linkedDraws']
  readonly openVariableId: number | undefined
  readonly openQuestionKey: number | undefined
}

/** The same list as long as it says the same: what is typed into a question's formulas is not in it. */
function useListedQuestions(questions: ProblemContent['questions']): readonly ListedQuestion[] {
  const spelt = JSON.stringify(questions.map(({ questionKey, answerType }) => ({ questionKey, answerType })))
  return useMemo(() => JSON.parse(spelt) as readonly ListedQuestion[], [spelt])
}

/** The left region: what the problem is made of. */
export const Outline = memo(function Outline(props: OutlineProps): ReactNode {
  const questions = useListedQuestions(props.questions)
  return (
    <Root>
      <VariableList variables={props.variables} openId={props.openVariableId} />
      <QuestionList questions={questions} openKey={props.openQuestionKey} />
      <DrawConditions constraints={props.constraints} />
      <LinkedDraws links={props.linkedDraws} variables={props.variables} />
      <ProblemSettings
        tags={props.tags}
        onTagsChange={props.onTagsChange}
        decimalSign={props.decimalSign}
        onDecimalSignChange={props.onDecimalSignChange}
        licensing={props.licensing}
        onLicensingChange={props.onLicensingChange}
        origin={props.origin}
        isDraftedByAi={props.isDraftedByAi}
        isReadOnly={props.isReadOnly}
      />
    </Root>
  )
})
