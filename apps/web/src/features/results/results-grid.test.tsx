// @vitest-environment jsdom
import type { LearnerResult, Results } from '@isomorph/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ResultsGrid } from './results-grid.tsx'

const cell = { attemptsUsed: 1, pending: 0, toGrade: 0, override: null, computedPoints: 1, points: 1, percent: 50 }

function learner(id: number): LearnerResult {
  return {
    learner: { id, firstName: 'Ada', lastName: `Example ${id}`, email: `ada${id}@example.edu`, uid: '' },
    status: 'Submitted',
    possible: 2,
    points: 1,
    overridePoints: null,
    computedPoints: 1,
    percent: 50,
    pending: 0,
    toGrade: 0,
    daysLate: 0,
    override: null,
    problemsSetByHand: 0,
    cells: [{ ...cell, problemInstanceId: 1000 + id, itemKey: 1 }],
  }
}

function resultsOf(count: number): Results {
  return {
    items: [{ itemKey: 1, position: 1, name: 'Limits', points: 2, isBonus: false, isDrawn: false }],
    points: 2,
    total: count,
    learners: Array.from({ length: count }, (_, place) => learner(place + 1)),
    statistics: {
      started: count,
      learners: count,
      median: 50,
      mean: 50,
      needsPerson: 0,
      histogram: [0, 0, 0, 0, 0, count, 0, 0, 0, 0],
      difficulty: [],
    },
  }
}

async function show(count: number, results = resultsOf(count)) {
  const { user } = await renderComponent(
    <ResultsGrid results={results} learners={results.learners} accommodated={new Set()} onOpen={() => {}} />,
  )
  return { user, frame: screen.getByRole('region', { name: 'Results' }) }
}

/** Places of the rows that are drawn, from 1; reading hundreds of them by their role takes seconds. */
function shownPlaces(): readonly number[] {
  const rows = screen.getByRole('table').querySelectorAll('[aria-rowindex]')
  return [...rows].map((row) => Number(row.getAttribute('aria-rowindex')))
}

function scrollTo(frame: HTMLElement, top: number) {
  act(() => {
    frame.scrollTop = top
    frame.dispatchEvent(new Event('scroll'))
  })
}

// jsdom lays nothing out: frames are 450 px high, rows 45 px.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45)
})
afterEach(() => void vi.restoreAllMocks())

it('draws every learner of a usual course', async () => {
  await show(200)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('201')
  expect(shownPlaces()).toEqual([...Array(201).keys()].map((place) => place + 1))
})

it('draws of many learners those in sight, and says which of how many they are', async () => {
  const { frame } = await show(2050)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2051')
  expect(shownPlaces().length).toBeLessThan(60)
  expect(screen.getByRole('rowheader', { name: 'Example 1, Ada' })).toBeDefined()
  scrollTo(frame, 45 * 1000)
  expect(await screen.findByRole('rowheader', { name: 'Example 1001, Ada' })).toBeDefined()
  expect(screen.queryByRole('rowheader', { name: 'Example 1, Ada' })).toBeNull()
  expect(shownPlaces().length).toBeLessThan(60)
  expect(shownPlaces()).toContain(1002)
})

it('keeps the learner who has the focus, wherever one scrolls', async () => {
  const { frame } = await show(2050)
  const points = screen.getByRole('button', { name: 'Example 3, Ada, problem 1: 1 of 2 points' })
  act(() => points.focus())
  scrollTo(frame, 45 * 1500)
  await screen.findByRole('rowheader', { name: 'Example 1501, Ada' })
  expect(document.activeElement).toBe(points)
  expect(shownPlaces()).toContain(4)
})

it('marks an answer that is appealed against, with the points that it has', async () => {
  const ada = learner(1)
  const appealed = { ...ada, toGrade: 1, cells: [{ ...cell, toGrade: 1, problemInstanceId: 1001, itemKey: 1 }] }
  await show(1, { ...resultsOf(1), learners: [appealed] })
  const button = screen.getByRole('button', { name: 'Example 1, Ada, problem 1: 1 of 2 points, needs grading' })
  expect(button.textContent).toBe('1')
  expect(button.querySelector('svg')).not.toBeNull()
})
