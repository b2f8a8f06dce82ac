// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Activity } from '@isomorph/access'
import { renderComponent } from '../../testing/render.tsx'
import { AssessmentChoice } from './assessment-choice.tsx'

async function renderWithNothing(activities: readonly Activity[]) {
  const none = { items: [], total: 0, page: 1, pageSize: 20 }
  const choice = <AssessmentChoice id="choice" chosen={null} onChoose={() => {}} />
  await renderComponent(choice, {
    api: { 'GET /api/assessments': none },
    signedIn: { id: 7, activities: [...activities] },
  })
}

it('leads whoever may write assessments to a new one where there is none', async () => {
  await renderWithNothing(['AssessmentCreate'])
  const link = await screen.findByRole('link', { name: 'Put one together' })
  expect(link.getAttribute('href')).toBe('/assessments/new')
})

it('tells an instructor from a learning platform, who may not, whom to ask', async () => {
  await renderWithNothing([])
  expect(await screen.findByText(/make you an Assessment Creator/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
