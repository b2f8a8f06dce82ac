import { expect, it } from 'vitest'
import { moment } from '../../testing/sit.fixtures.ts'
import { hasPlaces, readWork, workOf } from './places.ts'

const startedAt = moment('10:00:00')
const starter = { id: 7, startedAt, deliveryNumber: 1 }
const places = new Map([[7, { deliveryNumber: 1, startedAt, instanceIds: [12, 11, 10] }]])

it('puts letters in the order of the learner, and takes the last save', () => {
  const [first, second] = [moment('10:01:00'), moment('10:02:00')]
  const work = readWork(`10:d${second.getTime()},12:c${first.getTime()},99:s`)
  expect(workOf(starter, places, work)).toEqual({ problems: 'ced', savedAt: second })
  expect(workOf(starter, places, readWork(''))).toEqual({ problems: 'eee', savedAt: null })
  expect(workOf(starter, places, readWork('11:s'))).toEqual({ problems: 'ese', savedAt: null })
})

it('shows no problems before the start', () => {
  expect(workOf({ ...starter, startedAt: null }, places, readWork('11:s'))).toEqual({ problems: '', savedAt: null })
})

it('knows no places of another delivery or another start', () => {
  expect(hasPlaces({ ...starter, startedAt: new Date(startedAt) }, places)).toBe(true)
  expect(hasPlaces({ ...starter, deliveryNumber: 2 }, places)).toBe(false)
  expect(hasPlaces({ ...starter, startedAt: moment('10:00:01') }, places)).toBe(false)
  expect(hasPlaces({ ...starter, id: 8 }, places)).toBe(false)
})
