// @vitest-environment jsdom
import { checkProblem, emptyProblemContent, type NumericQuestion } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { useMemo, useState, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { standInForLayout } from '../../../testing/stand-in-for-layout.ts'
import { ContentContext, emptyInsight, InsightContext } from '../draft/editor-context.ts'
import { newQuestion } from '../draft/new-question.ts'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { NumericOptions } from './formula/numeric-options.tsx'

beforeEach(standInForLayout)

const path = 'questions.0'

function blankNumeric(): NumericQuestion {
  const question = newQuestion('Numeric', () => 1)
  if (question.answerType !== 'Numeric') throw new Error('This is no number.')
  return question
}

/** The fields of a question, with what the check finds about it. */
function Editor({ start, onQuestion }: { start: NumericQuestion; onQuestion: (question: NumericQuestion) => void }) {
  const [question, setQuestion] = useState(start)
  const content = useMemo(() => ({ ...emptyProblemContent, questions: [question] }), [question])
  const insight = useMemo(() => ({ ...emptyInsight, findings: checkProblem(content) }), [content])
  const change = (changed: NumericQuestion): void => {
    setQuestion(changed)
    onQuestion(changed)
  }
  const [set] = question.answerSets
  const [answer] = set?.answers ?? []
  return (
    <Contexts content={content} insight={insight}>
      <FormulaInput
        label="Correct answer"
        isKey
        path={`${path}.answerSets.0.answers.0.formula`}
        value={answer?.formula ?? ''}
        onChange={(formula) => change({ ...question, answerSets: [{ ...set!, answers: [{ ...answer!, formula }] }] })}
      />
      <NumericOptions question={question} path={path} onChange={change} />
    </Contexts>
  )
}

interface ContextsProps {
  readonly content: Parameters<typeof checkProblem>[0]
  readonly insight: typeof emptyInsight
  readonly children: ReactNode
}

function Contexts({ content, insight, children }: ContextsProps): ReactNode {
  return (
    <ContentContext value={content}>
      <InsightContext value={insight}>{children}</InsightContext>
    </ContentContext>
  )
}

function withKey(formula: string): NumericQuestion {
  const question = blankNumeric()
  const [set] = question.answerSets
  const [answer] = set?.answers ?? []
  return { ...question, answerSets: [{ ...set!, answers: [{ ...answer!, formula }] }] }
}

it('asks how a key is meant and stores the reading that is chosen', async () => {
  let question = withKey(String.raw`\log2(8)`)
  const { user } = await renderComponent(<Editor start={question} onQuestion={(changed) => (question = changed)} />)
  expect(screen.getByRole('group', { name: 'How is this meant?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /base 2/ }))
  expect(question.answerSets[0]?.answers[0]?.formula).toBe(String.raw`\log_{2}\left(8\right)`)
  expect(screen.queryByRole('group', { name: 'How is this meant?' })).toBeNull()
})

it('asks how a unit is meant and writes the reading that is chosen', async () => {
  let question = withKey('9.81')
  const { user } = await renderComponent(<Editor start={question} onQuestion={(changed) => (question = changed)} />)
  await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'ms^-2')
  await user.click(screen.getByRole('button', { name: 'm times s to the power minus 2' }))
  expect(question.unit?.unit).toBe('m*s^-2')
  expect(screen.queryByRole('group', { name: 'How is this meant?' })).toBeNull()
})
