// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { PeopleNames } from './people-names.tsx'

const page = pageOfEachTest()

function person(id: number, firstName: string) {
  return { id, firstName, lastName: 'Abel', email: '', uid: '' }
}

it('keeps the direction of each name to itself', () => {
  const people = [person(1, 'Ada'), person(2, 'יוסי'), person(3, 'Eve')]
  page.show(<PeopleNames people={people} />)
  expect(page.host.textContent).toBe('Ada Abel, יוסי Abel and 1 more')
  expect([...page.host.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['Ada Abel', 'יוסי Abel'])
  page.show(<PeopleNames people={[]} />)
  expect(page.host.textContent).toBe('—')
})
