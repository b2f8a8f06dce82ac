// @vitest-environment jsdom
import type { Paper, PaperSheet } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { PaperPage } from './paper-page.tsx'

const sheet = (number: number, version: PaperSheet['version']): PaperSheet => ({
  number,
  code: `CODE22${number}`,
  version,
  learner: null,
  isOutdated: false,
  enteredAt: null,
  checkedAt: null,
})
const choice = (choiceKey: number, html: string) => ({ choiceKey, html })
const paper = (paperKey: string): Paper => ({
  paperKey,
  problems: [
    {
      itemKey: 1,
      sectionKey: null,
      title: 'Motion',
      points: 5,
      isBonus: false,
      statementHtml: `<p>Version ${paperKey} moves.</p>`,
      fields: [
        { questionKey: 1, answerType: 'Numeric', label: '', choices: [], points: 3, keyLatex: '42', rightChoices: [] },
        {
          questionKey: 2,
          answerType: 'MultipleChoice',
          label: '',
          choices: [choice(7, 'up'), choice(4, 'down')],
          points: 2,
          keyLatex: '',
          rightChoices: [4],
        },
      ],
    },
  ],
})
const none = { sheets: [], instructionsHtml: null, sections: [], begunOnScreen: 1, hasPools: false }

it('makes sheets of versions, and shows them, their keys and a marking list as they are printed', async () => {
  let sheets: readonly PaperSheet[] = []
  const make = 'PUT /api/groupAssessments/3/paper/sheets'
  const { user, sent } = await renderRoutes(
    [{ path: 'courses/:groupId/groupAssignments/:groupAssessmentId/paper', element: <PaperPage /> }],
    {
      path: '/courses/2/groupAssignments/3/paper',
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3': { id: 3, groupId: 2, name: 'Midterm' },
        'GET /api/groups/2': { id: 2, name: 'Physics', activities: ['GroupAssessmentUpdate'] },
        'GET /api/groupAssessments/3/paper/sheets': () => Response.json({ ...none, sheets }),
        [make]: () => {
          sheets = [sheet(1, 'A'), sheet(2, 'B'), sheet(3, 'A')]
          return Response.json({ ...none, sheets })
        },
        'GET /api/groupAssessments/3/paper/contents': { papers: [paper('A'), paper('B')], next: null },
      },
    },
  )
  await screen.findByText(/^There are no sheets yet/)
  expect(screen.getByText(/1 student has begun on a screen/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheets' }), 'versions')
  await user.click(screen.getByRole('button', { name: 'Make sheets' }))
  const second = within(await screen.findByRole('region', { name: 'Sheet CODE222' }))
  expect(sent).toEqual([{ call: make, body: { kind: 'versions', versions: 2, count: 30 } }])
  expect(second.getByText('Version B moves.')).toBeTruthy()
  expect(second.getByRole('heading', { name: '1. Motion (5 points)' })).toBeTruthy()
  expect(second.getByRole('img', { name: 'Code CODE222' })).toBeTruthy()
  expect(second.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aup', 'Bdown'])

  await user.selectOptions(screen.getByRole('combobox', { name: 'Print' }), 'key')
  const key = within(screen.getByRole('region', { name: 'Key of version B' }))
  expect(key.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1a', '1b'])
  expect(key.getByText('B').closest('dd')?.textContent).toContain('down')
  expect(screen.getAllByRole('region', { name: /^Key of/ })).toHaveLength(2)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Print' }), 'list')
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4)
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Print or/ }).disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: /^Print or/ }))
  expect(print).toHaveBeenCalled()
})

it('offers no versions where problems are drawn from pools, and says why', async () => {
  await renderRoutes([{ path: 'courses/:groupId/groupAssignments/:groupAssessmentId/paper', element: <PaperPage /> }], {
    path: '/courses/2/groupAssignments/3/paper',
    signedIn: { id: 7 },
    api: {
      'GET /api/groupAssessments/3': { id: 3, groupId: 2, name: 'Midterm' },
      'GET /api/groups/2': { id: 2, name: 'Physics', activities: ['GroupAssessmentUpdate'] },
      'GET /api/groupAssessments/3/paper/sheets': { ...none, hasPools: true },
      'GET /api/groupAssessments/3/paper/contents': { papers: [], next: null },
    },
  })
  expect(await screen.findByText(/^Problems are drawn from pools for each student: there are no versions/)).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Sheets' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Make sheets' })).toBeTruthy()
})

it('offers to ask again where it could not be found out who may make sheets', async () => {
  const course = { id: 2, name: 'Physics', activities: ['GroupAssessmentUpdate'] }
  const refused = { status: 400, title: 'No', detail: 'Not now.' }
  const answers = [Response.json(refused, { status: 400 }), Response.json(course)]
  const { user } = await renderRoutes(
    [{ path: 'courses/:groupId/groupAssignments/:groupAssessmentId/paper', element: <PaperPage /> }],
    {
      path: '/courses/2/groupAssignments/3/paper',
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3': { id: 3, groupId: 2, name: 'Midterm' },
        'GET /api/groups/2': () => answers.shift(),
        'GET /api/groupAssessments/3/paper/sheets': none,
        'GET /api/groupAssessments/3/paper/contents': { papers: [], next: null },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Make sheets' })).toBeTruthy()
})
