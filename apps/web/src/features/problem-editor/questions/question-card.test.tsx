// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { emptyProblemContent, type Question } from '@isomorph/problem'
import { act, useSyncExternalStore, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { standInForLayout } from '../../../testing/stand-in-for-layout.ts'
import { replaceQuestion } from '../draft/content-changes.ts'
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts'
import { ContentContext, EditorActionsContext } from '../draft/editor-context.ts'
import { newQuestion } from '../draft/new-question.ts'
import { QuestionCard } from './question-card.tsx'

beforeEach(standInForLayout)

function OpenCards({ store }: { store: DraftStore }): ReactNode {
  const { draft } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <EditorActionsContext value={store.actions}>
      <ContentContext value={draft.content}>
        {draft.content.questions.map((question, index) => (
          <QuestionCard key={question.questionKey} question={question} index={index} isOpen isPlaced />
        ))}
      </ContentContext>
    </EditorActionsContext>
  )
}

function questionIn(store: DraftStore): Question {
  const [question] = store.getState().draft.content.questions
  if (!question) throw new Error('There is no question.')
  return question
}

/** What typing into the field of the first answer does. */
function typeAnswer(store: DraftStore, formula: string): void {
  const question = questionIn(store)
  if (!('answerSets' in question)) throw new Error('The question has no formulas.')
  const answerSets = question.answerSets.map((set) => ({
    ...set,
    answers: set.answers.map((answer) => ({ ...answer, formula })),
  }))
  act(() => store.actions.change(replaceQuestion({ ...question, answerSets })))
}

const formulaOf = (question: Question): unknown =>
  'answerSets' in question ? question.answerSets.at(-1)?.answers[0]?.formula : undefined

it('keeps the newest answer whatever is set beside it', async () => {
  let lastId = 1
  const question = newQuestion('ExpressionSymbolic', () => (lastId += 1))
  const store = createDraftStore({
    name: '',
    tags: [],
    licensing: defaultLicensing,
    content: { ...emptyProblemContent, questions: [question] },
  })
  const { user } = await renderRoutes([{ path: '/', element: <OpenCards store={store} /> }])
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['x+1', () => user.click(screen.getByText('Greek'))],
    ['x+2', () => user.type(screen.getByLabelText('Label before the field'), 'y')],
    ['x+3', () => user.type(screen.getByLabelText('Letters that are functions'), 'f')],
    ['x+4', () => user.click(screen.getByText('Add a hint'))],
    ['x+5', () => user.click(screen.getByText('Different answers in some cases'))],
  ]
  for (const [formula, set] of steps) {
    typeAnswer(store, formula)
    await set()
    expect(formulaOf(questionIn(store))).toBe(formula)
  }
  expect(questionIn(store)).toMatchObject({
    label: 'y',
    functions: ['f'],
    hints: [{}],
    keyboards: expect.arrayContaining(['greek']),
    answerSets: [{}, {}],
  })
})

function numericStore(): DraftStore {
  let lastId = 1
  const question = newQuestion('Numeric', () => (lastId += 1))
  const content = { ...emptyProblemContent, questions: [question] }
  return createDraftStore({ name: '', tags: [], licensing: defaultLicensing, content })
}

it('keeps shares at 100 in all, and says in a sentence how a number is marked', async () => {
  const store = numericStore()
  const { user } = await renderRoutes([{ path: '/', element: <OpenCards store={store} /> }])
  await user.type(screen.getByLabelText('Unit'), 'm')
  await user.click(screen.getByLabelText('Give part of the credit for each of them'))
  expect(questionIn(store)).toMatchObject({ facets: { value: 50, unit: 50 } })
  await user.selectOptions(screen.getByLabelText('No unit'), 'Earns nothing')
  expect(questionIn(store)).toMatchObject({ unit: { isOptional: false, missingEarns: 'nothing' } })
  const summary = screen.getByText('Marking').closest('summary')
  expect(summary?.textContent).toContain('with the unit m or another of its kind; value 50 %, unit 50 %')
})

it('says in one menu what a number without its unit earns: by default, that it loses the share of the unit', async () => {
  const store = numericStore()
  const { user } = await renderRoutes([{ path: '/', element: <OpenCards store={store} /> }])
  expect(screen.queryByLabelText('No unit')).toBeNull()
  await user.type(screen.getByLabelText('Unit'), 'm')
  const menus = screen.getAllByLabelText<HTMLSelectElement>('No unit')
  expect(menus.map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(['Loses the unit’s share'])
  expect([...(menus[0]?.options ?? [])].map(({ text }) => text)).toEqual([
    'Earns nothing',
    'Loses the unit’s share',
    'Is as good as with it',
  ])
  await user.selectOptions(screen.getByLabelText('No unit'), 'Is as good as with it')
  expect(questionIn(store)).toMatchObject({ unit: { isOptional: true } })
  await user.selectOptions(screen.getByLabelText('No unit'), 'Loses the unit’s share')
  expect(questionIn(store)).toMatchObject({ unit: { isOptional: false } })
  expect(questionIn(store)).not.toHaveProperty('unit.missingEarns')
})

it('offers following an earlier answer also where something is missing for it, and says what', async () => {
  await renderRoutes([{ path: '/', element: <OpenCards store={numericStore()} /> }])
  expect(screen.getByText(/^Needs an earlier question that asks for a number or a formula/).tagName).toBe('P')
})

it('gives students the keys of complex numbers where one is asked for', async () => {
  const store = numericStore()
  const { user } = await renderRoutes([{ path: '/', element: <OpenCards store={store} /> }])
  expect(questionIn(store)).toMatchObject({ keyboards: ['numeric', 'functions'] })
  await user.selectOptions(screen.getByLabelText('Written as'), 'Complex, polar in degrees')
  expect(questionIn(store)).toMatchObject({
    numberFormatType: 'ComplexPolarDegree',
    keyboards: ['numeric', 'functions', 'complex'],
  })
})
