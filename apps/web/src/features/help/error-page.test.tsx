// @vitest-environment jsdom
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { ErrorPage } from './error-page.tsx'

const page = pageOfEachTest()

function saidFor(message: string): string {
  page.show(
    <MemoryRouter key={message} initialEntries={[`/error?${new URLSearchParams({ message })}`]}>
      <ErrorPage />
    </MemoryRouter>,
  )
  return page.host.querySelector('[role=alert]')?.textContent ?? ''
}

describe('the error screen', () => {
  it.each([
    ['access_denied', /^The sign-in was cancelled or refused. Try again/],
    ['temporarily_unavailable', /Try again in a few minutes/],
    ['login_required', /Log in again/],
    ['invalid_scope', /Tell the people who run this site/],
  ])('puts the code %s of a sign-in service into a sentence, and keeps it to be quoted', (code, sentence) => {
    expect(saidFor(code)).toMatch(sentence)
    expect(saidFor(code)).not.toContain(code)
    expect(page.host.textContent).toContain(`Code to quote: ${code}`)
  })

  it('says any other message as it came', () => {
    expect(saidFor('The course is gone')).toBe('The course is gone')
    expect(saidFor('toString')).toBe('toString')
    expect(saidFor('')).toMatch(/could not be finished/)
    expect(page.host.textContent).not.toContain('to quote')
  })
})
