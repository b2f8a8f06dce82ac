import { expect, it } from 'vitest'
import { grantedSentence } from '../../../entities/person/granted-sentence.ts'
import { namesOfRole, revokedSentence, revokingMeans } from './role-labels.ts'

function person(firstName: string, isNew = true) {
  return { user: { firstName, lastName: 'Abel', email: `${firstName}@x.edu` }, isNew }
}

it('says who has a role now, and who had it before', () => {
  expect(grantedSentence([person('Ada')], namesOfRole('Admin'))).toBe('Ada Abel is now an Admin')
  expect(grantedSentence([person('Ada', false)], namesOfRole('Admin'))).toBe('Ada Abel is an Admin already')
  const [ada, ben, eve] = [person('Ada'), person('Ben'), person('Eve')]
  const had = { ...eve, isNew: false }
  expect(grantedSentence([ada, ben], namesOfRole('Creator'))).toBe('2 people now have the role Creator')
  expect(grantedSentence([ada, ben, had], namesOfRole('Creator'))).toBe(
    '2 people now have the role Creator; 1 already had it',
  )
  expect(grantedSentence([ada, had, had], namesOfRole('Creator'))).toBe(
    '1 person now has the role Creator; 2 already had it',
  )
  expect(grantedSentence([had, had], namesOfRole('Creator'))).toBe('2 people already have the role Creator')
})

it('says who has it no longer', () => {
  expect(revokedSentence(person('Ada').user, 'Creator')).toBe('Ada Abel is no longer a Creator')
})

it('says beforehand what taking it away means', () => {
  const { user } = person('Ada')
  expect(revokingMeans(user, 'Creator')).toBe('From now on Ada Abel is no longer a Creator. What they made stays.')
  expect(revokingMeans('yourself', 'Admin')).toBe(
    'From now on you are no longer an Admin, and only somebody else can grant it again.',
  )
})
