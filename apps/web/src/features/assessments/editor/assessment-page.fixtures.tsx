import type { Assessment } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { renderRoutes, type Surroundings } from '../../../testing/render.tsx'
import type { SentRequest } from '../../../testing/stub-api.ts'
import { AssessmentPage } from './assessment-page.tsx'
import { NewAssessmentPage } from './new-assessment-page.tsx'

export const nothingOfTheirOwn = {
  isBonus: false,
  attemptsAllowed: null,
  attemptPenaltyPercent: null,
  learnerTitle: null,
  sectionKey: null,
  poolKey: null,
}

export function itemOf(itemKey: number, name: string): Assessment['items'][number] {
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

export const assessment = {
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

export async function openEditor(path: string, api: Surroundings['api'] = {}) {
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
export const server = { stored: assessment }
beforeEach(() => {
  server.stored = assessment
})

/** Saves what is sent. */
export function saves({ body }: SentRequest): Response {
  const { name, items } = body as Pick<Assessment, 'name' | 'items'>
  const whole = items.map((item) => ({
    ...server.stored.items.find(({ itemKey }) => itemKey === item.itemKey),
    ...item,
  }))
  server.stored = { ...server.stored, name, items: whole, revisionNumber: server.stored.revisionNumber + 1 }
  return Response.json(server.stored)
}

export const save = 'PUT /api/assessments/3'

/** The editor of a saved assessment. */
export async function openSaved(answer: (request: SentRequest) => Response = saves) {
  const rendered = await openEditor('/assessments/3', {
    'GET /api/assessments/3': () => Response.json(server.stored),
    [save]: answer,
  })
  await screen.findByRole('heading', { level: 1, name: 'Quiz' })
  return rendered
}

export function points(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: `Points for ${name}` })
}
