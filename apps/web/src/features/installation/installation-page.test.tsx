// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { store } from '../../data/store.ts'
import { renderScreen } from '../../testing/render.tsx'

async function open(count: number, databaseSeconds: number, isGuarded = true) {
  return await renderScreen('/installation', {
    signedIn: { id: 7, activities: ['ConfigurationModify'] },
    api: {
      'GET /api/configuration/clockSteps': { count, databaseSeconds },
      'GET /api/configuration/auditLogGuard': { isGuarded },
    },
  })
}

it.each([
  [1, 3600, /The clock of the database is 3600 s ahead\. .* Deadlines have not moved\./],
  [1, -90, /The clock of the database is 90 s behind\./],
  [2, 0, /A clock was set since the server started, and is right again\./],
] as const)('says what was found out about clocks: %s steps, %s seconds', async (count, seconds, text) => {
  const { findByText } = await open(count, seconds)
  expect(await findByText(text)).toBeDefined()
})

it('says that the database does not guard the audit log', async () => {
  const { findByText } = await open(0, 0, false)
  expect(await findByText(/The database does not guard the audit log/)).toBeDefined()
})

it('says nothing of clocks that nobody has set', async () => {
  const { findByRole, queryByText } = await open(0, 0)
  expect(await findByRole('link', { name: 'Settings' })).toBeDefined()
  const queries = (): readonly { readonly endpointName?: string; readonly status?: string }[] =>
    Object.values(store.getState().models.queries)
  const isAnswered = () =>
    queries().some(({ endpointName, status }) => endpointName === 'getClockSteps' && status === 'fulfilled')
  await waitFor(() => expect(isAnswered()).toBe(true))
  expect(queryByText(/clock/i)).toBeNull()
  expect(queryByText(/guard/i)).toBeNull()
})
