// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../testing/render.tsx'
import { FrameCrash } from './frame-crash.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

function Broken(): never {
  throw new Error('broken')
}

/** The crash page of an installation with that contact address. */
async function crash(supportEmail: string) {
  return await renderRoutes([{ path: '/', Component: Broken, ErrorBoundary: FrameCrash }], {
    api: { 'GET /api/configuration': { supportEmail }, 'POST /api/crashReports': { reference: 'abc' } },
  })
}

it('is the main part of the page, as nothing else is left of it', async () => {
  const { getByRole } = await crash('')
  const heading = getByRole('heading', { level: 1, name: /^Oops! Something went wrong/ })
  expect(getByRole('main').contains(heading)).toBe(true)
  expect(getByRole('button', { name: 'Copy to clipboard' })).toBeDefined()
})

it('offers a reload, and no retry of a frame that broke', async () => {
  const { getByRole, queryByRole } = await crash('')
  expect(getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('asks to be sent the report only where there is an address', async () => {
  const { getByText, queryByText, getByRole } = await crash('')
  expect(getByText(/Reload to go on\./)).toBeDefined()
  expect(queryByText(/send us/)).toBeNull()
  expect(getByRole('button', { name: 'Send Crash Report' })).toBeDefined()
})

it('names the address to send the report to', async () => {
  const { findByText, getByRole } = await crash('help@x.edu')
  expect(await findByText(/if this comes back, send us the report\./)).toBeDefined()
  expect(getByRole('link', { name: 'help@x.edu' })).toHaveProperty('href', 'mailto:help@x.edu')
})

it('leads to the reference once the report is sent', async () => {
  const { getByRole, user } = await crash('')
  await user.click(getByRole('button', { name: 'Send Crash Report' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you. Reference: abc'))
})
