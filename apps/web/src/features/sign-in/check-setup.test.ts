import { expect, it } from 'vitest'
import { checkSetup, emptySetup } from './check-setup.ts'

const draft = {
  ...emptySetup,
  setupToken: 'printed at the start',
  email: 'ada@example.edu',
  userName: 'ada',
  password: 'a long pass phrase',
}

it('takes one name of the first administrator, in either place', () => {
  expect(checkSetup({ ...draft, firstName: 'Ada' })).toEqual({})
  expect(checkSetup({ ...draft, lastName: 'Ada' })).toEqual({})
  expect(checkSetup({ ...draft, firstName: ' ' })).toEqual({ firstName: 'Type a first or a last name.' })
})

it('needs the setup token', () => {
  expect(checkSetup({ ...draft, firstName: 'Ada', setupToken: ' ' })).toEqual({ setupToken: 'Type the setup token.' })
})
