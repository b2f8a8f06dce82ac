// @vitest-environment jsdom
import { allActivities } from '@isomorph/access'
import type { MapEntry, Sitting } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../testing/render.tsx'
import { StartScreen } from './start-screen.tsx'

const schedule: Sitting['schedule'] = {
  now: '2026-03-02T10:30:00Z',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  timeLimitSeconds: 3600,
  startedAt: null,
  finishedAt: null,
  finishReason: null,
  deadline: null,
  pausedAt: null,
  attemptsAllowed: 3,
  pagesVersion: 0,
}
const groupAssessment = {
  id: 3,
  groupId: 2,
  name: 'Parabolas',
  state: 'open',
  problemCount: 1,
  points: 10,
  own: { status: 'NotStarted', pending: 0, points: null, setByHand: null },
} as unknown as Sitting['groupAssessment']
const sitting: Sitting = {
  groupAssessment,
  groupName: 'Calculus',
  instructionsHtml: null,
  rules: {
    attemptsAllowed: 3,
    attemptPenaltyPercent: 0,
    latePenaltyPercent: 0,
    countingAttempt: 'best',
    needsAccessCode: true,
    isFinishedByHand: false,
    hasRulesOfProblems: false,
    bonusPoints: 0,
  },
  sections: [],
  schedule,
  problems: [],
  points: null,
  lockdown: null,
}

async function renderStart(shown: Partial<Sitting>) {
  await renderRoutes([{ path: '/courses/:groupId/groupAssignments/:groupAssessmentId', element: <StartScreen /> }], {
    path: '/courses/2/groupAssignments/3',
    signedIn: { id: 1, activities: [...allActivities] },
    api: { 'GET /api/groupAssessments/3/assessments': { ...sitting, ...shown } },
  })
  await screen.findByRole('heading', { name: 'Parabolas' })
}

const startButton = async () => await screen.findByRole<HTMLButtonElement>('button', { name: 'Start' })

it('asks a learner for the code, without the pages of staff', async () => {
  await renderStart({})
  await startButton()
  expect(await screen.findByLabelText(/Access code/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
})

it('lets staff look at it before it opens, with the ways to their pages and no code', async () => {
  await renderStart({
    isPreview: true,
    rules: { ...sitting.rules, needsAccessCode: false },
    schedule: { ...schedule, opensAt: '2126-03-02T10:30:00Z' },
  })
  expect((await startButton()).disabled).toBe(false)
  expect(screen.queryByLabelText(/Access code/)).toBeNull()
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeDefined()
  expect(screen.getByText(/^You see what students get\./)).toBeDefined()
})

it('tells whoever starts in a pause that problems and clock wait', async () => {
  await renderStart({ schedule: { ...schedule, pausedAt: '2026-03-02T10:20:00Z' } })
  expect((await startButton()).disabled).toBe(false)
  expect(screen.getByText(/^Your instructor has paused this assessment\. You can start now/)).toBeDefined()
})

it('can be started in a pause past the close, and not past it otherwise', async () => {
  const closed = { ...groupAssessment, state: 'closed' as const }
  await renderStart({ groupAssessment: closed, schedule: { ...schedule, pausedAt: '2026-03-02T10:20:00Z' } })
  expect((await startButton()).disabled).toBe(false)
  await renderStart({ groupAssessment: closed })
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
})

it('says that staff have ended it', async () => {
  const ended = {
    ...schedule,
    startedAt: '2026-03-02T10:00:00Z',
    finishedAt: '2026-03-02T10:20:16Z',
    finishReason: 'timeExpired' as const,
    isEndedByStaff: true as const,
  }
  const problem: MapEntry = {
    problemInstanceId: 9,
    position: 1,
    name: '',
    state: 'attempted',
    points: 10,
    earnedPoints: null,
    pending: 0,
    attemptsUsed: 1,
    sectionKey: null,
    isBonus: false,
    hasDraft: false,
  }
  await renderStart({ schedule: ended, problems: [problem] })
  expect(await screen.findByText(/^Ended by your instructor /)).toBeDefined()
  expect(screen.queryByText(/Time was up/)).toBeNull()
})
