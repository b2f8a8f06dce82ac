// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { SignInFailureBand } from './sign-in-failure.tsx'

const page = pageOfEachTest()

function said(name: string | null, providerName?: string): string {
  page.show(<SignInFailureBand name={name} providerName={providerName} />)
  return page.host.textContent
}

it('says what went wrong, and at which provider', () => {
  expect(said('providerError', 'Campus login')).toMatch(
    /^Campus login: The sign-in service reports an error\. .*Try again/,
  )
})

it('says of whatever else went wrong that nobody was logged in, and shows no words of the address', () => {
  expect(said('callThisNumber')).toMatch(/^You were not logged in\. /)
})

it('says nothing where nothing went wrong', () => {
  expect(said(null)).toBe('')
})
