// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  root = createRoot(host)
})

afterEach(() => act(() => root.unmount()))

function saidFor(message: string): string {
  act(() =>
    root.render(
      <MemoryRouter key={message} initialEntries={[`/error?${new URLSearchParams({ message })}`]}>
        <ErrorPage />
      </MemoryRouter>,
    ),
  )
  return host.querySelector('[role=alert]')?.textContent ?? ''
}

describe('the error screen', () => {
  it.each([
    ['access_denied', /did not let you in, or you cancelled/],
    ['temporarily_unavailable', /Try again in a few minutes/],
    ['login_required', /Log in again/],
    ['invalid_scope', /Tell the people who run this site/],
  ])('puts the code %s of a sign-in service into a sentence, and keeps it to be quoted', (code, sentence) => {
    expect(saidFor(code)).toMatch(sentence)
    expect(saidFor(code)).not.toContain(code)
    expect(host.textContent).toContain(`Code to quote: ${code}`)
  })

  it('says any other message as it came', () => {
    expect(saidFor('The course is gone')).toBe('The course is gone')
    expect(saidFor('toString')).toBe('toString')
    expect(saidFor('')).toMatch(/could not be finished/)
    expect(host.textContent).not.toContain('to quote')
  })
})
