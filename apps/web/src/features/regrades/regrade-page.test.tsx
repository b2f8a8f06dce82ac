// @vitest-environment jsdom
import type { Regrade, RegradeChanges } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'

const rules = { problemRevisionId: null, points: 3, creditRule: 'asMarked' as const, questionRules: [] }
const regrade: Regrade = {
  id: 4,
  status: 'discarded',
  targets: [{ itemKey: 1, rules, problemName: 'Beam', position: 1 }],
  neverLower: true,
  reopensMarks: false,
  total: 10,
  done: 10,
  summary: null,
  failure: null,
  note: '',
  createdBy: { id: 7, firstName: 'Ida', lastName: 'Instructor', email: '', uid: '' },
  createdAt: '2026-11-01T10:00:00.000Z',
  appliedAt: null,
  toldAt: null,
  undoOf: null,
  undoneBy: null,
  canUndo: false,
}

const path = '/courses/2/groupAssignments/3'

async function renderRegrade(shown: Regrade, learners: RegradeChanges['learners']) {
  await renderScreen(`${path}/regrades/4`, {
    signedIn: { id: 7, activities: ['GroupRead', 'GroupAssessmentUpdate'] },
    api: {
      'GET /api/groups/2': { id: 2, name: 'Statics 101' },
      'GET /api/groupAssessments/3': { id: 3, groupId: 2, name: 'Midterm 2' },
      'GET /api/groupAssessments/3/regrades': { items: [], regrades: [shown] },
      'GET /api/groupAssessments/3/regrades/4': shown,
      'GET /api/groupAssessments/3/regrades/4/changes': { learners, byHand: [], next: null },
    },
  })
}

it('names its course and its assessment, and leads to both', async () => {
  await renderRegrade(regrade, [])
  await screen.findByRole('heading', { level: 1, name: /^Regrade/ })
  const header = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const course = await header.findByRole('link', { name: 'Statics 101' })
  expect(course.getAttribute('href')).toBe('/courses/2')
  const assessment = await header.findByRole('link', { name: 'Regrade Midterm 2' })
  expect(assessment.getAttribute('href')).toBe(`${path}/regrades`)
  expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe(`${path}/results`)
})

it('notes who is excused, not counted at the pass mark, and whose appeal waits', async () => {
  const figures = { pointsBefore: 2, pointsAfter: 8, possibleBefore: 10, possibleAfter: 10, isTotalSetByHand: false }
  const learnerOf = (id: number, lastName: string) => ({ id, firstName: 'Ada', lastName, email: '', uid: '' })
  await renderRegrade({ ...regrade, status: 'ready' }, [
    { learner: learnerOf(8, 'Able'), ...figures, isExcused: true, hasOpenAppeal: false, results: [] },
    { learner: learnerOf(9, 'Baker'), ...figures, isExcused: false, hasOpenAppeal: true, results: [] },
  ])
  const excused = within(await screen.findByRole('row', { name: /Able/ }))
  expect(excused.getByRole('cell', { name: 'excused' })).toBeDefined()
  const appealing = within(screen.getByRole('row', { name: /Baker/ }))
  expect(appealing.getByRole('cell', { name: 'an appeal waits' })).toBeDefined()
  expect(screen.getByText('1 student reaches it now, 0 students fall below.')).toBeDefined()
})
