// @vitest-environment jsdom
import type { Assessment } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, renderRoutes, type Surroundings } from '../../../testing/render.tsx'
import { standInForLayout } from '../../../testing/stand-in-for-layout.ts'
import { refusalOf, type SentRequest } from '../../../testing/stub-api.ts'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { AssessmentPage } from './assessment-page.tsx'
import { NewAssessmentPage } from './new-assessment-page.tsx'

const nothingOfTheirOwn = {
  isBonus: false,
  attemptsAllowed: null,
  attemptPenaltyPercent: null,
  learnerTitle: null,
  sectionKey: null,
  poolKey: null,
}

function itemOf(itemKey: number, name: string): Assessment['items'][number] {
  return {
    itemKey,
    problemId: itemKey + 10,
    problemRevisionId: itemKey + 20,
    name,
    shortStatement: '',
    points: 2,
    ...nothingOfTheirOwn,
    isRepeated: false,
    revisionNumber: 1,
    newestRevisionNumber: 1,
    isShared: true,
    hasUpdate: false,
    isUsable: true,
    variantErrors: null,
  }
}

const assessment = {
  id: 3,
  name: 'Quiz',
  revisionNumber: 4,
  changedAt: '2026-09-04T21:00:00.000Z',
  activities: ['Read', 'Update'],
  items: [itemOf(1, 'Beam'), itemOf(2, 'Column')],
  sections: [],
  pools: [],
  revisionCreatedBy: { id: 7, firstName: 'Ada', lastName: 'Moss', email: '', uid: '' },
} as unknown as Assessment

async function open(path: string, api: Surroundings['api'] = {}) {
  const routes = [
    { path: '/assessments/new', element: <NewAssessmentPage /> },
    { path: '/assessments/:assessmentId', element: <AssessmentPage /> },
  ]
  const presence = { 'POST /api/assessments/3/editors': { others: [], isOpenElsewhere: false } }
  const rendered = await renderRoutes(routes, { path, signedIn: { id: 7 }, api: { ...presence, ...api } })
  /** What was sent, but for the announcements that the editor is open. */
  const sent = () => rendered.sent.filter(({ call }) => !(call in presence))
  return { ...rendered, sent }
}

/** What the server has. */
let stored = assessment
beforeEach(() => {
  stored = assessment
})

/** Saves what is sent. */
function saves({ body }: SentRequest): Response {
  const { name, items } = body as Pick<Assessment, 'name' | 'items'>
  const whole = items.map((item) => ({ ...stored.items.find(({ itemKey }) => itemKey === item.itemKey), ...item }))
  stored = { ...stored, name, items: whole, revisionNumber: stored.revisionNumber + 1 }
  return Response.json(stored)
}

const save = 'PUT /api/assessments/3'

/** The editor of a saved assessment. */
async function openSaved(answer: (request: SentRequest) => Response = saves) {
  const rendered = await open('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(stored),
    [save]: answer,
  })
  await screen.findByRole('heading', { level: 1, name: 'Quiz' })
  return rendered
}

function points(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: `Points for ${name}` })
}

it('says at the points what is wrong with them, and takes the focus there', async () => {
  const { user, sent } = await openSaved()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await fill(user, points('Column'), 'many')
  const wrong = await screen.findByRole('textbox', { description: 'Points are a number from 0 to 10,000.' })
  expect(wrong).toBe(points('Column'))
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(wrong)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(wrong))
  expect(sent()).toEqual([])
})

it('leaves the focus in the name while it is typed anew', async () => {
  const { user } = await openSaved()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  expect(await screen.findByRole('textbox', { description: 'A name is required.' })).toBe(name)
  await waitFor(() => expect(document.activeElement).toBe(name))
})

it('saves order and points with the revision that the editing began from', async () => {
  const { user, sent } = await openSaved()
  await user.click(screen.getByRole('button', { name: 'Move Column up' }))
  await fill(user, points('Beam'), '3.5')
  expect(screen.getByText('Not saved yet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Version 5/)
  const items = [
    { ...nothingOfTheirOwn, itemKey: 2, problemId: 12, points: 2 },
    { ...nothingOfTheirOwn, itemKey: 1, problemId: 11, points: 3.5 },
  ]
  const rest = { sections: [], pools: [], updatesProblems: [], baseRevisionNumber: 4 }
  const body = { name: 'Quiz', baseName: 'Quiz', items, ...rest }
  expect(sent()).toEqual([{ call: save, body }])
  await user.click(screen.getByRole('button', { name: 'Remove Column' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ items: [items[1]], baseRevisionNumber: 5 }))
})

it('is as saved once more when everything is put back', async () => {
  const { user } = await openSaved()
  await user.click(screen.getByRole('button', { name: 'Move Column up' }))
  await screen.findByText('Not saved yet')
  await user.click(screen.getByRole('button', { name: 'Move Column down' }))
  await screen.findByText(/^Version 4/)
  await user.click(screen.getByRole('button', { name: 'Remove Beam' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('textbox', { name: 'Points for Beam' })).toBeDefined()
  expect(screen.getByText(/^Version 4/)).toBeDefined()
})

it('tells what somebody else saved before what was typed is restored', async () => {
  const { user } = await openSaved()
  await fill(user, points('Beam'), '3')
  act(() => void saveAllUnsaved('sessionEnd'))
  cleanup()
  stored = { ...assessment, revisionNumber: 9 }
  const again = await openSaved()
  await waitFor(() => expect(points('Beam').value).toBe('3'))
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(again.sent()[0]?.body).toMatchObject({ baseRevisionNumber: 4 }))
})

describe('problems that somebody else changes meanwhile', () => {
  const colleague = { id: 8, firstName: 'Ben', lastName: 'Stone', email: '', uid: '' }

  /** The author gives Beam 3 points, and a colleague saves first what is given. */
  async function refused(theirs: Partial<Assessment>) {
    const opened = await openSaved((request) => {
      const { baseRevisionNumber } = request.body as { baseRevisionNumber: number }
      if (baseRevisionNumber === stored.revisionNumber) return saves(request)
      const refusal = { title: 'Stale', detail: 'Stale' }
      return Response.json({ type: 'urn:isomorph:stale-assessment', status: 409, ...refusal }, { status: 409 })
    })
    await fill(opened.user, points('Beam'), '3')
    stored = { ...assessment, revisionNumber: 5, revisionCreatedBy: colleague, ...theirs }
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ben Stone saved version 5 while you were writing' })
    return { ...opened, dialog: within(dialog) }
  }

  const sentPoints = ({ body }: SentRequest) => {
    const { items } = body as { items: readonly { itemKey: number; points: number }[] }
    return items.map(({ itemKey, points: each }) => [itemKey, each])
  }
  const beam = itemOf(1, 'Beam')
  const withThird = { items: [beam, { ...itemOf(2, 'Column'), points: 7 }, itemOf(3, 'Arch')] }

  it('are merged with the own', async () => {
    const { user, sent, dialog } = await refused(withThird)
    const listed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(listed).toEqual(['“Column” changed (points 2 → 7)', '“Arch” added', '“Beam” changed (points 2 → 3)'])
    await user.click(dialog.getByRole('button', { name: 'Merge and save as version 6' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.body).toMatchObject({ baseRevisionNumber: 5 })
    expect(sentPoints(sent()[1] as SentRequest)).toEqual([
      [1, 3],
      [2, 7],
      [3, 2],
    ])
    expect(await screen.findByText(/^Version 6/)).toBeDefined()
  })

  it('are asked about where both changed the same', async () => {
    const { user, sent, dialog } = await refused({ items: [{ ...beam, points: 4 }, itemOf(2, 'Column')] })
    const merge = dialog.getByRole('button', { name: 'Merge and save as version 6' })
    expect(merge).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: 'Theirs: “Beam” changed (points 2 → 4)' }))
    await user.click(merge)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sentPoints(sent()[1] as SentRequest)[0]).toEqual([1, 4])
  })

  it('give way to the own, or the own to them', async () => {
    const { user, sent, dialog } = await refused(withThird)
    await user.click(dialog.getByRole('button', { name: 'Save mine only' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sentPoints(sent()[1] as SentRequest)).toEqual([
      [1, 3],
      [2, 2],
    ])
    cleanup()
    stored = assessment
    const again = await refused(withThird)
    await again.user.click(again.dialog.getByRole('button', { name: 'Drop mine, take theirs' }))
    expect(await screen.findByText(/^Version 5/)).toBeDefined()
    expect([points('Beam').value, points('Column').value, points('Arch').value]).toEqual(['2', '7', '2'])
  })

  it('are looked at again with the next save after going on writing', async () => {
    const { user, dialog } = await refused(withThird)
    await user.click(dialog.getByRole('button', { name: 'Go on writing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(points('Beam').value).toBe('3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Merge and save as version 6' })).toBeDefined()
  })
})

describe('a name that somebody else changes meanwhile', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })

  /** The author has typed another name, and learns of the colleague's with the first save. */
  async function renamed() {
    const opened = await openSaved((request) => {
      const { baseName } = request.body as { baseName: string }
      if (baseName === stored.name) return saves(request)
      const refusal = { title: 'Stale', detail: 'Stale', errors: [{ path: 'name', message: 'Renamed.' }] }
      return Response.json({ type: 'urn:isomorph:stale-assessment', status: 409, ...refusal }, { status: 409 })
    })
    await fill(opened.user, field(), 'Test')
    stored = { ...assessment, name: 'Exam' }
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(opened.sent()[0]?.body).toMatchObject({ name: 'Test', baseName: 'Quiz' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam' })).toBeDefined()
    return opened
  }

  it('is told, and gives way where its author says so', async () => {
    const { user, sent } = await renamed()
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ name: 'Test', baseName: 'Exam' }))
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  })

  it('is taken', async () => {
    const { user } = await renamed()
    await user.click(await screen.findByRole('button', { name: 'Take that name' }))
    expect(field().value).toBe('Exam')
    expect(await screen.findByText(/^Version 4/)).toBeDefined()
  })
})

it('says of a problem how many errors thousands of its variants have', async () => {
  const [beam, column] = assessment.items as [Assessment['items'][number], Assessment['items'][number]]
  stored = {
    ...assessment,
    items: [
      { ...beam, variantErrors: 2 },
      { ...column, variantErrors: 0 },
    ],
  }
  await openSaved()
  const said = screen.getAllByText(/in its variants$/)
  expect(said.map((each) => each.textContent)).toEqual(['2 errors in its variants'])
  expect(said[0]?.closest('li')?.textContent).toContain('Beam')
})

it('says at the item what the server refuses of it', async () => {
  const { user } = await openSaved(() => refusalOf({ 'items.1': '“Column” has been deleted.' }))
  await fill(user, points('Beam'), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { description: '“Column” has been deleted.' })).toBe(points('Column'))
})

it('lists at the top of a new assessment what is missing, from the first try on', async () => {
  const { user, sent } = await open('/assessments/new', {
    'POST /api/assessments': () => refusalOf({ name: 'There is such an assessment.' }),
  })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(within(alert).getByRole('link', { name: 'A name is required.' }))
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await fill(user, name, 'Quiz')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { description: 'There is such an assessment.' })).toBe(name)
  expect(sent()).toMatchObject([{ call: 'POST /api/assessments', body: { name: 'Quiz', items: [] } }])
})

it('tells in words what a newer version of a problem changed, and takes it with the next save', async () => {
  const newer = { ...itemOf(1, 'Beam'), newestRevisionNumber: 2, hasUpdate: true }
  stored = { ...assessment, items: [newer, itemOf(2, 'Column')] }
  const before = { ...emptyProblemContent, statement: doc('Old') }
  const { user, sent } = await open('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(stored),
    'GET /api/problems/11/revisions/1': { content: before },
    'GET /api/problems/11/revisions/2': { content: { ...before, statement: doc('New') } },
    [save]: saves,
  })
  await user.click(await screen.findByRole('button', { name: 'See changes of Beam' }))
  const dialog = await screen.findByRole('dialog', { name: '“Beam” from version 1 to 2' })
  expect((await within(dialog).findByRole('listitem')).textContent).toBe('Statement changed')
  await user.click(within(dialog).getByRole('button', { name: 'Update with the next save' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ updatesProblems: [11] }))
})

it('says of a problem that is no longer shared that its version stays, and leads nowhere', async () => {
  stored = { ...assessment, items: [{ ...itemOf(1, 'Beam'), isShared: false }, itemOf(2, 'Column')] }
  await openSaved()
  expect(screen.getByText('No longer shared')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Beam' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Column' })).toBeDefined()
})

it('brings the preview into view, and shows solutions in it to those who may change the assessment', async () => {
  standInForLayout()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const named = { itemKey: 1, name: 'Beam' }
  const { user } = await open('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(stored),
    'POST /api/assessments/3/preview/statements': [{ ...named, html: 'How long?' }],
    'POST /api/assessments/3/preview/solutionInstances': [{ ...named, html: 'Measure it.', answers: [] }],
  })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('How long?')).toBeDefined()
  const heading = within(screen.getByRole('region', { name: 'Preview' })).getByRole('heading', { level: 2 })
  expect(document.activeElement).toBe(heading)
  expect(scrollIntoView.mock.contexts).toContain(heading)
  expect(screen.queryByText('Measure it.')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'With solutions' }))
  expect(await screen.findByText('Measure it.')).toBeDefined()
})
