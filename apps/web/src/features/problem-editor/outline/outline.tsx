import { styled } from '@mui/material/styles'
import type { ProblemContent } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { DrawConditions } from './draw-conditions.tsx'
import { LinkedDraws } from './linked-draws.tsx'
import { ProblemSettings } from './problem-settings.tsx'
import { QuestionList } from './question-list.tsx'
import { VariableList } from './variable-list.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

interface OutlineProps {
  readonly variables: ProblemContent['variables']
  readonly questions: ProblemContent['questions']
  readonly constraints: ProblemContent['constraints']
  readonly linkedDraws: ProblemContent['linkedDraws']
  readonly tags: readonly string[]
  readonly openVariableId: number | undefined
  readonly openQuestionKey: number | undefined
  readonly onTagsChange: (tags: readonly string[]) => void
}

/** The left region: what the problem is made of. */
export const Outline = memo(function Outline(props: OutlineProps): ReactNode {
  return (
    <Root>
      <VariableList variables={props.variables} openId={props.openVariableId} />
      <QuestionList questions={props.questions} openKey={props.openQuestionKey} />
      <DrawConditions constraints={props.constraints} />
      <LinkedDraws links={props.linkedDraws} variables={props.variables} />
      <ProblemSettings tags={props.tags} onTagsChange={props.onTagsChange} />
    </Root>
  )
})
