// @vitest-environment jsdom
import type { GradedResponse, StoredRubric } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { renderRoutes } from '../../testing/render.tsx'
import type { ApiStub } from '../../testing/stub-api.ts'
import { DeskPage } from './desk-page.tsx'
import { essayAnswer } from './grading.fixtures.ts'

const scoring = '/api/groupAssessments/3/manualScoring'

async function openDesk(
  answer: Partial<GradedResponse> = {},
  stored: StoredRubric = { version: 0, rubric: null },
  kept: readonly string[] = [],
  more: ApiStub = {},
) {
  const desk = '/courses/2/groupAssignments/3/grading/1/1'
  return await renderRoutes(
    [
      { path: '/courses/:groupId/groupAssignments/:groupAssessmentId/grading', element: <p>All questions</p> },
      {
        path: '/courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey',
        element: <DeskPage />,
      },
    ],
    {
      path: desk,
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3': { id: 3, name: 'Parabolas' },
        [`GET ${scoring}/questions`]: { isAnonymous: false, graders: 1, questions: [] },
        [`GET ${scoring}/rubrics/1/1`]: stored,
        [`GET ${scoring}/snippets/1/1`]: { texts: kept },
        [`POST ${scoring}/claims`]: { items: [{ ...essayAnswer, ...answer }] },
        [`DELETE ${scoring}/claims`]: {},
        ...more,
      },
    },
  )
}

it('shows the solution where no correct answer says what is right', async () => {
  await openDesk()
  await screen.findByText('Like a bowl.')
  const solution = screen.getByText("The solution with this student's numbers").closest('details')
  expect(solution?.open).toBe(true)
  expect(solution?.textContent).toContain('It opens upwards.')
})

it('keeps the solution closed beside a correct answer', async () => {
  await openDesk({ keyLatex: '21x^2' })
  await screen.findByText('Like a bowl.')
  expect(screen.getByText("The solution with this student's numbers").closest('details')?.open).toBe(false)
})

it('has no place for a solution that nobody wrote', async () => {
  await openDesk({ solutionHtml: null })
  await screen.findByText('Like a bowl.')
  expect(screen.queryByText("The solution with this student's numbers")).toBeNull()
})

const rubric: StoredRubric = {
  version: 1,
  rubric: {
    start: 'zero',
    maximum: 4,
    floor: 0,
    ceiling: 4,
    items: [{ id: 1, points: 2, text: 'Says where it opens' }],
  },
}

it('refuses an adjustment that is no number of points, and marks nothing by it', async () => {
  const { user } = await openDesk({}, rubric)
  const adjustment = await screen.findByLabelText('Adjustment in points')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Grading' })))
  for (const typed of ['abc', '1..2', '99999']) {
    await user.clear(adjustment)
    await user.type(adjustment, typed)
    expect(screen.getByText('Type points as numbers, at most 10,000.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).disabled).toBe(true)
  }
  await user.clear(adjustment)
  await user.type(adjustment, '−0,5')
  expect(screen.queryByText('Type points as numbers, at most 10,000.')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).disabled).toBe(false)
})

it('asks before a typed comment is left behind', async () => {
  const { user } = await openDesk()
  await user.type(await screen.findByLabelText('Comment for the student'), 'Say why.')
  await user.click(screen.getAllByRole('link', { name: /Parabolas|Grading/ }).at(-1) as HTMLElement)
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText<HTMLInputElement>('Comment for the student').value).toBe('Say why.')
})

it('says that no more comments can be kept, and lets one of them be forgotten', async () => {
  const kept = Array.from({ length: 30 }, (_, index) => `Comment ${index}`)
  const { user } = await openDesk({}, undefined, kept)
  const comment = await screen.findByLabelText('Comment for the student')
  await user.type(comment, 'One more.')
  expect(await screen.findByText(/^30 comments are kept here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep this comment for reuse' })).toBeNull()
  await user.clear(comment)
  await user.type(comment, 'Comment 7')
  expect(screen.getByRole('button', { name: 'Forget this comment' })).toBeTruthy()
})

it('shows what was said of a mark that is appealed against, apart from the answer to the appeal', async () => {
  const appeal = { text: 'Look again.\nPlease.', at: '2026-01-01T10:00:00Z' }
  const response = { ...essayAnswer.response, percent: 40, source: 'person' as const, comment: 'Say more.', appeal }
  const { user, sent } = await openDesk({ response })
  expect(await screen.findByText('Comment until now: Say more.')).toBeTruthy()
  // The words are the learner's alone, as they were written; what to do about them stands at the field.
  expect(screen.getByText(/^The student appeals/).textContent).toBe('The student appeals: Look again.\nPlease.')
  const comment = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Comment for the student',
    description: 'Answer the appeal here, also where the mark stays.',
  })
  expect(comment.value).toBe('')
  // Nothing is sent without words: they are asked for.
  await user.type(screen.getByLabelText('Percent'), '{Enter}')
  expect(document.activeElement).toBe(comment)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and next' }).disabled).toBe(true)
  expect(sent.map(({ call }) => call)).not.toContainEqual(expect.stringMatching(/marks$/))
})

const undoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo last mark' })

it('has nothing to undo before a mark is given, and says so when asked by key', async () => {
  const { user } = await openDesk()
  await screen.findByText('Like a bowl.')
  expect(undoButton().disabled).toBe(true)
  await user.type(screen.getByLabelText('Percent'), 'z')
  expect(JSON.stringify(store.getState().notifications)).toContain('You have marked nothing here that could be undone.')
})

it('undoes the mark that was given, and has nothing to undo then', async () => {
  const waiting = [essayAnswer, { ...essayAnswer, problemInstanceId: 8, taskId: 6 }]
  const { user } = await openDesk({}, undefined, [], {
    [`POST ${scoring}/claims`]: () => Response.json({ items: waiting.splice(0) }),
    [`POST ${scoring}/marks`]: { ...essayAnswer, isWaiting: false },
    [`POST ${scoring}/undo`]: essayAnswer,
  })
  await screen.findByText('Like a bowl.')
  await user.type(screen.getByLabelText('Percent'), '50{Enter}')
  await waitFor(() => expect(undoButton().disabled).toBe(false))
  await user.click(undoButton())
  await waitFor(() => expect(undoButton().disabled).toBe(true))
  expect(document.activeElement).toBe(screen.getByLabelText('Percent'))
})

it('says that other graders hold what waits, and looks again by key', async () => {
  const claims: unknown[][] = [[], [essayAnswer]]
  const counts = {
    itemKey: 1,
    questionKey: 1,
    problemName: 'Parabolas',
    position: 1,
    waiting: 2,
    waitingForOthers: 0,
    heldByOthers: 2,
    marked: 0,
    counting: 2,
    doubleShare: 0,
    mostDifference: 10,
    reasons: {},
  }
  const { user } = await openDesk({}, undefined, [], {
    [`GET ${scoring}/questions`]: { isAnonymous: false, graders: 2, questions: [counts] },
    [`POST ${scoring}/claims`]: () => Response.json({ items: claims.shift() ?? [] }),
  })
  await screen.findByText(/Other graders have 2 answers in front of them/)
  await user.keyboard('w')
  expect(await screen.findByText('Like a bowl.')).toBeTruthy()
})

it('begins at the beginning of an answer, also where the page is scrolled down to its field', async () => {
  const [first, second] = [essayAnswer, { ...essayAnswer, problemInstanceId: 99 }]
  const { user } = await openDesk({}, undefined, [], { [`POST ${scoring}/claims`]: { items: [first, second] } })
  const percent = await screen.findByLabelText('Percent')
  const desk = screen.getByRole('region', { name: 'Grading' })
  vi.spyOn(desk, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 360, 900))
  const scrollIntoView = vi.fn<() => void>()
  Object.assign(desk, { scrollIntoView })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  percent.focus()
  await user.keyboard('j')
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' }))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})
