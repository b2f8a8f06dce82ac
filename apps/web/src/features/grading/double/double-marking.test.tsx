// @vitest-environment jsdom
import type { GradingQuestion, QuestionAgreement } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderRoutes } from '../../../testing/render.tsx'
import { AgreementPage } from './agreement-page.tsx'
import { DoubleMarkingDialog } from './double-marking-dialog.tsx'

const question: GradingQuestion = {
  itemKey: 1,
  questionKey: 2,
  problemName: 'Energy',
  position: 1,
  waiting: 3,
  waitingForOthers: 0,
  heldByOthers: 0,
  marked: 0,
  counting: 3,
  doubleShare: 0,
  mostDifference: 10,
  reasons: {},
}

const setting = 'PUT /api/groupAssessments/3/manualScoring/doubleMarking/1/2'

async function openDialog(graders: number, answer: () => Response = () => new Response(null, { status: 204 })) {
  let isOpen = true
  const dialog = (
    <DoubleMarkingDialog
      groupAssessmentId={3}
      question={question}
      name="1. Energy, question 2"
      graders={graders}
      onClose={() => (isOpen = false)}
    />
  )
  const rendered = await renderRoutes([{ path: '/', element: dialog }], { api: { [setting]: answer } })
  return { ...rendered, isOpen: () => isOpen }
}

it('stores the share of answers that two people mark', async () => {
  const { user, sent, isOpen } = await openDialog(2)
  await fill(user, screen.getByLabelText('Percent of the answers'), '20')
  await fill(user, screen.getByLabelText('Marks may differ by (percentage points)'), '7,5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent.map(({ body }) => body)).toEqual([{ share: 20, mostDifference: 7.5 }])
  expect(isOpen()).toBe(false)
})

it('says what is wrong with a share, and that one person cannot mark twice', async () => {
  const { user, sent, isOpen } = await openDialog(1)
  expect(screen.getByText(/^Only one person may mark in this course/)).toBeTruthy()
  await fill(user, screen.getByLabelText('Percent of the answers'), 'half')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/^Type a whole percent from 0 to 100/)).toBeTruthy()
  expect(sent).toEqual([])
  expect(isOpen()).toBe(true)
})

const agreement: QuestionAgreement = {
  ...question,
  share: 20,
  apart: 1,
  n: 30,
  within: 28,
  meanDifference: 4.25,
  kappa: { value: 0.81, low: 0.7, high: 0.92, n: 30 },
  intraclass: { value: 0.83, low: 0.72, high: 0.9, n: 30 },
  items: [{ id: 1, text: 'Names the principle', alike: 29, n: 30, kappa: null }],
  graders: [{ grader: 'Grace Grader', n: 30, above: { value: -3.2, low: -5, high: -1.4, n: 30 } }],
}

it('tells how far people agree, by question, item and person', async () => {
  const route = 'courses/:groupId/groupAssignments/:groupAssessmentId/grading/agreement'
  await renderRoutes([{ path: route, element: <AgreementPage /> }], {
    path: '/courses/2/groupAssignments/3/grading/agreement',
    api: {
      'GET /api/groupAssessments/3': { id: 3, name: 'Exam' },
      'GET /api/groupAssessments/3/manualScoring/agreement': { questions: [agreement] },
    },
  })
  expect(await screen.findByText(/Kappa with quadratic weights: 0.81 \(0.70 to 0.92\)/)).toBeTruthy()
  expect(screen.getByText('Intraclass correlation: 0.83 (0.72 to 0.90)')).toBeTruthy()
  expect(screen.getByText(/^In brackets stand 95 % intervals/)).toBeTruthy()
  expect(screen.getByText(/1 answer waits for a decision between two marks/)).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Items' })).getByText('29 of 30')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Graders' })).getByText('−3.2 (−5.0 to −1.4)')).toBeTruthy()
  expect(screen.getByText(/Grace Grader gives 3.2 percentage points less than the others/)).toBeTruthy()
})
