// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { PeopleNames } from './people-names.tsx'

function person(id: number, firstName: string) {
  return { id, firstName, lastName: 'Abel', email: '', uid: '' }
}

it('keeps the direction of each name to itself', async () => {
  const people = [person(1, 'Ada'), person(2, 'יוסי'), person(3, 'Eve')]
  const { container, getByText } = await renderComponent(<PeopleNames people={people} />)
  expect(container.textContent).toBe('Ada Abel, יוסי Abel and 1 more')
  for (const name of ['Ada Abel', 'יוסי Abel']) expect(getByText(name).tagName).toBe('BDI')
})

it('shows a dash for nobody', async () => {
  const { container } = await renderComponent(<PeopleNames people={[]} />)
  expect(container.textContent).toBe('—')
})
