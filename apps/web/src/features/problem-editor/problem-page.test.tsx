// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent, type NumericQuestion, type ProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'

const made = {
  id: 5,
  name: 'Ramp',
  tags: [],
  licensing: defaultLicensing,
  content: emptyProblemContent,
  revisionNumber: 1,
  activities: ['Update'],
  origin: null,
  isDeleted: false,
} as unknown as Problem

it('leaves the field in which its author goes on typing through the first save, whose path is that of the problem', async () => {
  let finish = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const api = {
    'POST /api/problems': () => answered.then(() => Response.json(made)),
    'GET /api/problems/5': made,
  }
  const { user } = await renderScreen('/problems/new', { api, signedIn: { id: 7, activities: ['ProblemCreate'] } })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the problem' })
  await user.click(name)
  await user.keyboard('Ramp{Control>}s{/Control}')
  await user.keyboard(' with')
  finish()
  await user.keyboard(' friction')
  await screen.findByRole('button', { name: /^version 1/i })
  await user.keyboard(' and')
  await screen.findByText(/^not saved/)
  await user.keyboard(' air')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect([name.isConnected, name.value]).toEqual([true, 'Ramp with friction and air'])
})

const twice: NumericQuestion = {
  questionKey: 2,
  answerType: 'Numeric',
  label: 'b',
  points: 1,
  hints: [],
  keyboards: ['numeric', 'greek'],
  numberFormatType: 'Any',
  answerSets: [{ id: 3, answers: [{ id: 4, formula: '2\\variable{a}', percentCorrect: 100 }] }],
}
const seven = { formula: '7', numberFormatType: 'Number', rounding: 0, usesValueAsShown: false } as const
const written: ProblemContent = {
  ...emptyProblemContent,
  statement: doc('How much is twice a?'),
  variables: [{ id: 1, name: 'a', variableType: 'CalculatedValue', parameters: seven }],
  questions: [twice],
  constraints: [{ id: 5, formula: '\\variable{a}>1' }],
}

/** The problem as somebody with these activities on it finds it. */
async function openProblem(activities: Problem['activities'], content: ProblemContent) {
  const api = { 'GET /api/problems/5': { ...made, content, activities } }
  const { user } = await renderScreen('/problems/5', { api, signedIn: { id: 7, activities: [] } })
  await screen.findByRole('textbox', { name: 'Statement' })
  return user
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the problem' })
const isEditable = () => screen.getByRole('textbox', { name: 'Statement' }).getAttribute('contenteditable')
const buttons = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)
const additions = ['Add a variable', 'Add a question', 'Add a condition']

it('shows who may only read a problem what is set, and nothing that would change it', async () => {
  const user = await openProblem(['Read'], written)
  screen.getByText('You can read this problem but not change it.')
  await user.click(screen.getByRole('button', { name: /^Question 1/, expanded: false }))
  const points = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Points' })
  expect([points.value, points.matches(':disabled')]).toEqual(['1', true])
  expect(screen.getByRole('group', { name: 'Correct answer' }).textContent).not.toBe('')
  const keyboards = screen.getByRole('group', { name: 'On-screen keyboards' })
  expect(keyboards.textContent).toBe('On-screen keyboardsNumbers, Greek')
  expect(within(keyboards).queryByRole('checkbox')).toBeNull()
  expect([name().readOnly, isEditable()]).toEqual([true, 'false'])
  const changing = ['Save', 'Delete question', 'Another answer', 'Write a solution', ...additions, 'Delete']
  expect(buttons().filter((each) => changing.includes(each))).toEqual([])

  await user.click(screen.getByRole('tab', { name: 'Variables' }))
  await user.click(screen.getByRole('button', { name: /^Variable a/ }))
  expect(screen.getByRole('textbox', { name: 'Name' }).matches(':disabled')).toBe(true)
  expect(buttons().filter((each) => changing.includes(each))).toEqual([])
  expect(document.querySelector('math-field, .math-field-early')).toBeNull()
})

it('offers who may change a problem to change it', async () => {
  const user = await openProblem(['Read', 'Update'], { ...written, constraints: [] })
  expect(screen.queryByText(/You can read this problem/)).toBeNull()
  expect([name().readOnly, isEditable()]).toEqual([false, 'true'])
  expect(buttons()).toContain('Save')
  await user.click(screen.getByRole('tab', { name: 'Variables' }))
  expect(buttons()).toEqual(expect.arrayContaining(additions))
})
