// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent, type Finding } from '@isomorph/problem'
import { screen, within } from '@testing-library/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { standInForLayout } from '../../testing/stand-in-for-layout.ts'
import { findingsOfOthers } from './draft/added-part.ts'
import { createDraftStore, type DraftStore } from './draft/draft-store.ts'
import { ContentContext, EditorActionsContext, emptyInsight, InsightContext } from './draft/editor-context.ts'
import { FindingsSummary } from './findings-summary.tsx'
import { QuestionCard } from './questions/question-card.tsx'

beforeEach(standInForLayout)

const message = 'There is only one choice.'
const finding: Finding = { level: 'InvalidForUseError', path: 'questions.0.choices', message, sentences: [] }

/** The header's findings, and the questions, as the page of a problem shows them. */
function Page({ store }: { store: DraftStore }): ReactNode {
  const { draft, added, openQuestionKey } = useSyncExternalStore(store.subscribe, store.getState)
  const { questions } = draft.content
  const findings = findingsOfOthers(questions.length > 0 ? [finding] : [], draft.content, added)
  return (
    <EditorActionsContext value={store.actions}>
      <ContentContext value={draft.content}>
        <InsightContext value={{ ...emptyInsight, findings }}>
          <FindingsSummary />
          <button onClick={() => store.actions.createQuestion('MultipleChoice')}>Add a question</button>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.questionKey}
              question={question}
              index={index}
              isOpen={question.questionKey === openQuestionKey}
              isPlaced
            />
          ))}
        </InsightContext>
      </ContentContext>
    </EditorActionsContext>
  )
}

async function open() {
  const draft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
  return await renderComponent(<Page store={createDraftStore(draft)} />)
}

it('gives the focus to a question that was just added, and leaves it where one is opened again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const card = within(screen.getByRole('region', { name: 'Question 1' }))
  await expect.poll(() => document.activeElement?.closest('.answers-of-question')).not.toBeFalsy()
  await user.click(card.getByRole('button', { name: 'Done' }))
  const head = card.getByRole('button', { name: /^Question 1/ })
  await user.click(head)
  await card.findByRole('button', { name: 'Done' })
  expect(document.activeElement).toBe(head)
})

it('says nothing of a question that was just added before its first field was left', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  await expect.poll(() => document.activeElement?.closest('.answers-of-question')).not.toBeFalsy()
  expect(screen.queryByText(/keeps students from/)).toBeNull()
  expect(screen.queryByTitle(/Needs attention/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/keeps students from/)).toBeDefined()
})

it('lists what was found, leads to its place and closes again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const summary = screen.getByText('1 thing keeps students from getting this problem')
  const details = summary.closest('details')
  await user.click(summary)
  expect(details?.open).toBe(true)
  await user.keyboard('{Escape}')
  expect(details?.open).toBe(false)
  await user.click(summary)
  await user.click(within(details!).getByRole('button', { name: 'Question 1' }))
  expect(details?.open).toBe(false)
  expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined()
})
