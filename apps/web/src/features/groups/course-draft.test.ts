import { expect, it } from 'vitest'
import { courseSchemaOf, noCourse } from './course-draft.ts'

const schema = courseSchemaOf('America/Indianapolis')
const algebra = { ...noCourse, name: ' Algebra ', startDay: '2026-08-24', endDay: '2026-12-18' }

it('sends a course from the start of its first day to the end of its last', () => {
  expect(schema.parse(algebra)).toEqual({
    name: 'Algebra',
    externalTermId: null,
    startDate: '2026-08-24T04:00:00.000Z',
    endDate: '2026-12-19T04:59:59.997Z',
  })
  expect(schema.parse({ ...noCourse, name: 'Algebra', termId: '3' })).toMatchObject({
    externalTermId: 3,
    endDate: null,
  })
})

it('needs a name and days in order, unless it runs with a term', () => {
  const { error } = schema.safeParse({ ...algebra, name: ' ', endDay: '2026-08-01' })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'A name is required.'],
    ['endDay', 'The last day comes before the first.'],
  ])
  expect(schema.safeParse({ ...algebra, endDay: '2026-08-01', termId: '3' }).success).toBe(true)
})
