// @vitest-environment jsdom
import { sheetCodeOf, type SheetToMark } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { EntryPage } from './entry-page.tsx'

afterEach(() => vi.restoreAllMocks())

const code = sheetCodeOf('K7F2QD')
const ada = { id: 4, firstName: 'Ada', lastName: 'Abel', email: 'ada@example.edu', uid: '100' }
const question = {
  itemKey: 1,
  problemName: 'Energy',
  label: '',
  possible: 2.5,
  points: null,
  markingNumber: 0,
  takesAnswer: true,
  isFormula: true,
  answer: null,
  choiceKeys: [],
}
const sheet: SheetToMark = {
  code,
  version: 'B',
  learner: null,
  points: 0,
  possible: 5,
  isEntered: false,
  checkedAt: null,
  questions: [
    { ...question, questionKey: 1, number: '1a' },
    { ...question, questionKey: 2, number: '1b' },
  ],
}
const sheets = { sheets: [], instructionsHtml: null, sections: [], begunOnScreen: 0 }
const marks = `PUT /api/groupAssessments/3/paper/sheets/${code}/marks`

async function open(api: Readonly<Record<string, unknown>> = {}) {
  return await renderRoutes(
    [{ path: 'courses/:groupId/groupAssignments/:groupAssessmentId/paper/marks', element: <EntryPage /> }],
    {
      path: '/courses/2/groupAssignments/3/paper/marks',
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3/paper/sheets': sheets,
        [`GET /api/groupAssessments/3/paper/sheets/${code}`]: sheet,
        'GET /api/groupAssessments/3/paper/learners': [ada],
        ...api,
      },
    },
  )
}

const codeField = async () => await screen.findByRole<HTMLInputElement>('textbox', { name: /^Code of/ })

const readyForCode = async () => await waitFor(async () => expect(document.activeElement).toBe(await codeField()))

it('enters a sheet by keyboard alone, and waits for the next code', async () => {
  const { user, sent } = await open({
    [marks]: { ...sheet, learner: ada, points: 4, questions: [] },
  })
  await readyForCode()
  await user.keyboard(`${code.toLowerCase()}{Enter}`)
  const student = await screen.findByRole('combobox', { name: 'Student' })
  await waitFor(() => expect(document.activeElement).toBe(student))
  await user.keyboard('100{Enter}1,5{Enter}2.5{Enter}')
  await screen.findByText(`Saved ${code}, Ada Abel: 4 of 5 points.`)
  expect(sent.at(-1)?.body).toEqual({
    userId: 4,
    marks: [
      { itemKey: 1, questionKey: 1, markingNumber: 0, points: 1.5 },
      { itemKey: 1, questionKey: 2, markingNumber: 0, points: 2.5 },
    ],
  })
  await readyForCode()
})

it('takes a student only once the list of students is there', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked = vi.fn<() => Promise<Response>>(async () => await new Promise((resolve) => (answer = resolve)))
  const { user } = await open({
    'GET /api/groupAssessments/3/paper/learners': asked,
    [marks]: { ...sheet, learner: ada },
  })
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('combobox', { name: 'Student' })).toBeNull()
  answer(Response.json([ada]))
  const student = await screen.findByRole('combobox', { name: 'Student' })
  await waitFor(() => expect(document.activeElement).toBe(student))
  await user.keyboard('100{Enter}1{Enter}1{Enter}')
  await screen.findByText(/^Saved/)
})

it('says that the list of students could not be fetched, and asks for it again', async () => {
  let isAway = true
  const { user } = await open({
    'GET /api/groupAssessments/3/paper/learners': () =>
      isAway
        ? Response.json({ status: 403, title: 'No', detail: 'The list is away.', type: 'about:blank' }, { status: 403 })
        : Response.json([ada]),
  })
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await screen.findByText('The list is away.')
  expect(screen.queryByRole('combobox', { name: 'Student' })).toBeNull()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const student = await screen.findByRole('combobox', { name: 'Student' })
  await waitFor(() => expect(document.activeElement).toBe(student))
})

it('names a mistyped code without asking, and one of no sheet', async () => {
  const other = sheetCodeOf('AAAAAA')
  const detail = `No sheet of this assessment has the code ${other}.`
  const { user } = await open({
    [`GET /api/groupAssessments/3/paper/sheets/${other}`]: () =>
      Response.json({ status: 404, title: 'No sheet', detail, type: 'urn:isomorph:unknown-sheet' }, { status: 404 }),
  })
  await readyForCode()
  await user.keyboard('K7F{Enter}')
  expect((await screen.findByText('Codes have 7 characters; this has 3.')).textContent).toBeTruthy()
  await user.clear(await codeField())
  await user.keyboard(`${other}{Enter}`)
  await screen.findByText(detail)
})

it('saves nothing while a field is empty or the student is not chosen', async () => {
  const { user, sent } = await open()
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await screen.findByRole('combobox', { name: 'Student' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Choose the student whose sheet it is.')
  expect(screen.getAllByText('Type the points; 0 where nothing was earned.')).toHaveLength(2)
  expect(sent).toEqual([])
})

it('shows the marks that stand where somebody else entered others', async () => {
  let isStale = false
  const { user } = await open({
    [`GET /api/groupAssessments/3/paper/sheets/${code}`]: () =>
      Response.json({
        ...sheet,
        learner: ada,
        questions: sheet.questions.map((each) => (isStale ? { ...each, points: 2, markingNumber: 1 } : each)),
      }),
    [marks]: () => {
      isStale = true
      const detail = 'Look at the mark that stands now.'
      return Response.json(
        { status: 409, title: 'Somebody', detail, type: 'urn:isomorph:marked-meanwhile' },
        { status: 409 },
      )
    },
  })
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^1a/ })))
  await user.keyboard('1{Enter}1{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Show the marks that stand' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^1b/ }).value).toBe('2'))
})

it('takes marks back that were entered for the wrong student', async () => {
  const entered = sheet.questions.map((each) => ({ ...each, points: 2, markingNumber: 1 }))
  const { user, sent } = await open({
    'GET /api/groups/2': { id: 2, name: 'Physics', activities: ['GroupAssessmentUpdate'] },
    [`GET /api/groupAssessments/3/paper/sheets/${code}`]: { ...sheet, learner: ada, questions: entered },
    [marks.replace('PUT', 'DELETE')]: sheet,
  })
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Take marks back' }))
  await screen.findByText(/They no longer count for Ada Abel, who has not begun then./)
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  await screen.findByRole('combobox', { name: 'Student' })
  expect(sent.at(-1)?.call).toBe(marks.replace('PUT', 'DELETE'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^1a/ }).value).toBe('')
})

it('has answers marked by the evaluator, and points where a person gives them', async () => {
  const { user, sent } = await open({
    [`GET /api/groupAssessments/3/paper/sheets/${code}`]: { ...sheet, learner: ada },
    [marks]: { ...sheet, learner: ada, points: 4 },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What is typed' }), 'answers')
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '1a: answer' })))
  await user.keyboard('x^2{Enter}=1,5{Enter}')
  await screen.findByText(/^Saved/)
  expect(sent.at(-1)?.body).toMatchObject({ marks: [{ answer: 'x^2' }, { points: 1.5 }] })
})

it('compares a second entry with the first, and can take it', async () => {
  const first = { ...sheet, learner: ada, isEntered: true, points: 3 }
  const [one, two] = [1, 2].map((points) => ({ points, answer: null }))
  const difference = { itemKey: 1, questionKey: 1, number: '1a', first: one, second: two }
  const answers = [
    { differences: [difference], isOtherLearner: false, sheet: first },
    { differences: [], isOtherLearner: false, sheet: { ...first, checkedAt: '2026-01-01T10:00:00Z' } },
  ]
  const { user, sent } = await open({
    [`GET /api/groupAssessments/3/paper/sheets/${code}`]: first,
    [`POST /api/groupAssessments/3/paper/sheets/${code}/comparisons`]: () => Response.json(answers.shift()),
    [marks]: first,
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'It is' }), 'second')
  await readyForCode()
  await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^1a/ })))
  await user.keyboard('2{Enter}2{Enter}')
  await screen.findByText(/1a: first 1 point, now 2 points/)
  await user.click(screen.getByRole('button', { name: 'Take the second entry' }))
  await screen.findByText(/^Checked/)
  expect(sent.map(({ call }) => call.split('/').at(-1))).toEqual(['comparisons', 'marks', 'comparisons'])
})

it('enters the sheets of a file after a look at it', async () => {
  const read = {
    entries: [
      {
        line: 2,
        code,
        learner: ada,
        isEntered: false,
        userId: 4,
        marks: [{ itemKey: 1, questionKey: 1, markingNumber: 0, points: 2 }],
      },
    ],
    refused: [{ line: 3, text: 'K7F', because: 'Codes have 7 characters; this has 3.' }],
  }
  const { user, sent } = await open({ 'POST /api/groupAssessments/3/paper/files': read, [marks]: sheet })
  const file = new File(['Code,1a\n'], 'marks.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file)
  await user.click(screen.getByRole('button', { name: 'Look at the file' }))
  await screen.findByText('Line 3 (K7F): Codes have 7 characters; this has 3.')
  await user.click(screen.getByRole('button', { name: 'Enter 1 sheet' }))
  await screen.findByText('1 sheet entered, 0 not.')
  expect(sent.at(-1)).toMatchObject({ call: marks, body: { userId: 4 } })
})

it('gives the marking list of the assessment to fill in', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = await open({ 'GET /api/groupAssessments/3': { id: 3, name: 'Exam' } })
  await user.click(await screen.findByRole('button', { name: 'Download the marking list' }))
  await waitFor(() => expect(saved).toEqual(['Exam marking list.csv']))
})
