import { describe, expect, it } from 'vitest'
import { downtimeOf } from './use-downtime.ts'

const open = { isOn: false, wasRefused: false, isAuthenticated: false, isKnown: false, pathname: '/courses' }

describe('downtime', () => {
  it.each([
    ['is off while nobody says otherwise', {}, 'off'],
    ['shuts out visitors', { isOn: true }, 'shut'],
    ['shuts out those whose request was refused, even before the configuration tells', { wasRefused: true }, 'shut'],
    ['waits to hear who somebody signed in is', { isOn: true, isAuthenticated: true }, 'off'],
    ['lets those pass whom the server knows', { isOn: true, isAuthenticated: true, isKnown: true }, 'passing'],
    ['leaves the way in open', { isOn: true, pathname: '/login' }, 'off'],
    ['leaves the way in open for another administrator', { wasRefused: true, pathname: '/login' }, 'off'],
  ])('%s', (_what, facts, expected) => {
    expect(downtimeOf({ ...open, ...facts })).toBe(expected)
  })
})
