// @vitest-environment jsdom
import { lockdownLaunchError } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, describe, expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ErrorPage } from './error-page.tsx'

async function show(message: string) {
  return await renderComponent(<ErrorPage />, { path: `/error?${new URLSearchParams({ message })}` })
}

afterEach(() => activateLanguage('en'))

describe('the error screen', () => {
  it.each([
    ['en', lockdownLaunchError],
    ['de', 'Eine Sitzung im LockDown Browser konnte nicht gestartet werden.'],
    ['es', 'No se pudo iniciar una sesión de LockDown Browser.'],
    ['fr', 'Une session LockDown Browser n’a pas pu être démarrée.'],
  ] as const)('says in %s that a lockdown browser did not start', async (language, sentence) => {
    await loadAreas(['notices'])
    await activateLanguage(language)
    const { getByRole } = await show(lockdownLaunchError)
    expect(getByRole('alert').textContent).toContain(sentence)
  })

  it.each([
    ['access_denied', /^The sign-in was cancelled or refused. Try again/],
    ['temporarily_unavailable', /Try again in a few minutes/],
    ['login_required', /Log in again/],
    ['invalid_scope', /Tell the people who run this site/],
  ])('puts the code %s of a sign-in service into a sentence, and keeps it to be quoted', async (code, sentence) => {
    const { getByRole, getByText } = await show(code)
    expect(getByRole('alert').textContent).toMatch(sentence)
    expect(getByRole('alert').textContent).not.toContain(code)
    expect(getByText(`Code to quote: ${code}`)).toBeDefined()
  })

  it.each([
    ['The course is gone', /^The course is gone$/],
    ['toString', /^toString$/],
    ['', /could not be finished/],
  ])('says any other message as it came: “%s”', async (message, sentence) => {
    const { getByRole, queryByText } = await show(message)
    expect(getByRole('alert').textContent).toMatch(sentence)
    expect(queryByText(/to quote/)).toBeNull()
  })
})
