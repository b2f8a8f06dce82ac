// @vitest-environment jsdom
import type { AnswerClusterForStaff, ClusterDecision, GradedResponse } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { answerToAddIn } from '../../../entities/problem/answer-to-add.ts'
import { fill, renderRoutes } from '../../../testing/render.tsx'
import { GroupsPage } from './groups-page.tsx'
import type { AnswerGroups } from './groups-words.ts'

afterEach(() => vi.useRealTimers())

const clusters = 'GET /api/groupAssessments/3/manualScoring/clusters'
const decide = 'POST /api/groupAssessments/3/manualScoring/clusters/decisions'
const withdraw = 'DELETE /api/groupAssessments/3/manualScoring/clusters/decisions/8'

const example = {
  problemInstanceId: 11,
  attemptNumber: 1,
  learner: { id: 4, firstName: 'Ada', lastName: 'Abel', email: 'ada@example.edu', uid: '' },
  codeNumber: null,
  codeName: null,
  values: { m: '4', v: '3', E: '18.123456789123' },
  shownValues: { m: '4', v: '3', E: '18.1235' },
  keyLatex: '18',
  graderNotes: '',
  choices: [],
  response: { answerType: 'Numeric', value: '36', reading: '36' },
} as unknown as GradedResponse

const half: AnswerClusterForStaff = {
  signature: { kind: 'formula', latex: 'm\\cdot v^2' },
  // A decision is stored with this name; the page shows the words of the sentences.
  name: 'forgot the factor 1/2',
  sentences: [{ code: 'slipForgotFactor', params: { factor: '½' } }],
  latex: 'm\\cdot v^2',
  size: 37,
  variants: 9,
  percents: { least: 0, most: 20 },
  decisionId: null,
  examples: [example],
}

const decision: ClusterDecision = {
  id: 8,
  name: 'forgot the factor ½',
  latex: 'm\\cdot v^2',
  percent: 60,
  comment: 'Kinetic energy has a half.',
  by: 'Grace Grader',
  at: '2026-11-23T10:00:00.000Z',
  marks: 37,
}

const found: AnswerGroups = {
  state: 'current',
  problemId: 5,
  at: '2026-11-23T09:00:00.000Z',
  wrong: 42,
  alone: 5,
  fewest: 3,
  clusters: [half],
  decisions: [],
}

/** Shows what the way to the problem brought. */
function Place() {
  return <output data-testid="place">{JSON.stringify(answerToAddIn(useLocation().state))}</output>
}

async function open(answer: AnswerGroups | (() => Response), api: Readonly<Record<string, unknown>> = {}) {
  const route = 'courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey/groups'
  return await renderRoutes(
    [
      { path: route, element: <GroupsPage /> },
      { path: 'problems/5', element: <Place /> },
    ],
    {
      path: '/courses/2/groupAssignments/3/grading/1/1/groups',
      signedIn: { id: 7 },
      api: {
        [clusters]: answer,
        'GET /api/groupAssessments/3': { name: 'Homework 1' },
        'GET /api/groupAssessments/3/manualScoring/questions': {
          isAnonymous: false,
          questions: [{ itemKey: 1, questionKey: 1, problemName: 'Kinetic energy' }],
        },
        ...api,
      },
    },
  )
}

it('shows each group with its size and examples: answer, correct answer, numbers', async () => {
  await open(found)
  await screen.findByRole('heading', { level: 1, name: 'Groups of answers: Kinetic energy, question 1' })
  expect(screen.getByRole('link', { name: 'Grading Homework 1' })).toBeTruthy()
  const group = within(await screen.findByRole('region', { name: 'forgot the factor ½' }))
  expect(group.getByText('37 answers · 9 variants · earn 0–20 % now')).toBeTruthy()
  const row = within(group.getByRole('table', { name: /^Examples/ })).getAllByRole('row')[1] as HTMLElement
  expect(within(row).getByRole('link', { name: 'Abel, Ada' }).getAttribute('href')).toMatch(/results\?answer=11$/)
  expect(row.textContent).toContain('m = 4, v = 3, E = 18.1235')
  expect(screen.getByRole('heading', { name: 'Answers that are alone' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^42 answers are .*: 37 in groups, 5 alone\.$/)
})

it('offers no act where the author has foreseen the mistake', async () => {
  const meeting = (number: number, percentCorrect: number) =>
    ({ ...example, response: { ...example.response, met: { number, percentCorrect } } }) as GradedResponse
  const foreseen = { ...half, percents: { least: 40, most: 40 }, examples: [meeting(2, 40), meeting(2, 40)] }
  // Some lose more than the author takes off, and some meet something else.
  const losing = { ...foreseen, name: 'lost its unit', sentences: [], percents: { least: 0, most: 40 } }
  const mixed = { ...foreseen, name: 'of two kinds', sentences: [], examples: [meeting(2, 40), meeting(3, 40)] }
  const signed = [foreseen, losing, mixed].map((group, index) => ({
    ...group,
    signature: { kind: 'formula' as const, latex: String(index) },
  }))
  await open(
    { ...found, clusters: signed },
    { 'GET /api/problems/5': { id: 5, isDeleted: false, activities: ['Update'] } },
  )
  const group = within(await screen.findByRole('region', { name: 'forgot the factor ½' }))
  expect(group.getByText(/^This is answer 2 of the problem\./)).toBeTruthy()
  expect(group.queryByRole('button')).toBeNull()
  for (const name of ['lost its unit', 'of two kinds'])
    expect(within(screen.getByRole('region', { name })).getByRole('button', { name: /^Decide/ })).toBeTruthy()
})

it('leads to the problem with the answer of a group, for those who may change it', async () => {
  const problem = { id: 5, isDeleted: false, activities: ['Read', 'Update'] }
  const { user } = await open(found, { 'GET /api/problems/5': problem })
  await user.click(await screen.findByRole('button', { name: 'Make it an answer of the problem: forgot the factor ½' }))
  expect(screen.getByTestId('place').textContent).toBe(
    JSON.stringify({ questionKey: 1, name: 'forgot the factor ½', formula: 'm\\cdot v^2' }),
  )
})

it('counts what a decision changes before it is made, and again when it was edited', async () => {
  const applied = { marksChanged: 37, totalsChanged: 12 }
  let isDecided = false
  const { user, sent } = await open(
    () => Response.json(isDecided ? { ...found, clusters: [], wrong: 5, decisions: [decision] } : found),
    {
      [decide]: ({ address }: { address: URL }) => {
        isDecided = address.searchParams.get('dryRun') !== 'true'
        return Response.json(applied)
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: /^Decide on this group/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'forgot the factor ½' }))
  const percent = dialog.getByRole('textbox', { name: /^Percent/ })
  await user.click(dialog.getByRole('button', { name: 'See what changes' }))
  expect(dialog.getByRole('textbox', { description: 'Type a number from 0 to 100.' })).toBe(percent)
  expect(sent).toEqual([])
  await fill(user, percent, '6')
  await user.click(dialog.getByRole('button', { name: 'See what changes' }))
  await dialog.findByText('37 marks and 12 totals change.')
  await fill(user, percent, '60 %')
  expect(dialog.queryByText('37 marks and 12 totals change.')).toBeNull()
  await fill(user, dialog.getByRole('textbox', { name: /^Feedback/ }), 'Kinetic energy has a half.')
  await user.click(dialog.getByRole('button', { name: 'See what changes' }))
  await dialog.findByText('37 marks and 12 totals change.')
  await user.click(dialog.getByRole('button', { name: 'Apply to all' }))
  const decided = within(await screen.findByRole('region', { name: 'forgot the factor ½' }))
  await decided.findByText('60 % for 37 answers, and for later ones like them.')
  expect(decided.getByText('Kinetic energy has a half.')).toBeTruthy()
  expect(decided.getByText(/^Decided by Grace Grader, /)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ percent: 6 }),
    ...[1, 2].map(() => ({
      itemKey: 1,
      questionKey: 1,
      signature: half.signature,
      name: half.name,
      percent: 60,
      comment: 'Kinetic energy has a half.',
      clientKey: expect.any(String),
    })),
  ])
})

it('stays with what was typed where somebody else has decided meanwhile, and says so', async () => {
  const detail = 'Take the decision that stands back first, then make another.'
  const { user } = await open(found, {
    [decide]: () => Response.json({ status: 409, title: 'Decided already', detail }, { status: 409 }),
  })
  await user.click(await screen.findByRole('button', { name: /^Decide on this group/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(user, dialog.getByRole('textbox', { name: /^Percent/ }), '60')
  await user.click(dialog.getByRole('button', { name: 'See what changes' }))
  await dialog.findByText(detail)
  expect(dialog.getByDisplayValue('60')).toBeTruthy()
})

it('undoes a decision', async () => {
  let isUndone = false
  const { user } = await open(
    () => Response.json(isUndone ? found : { ...found, clusters: [], decisions: [decision] }),
    {
      [withdraw]: () => {
        isUndone = true
        return Response.json({ marksChanged: 37, totalsChanged: 12 })
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: /^Undo the decision/ }))
  await screen.findByRole('button', { name: /^Decide on this group/ })
  expect(screen.queryByRole('heading', { name: 'Decided groups' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

it('says that groups are being worked out, and shows them by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let answer: AnswerGroups = { ...found, state: 'pending', at: null, wrong: 0, alone: 0, clusters: [] }
  await open(() => Response.json(answer))
  await screen.findByText(/^The groups are being worked out/)
  answer = found
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(await screen.findByRole('region', { name: 'forgot the factor ½' })).toBeTruthy()
})

it.each([
  [0, 'There is no wrong answer that no person has marked.'],
  [2, 'There are too few answers: a group has at least 3, given to different variants.'],
  [9, 'No 3 of the 9 answers have more in common than chance would give.'],
])('says why there is no group among %i answers', async (wrong, words) => {
  await open({ ...found, wrong, alone: wrong, clusters: [] })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says what becomes of answers that a decision does not mark', async () => {
  const left = { ...half, size: 1, decisionId: 8, percents: { least: 80, most: 80 } }
  await open({ ...found, clusters: [left], decisions: [decision] })
  await screen.findByText('1 answer earns 80 % and keeps it, as no mark is lowered.')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull())
})
