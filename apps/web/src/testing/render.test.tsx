// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from './render.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

it('shows a screen within the frame', async () => {
  const { findByRole, getByRole } = await renderScreen('/privacy-policy')
  expect(await findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeDefined()
  expect(getByRole('link', { name: 'Skip to content' })).toBeDefined()
})

it('leaves the frame around a screen that breaks, and fetches its data again with a retry', async () => {
  let terms: unknown[] = [{ id: 1, name: 'Broken', startDate: 'never', endDate: 'never', courses: 0 }]
  const { findByRole, getByRole, user } = await renderScreen('/installation/terms', {
    signedIn: { id: 7, activities: ['ConfigurationModify'] },
    api: { 'GET /api/externalTerms/managed': () => Response.json(terms) },
  })
  expect(await findByRole('heading', { name: /^Oops! Something went wrong/ })).toBeDefined()
  expect(getByRole('link', { name: 'Skip to content' })).toBeDefined()
  terms = []
  await user.click(getByRole('button', { name: 'Try again' }))
  expect(await findByRole('heading', { level: 1, name: 'Terms' })).toBeDefined()
})
