// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent, type Question } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { standInForLayout } from '../../../testing/stand-in-for-layout.ts'
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts'
import { ContentContext, EditorActionsContext, FoundAnswerContext } from '../draft/editor-context.ts'
import { newQuestion } from '../draft/new-question.ts'
import { QuestionCard } from './question-card.tsx'

beforeEach(standInForLayout)

function Questions({ store }: { store: DraftStore }): ReactNode {
  const { draft, foundAnswerId, openQuestionKey } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <EditorActionsContext value={store.actions}>
      <ContentContext value={draft.content}>
        <FoundAnswerContext value={foundAnswerId}>
          {draft.content.questions.map((question, index) => (
            <QuestionCard
              key={question.questionKey}
              question={question}
              index={index}
              isOpen={question.questionKey === openQuestionKey}
              isPlaced
            />
          ))}
        </FoundAnswerContext>
      </ContentContext>
    </EditorActionsContext>
  )
}

it('opens at an answer that learners gave and that was added behind others', async () => {
  const draft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
  const store = createDraftStore(draft)
  const question: Question = { ...newQuestion('ShortAnswer', store.actions.nextId), questionKey: 9 }
  store.actions.change((content) => ({ ...content, questions: [question] }))
  store.addFoundAnswer({ questionKey: 9, name: 'answered “Lyon”', formula: 'Lyon' })
  await renderComponent(<Questions store={store} />)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer 2' }))
  expect(document.activeElement).toHaveProperty('value', 'Lyon')
})
