import { expect, it } from 'vitest'
import { checkSetup, emptySetup } from './check-setup.ts'

const draft = { ...emptySetup, email: 'ada@example.edu', userName: 'ada', password: 'a long pass phrase' }

it('takes one name of the first administrator, in either place', () => {
  expect(checkSetup({ ...draft, firstName: 'Ada' })).toEqual({})
  expect(checkSetup({ ...draft, lastName: 'Ada' })).toEqual({})
  expect(checkSetup({ ...draft, firstName: ' ' })).toEqual({ firstName: 'Type a first or a last name.' })
})
