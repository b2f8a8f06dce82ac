// @vitest-environment jsdom
import type { MapEntry } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ProblemMap } from './problem-map.tsx'

const typed: MapEntry = {
  problemInstanceId: 5,
  position: 1,
  name: '',
  state: 'draft',
  points: 4,
  earnedPoints: null,
  pending: 0,
  attemptsUsed: 0,
  sectionKey: null,
  isBonus: false,
  hasDraft: true,
}

async function show(submitted: readonly number[]) {
  await renderComponent(
    <ProblemMap problems={[typed]} sections={[]} basePath="/sitting" waiting={[]} submitted={submitted} isSaved />,
  )
}

it('says that answers are typed and not submitted', async () => {
  await show([])
  expect(screen.queryByText('typed, not submitted')).not.toBeNull()
})

it('does not say so while the submission is on its way', async () => {
  await show([5])
  expect(screen.queryByRole('link', { name: /^Problem 1/ })).not.toBeNull()
  expect(screen.queryByText('typed, not submitted')).toBeNull()
})
