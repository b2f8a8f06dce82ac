// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { SignInFailureBand } from './sign-in-failure.tsx'

async function alertOf(name: string | null, providerName?: string) {
  const { queryByRole } = await renderComponent(<SignInFailureBand name={name} providerName={providerName} />)
  return queryByRole('alert')
}

it('says what went wrong, and at which provider', async () => {
  const alert = await alertOf('providerError', 'Campus login')
  expect(alert?.textContent).toMatch(/^Campus login: The sign-in service reports an error\. .*Try again/)
})

it('says of whatever else went wrong that nobody was logged in, and shows no words of the address', async () => {
  const alert = await alertOf('callThisNumber')
  expect(alert?.textContent).toMatch(/^You were not logged in\. /)
  expect(alert?.textContent).not.toContain('callThisNumber')
})

it('says nothing where nothing went wrong', async () => {
  expect(await alertOf(null)).toBeNull()
})
