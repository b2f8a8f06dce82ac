// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ErrorPage } from './error-page.tsx'

async function show(message: string) {
  return await renderComponent(<ErrorPage />, { path: `/error?${new URLSearchParams({ message })}` })
}

describe('the error screen', () => {
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
