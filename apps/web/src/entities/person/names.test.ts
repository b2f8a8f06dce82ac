import { expect, it } from 'vitest'
import { checkIdentifiers, isEmailAddress, parseIdentifiers, withoutIdentifiers } from './identifiers.ts'
import { matchesPerson } from '../../features/groups/people/matches-person.ts'
import { displayName, sortPeople } from './names.ts'

const ada = { id: 12, firstName: 'Ada', lastName: 'Example', email: 'ada@demo.example', uid: 'ada1' }
const nameless = { id: 13, firstName: '', lastName: '', email: 'zed@demo.example', uid: 'zed' }

it('shows a name, or the e-mail where there is none', () => {
  expect(displayName(ada)).toBe('Ada Example')
  expect(displayName(nameless)).toBe('zed@demo.example')
})

it('sorts by last name, and refuses somebody with neither last name nor e-mail', () => {
  expect(sortPeople([nameless, ada])).toEqual([ada, nameless])
  const onlyFirst = { ...nameless, firstName: 'Bea' }
  expect(sortPeople([nameless, ada, onlyFirst])).toEqual([onlyFirst, ada, nameless])
  const named = (firstName: string, lastName: string) => ({ ...ada, firstName, lastName })
  const printed = [named('Élise', 'Müller'), named('Zoe', 'Muller'), named('Ada', 'Mullera')]
  expect(sortPeople(printed.toReversed())).toEqual(printed)
  for (const firstName of ['', 'Bea']) {
    expect(() => sortPeople([ada, { ...nameless, firstName, email: '' }])).toThrow('Last name or email required')
  }
})

it('reads identifiers however they are separated, each once', () => {
  expect(parseIdentifiers('a@x.edu, b@x.edu;c@x.edu\n a@x.edu')).toEqual(['a@x.edu', 'b@x.edu', 'c@x.edu'])
  expect(checkIdentifiers(' , ')).toBe('Type at least one identifier.')
  expect(checkIdentifiers('a@x.edu')).toBeUndefined()
})

it('takes identifiers that differ in case for one', () => {
  expect(parseIdentifiers('Ada@x.edu ada@X.edu ADA1 ada1')).toEqual(['Ada@x.edu', 'ADA1'])
})

it('takes identifiers out of a list, whatever their case', () => {
  expect(withoutIdentifiers('a@x.edu, B@x.edu; c1', ['b@x.edu', 'C1'])).toBe('a@x.edu')
})

it('tells an e-mail address from other identifiers', () => {
  expect(['a@x.edu', 'a@', '0012345', 'a1@b'].map(isEmailAddress)).toEqual([true, false, false, false])
})

it('finds a person by all words, whatever their case', () => {
  expect(matchesPerson(ada, 'EXAMPLE ada')).toBe(true)
  expect(matchesPerson(ada, '12')).toBe(true)
  expect(matchesPerson(ada, 'Example, Ada')).toBe(true)
  expect(matchesPerson({ ...ada, firstName: 'Chloé' }, 'chloe')).toBe(true)
  expect(matchesPerson(ada, 'ada newton')).toBe(false)
})
