import { describe, expect, it } from 'vitest'
import { calculated, numberSet, randomNumber, textSet } from '../problem.fixtures.ts'
import type { Variable } from '../content/variable.ts'
import { compareVariables } from './variable-changes.ts'

const [a, b] = [numberSet(1, 'a', '1', '2'), calculated(2, 'b', 'a^2')]
const unchanged = { hasChanged: false, renames: [] }

describe('compareVariables', () => {
  it('sees no change in a copy, in another order or in another spelling of a name', () => {
    expect(compareVariables([a, b], JSON.parse(JSON.stringify([b, a])) as Variable[])).toEqual(unchanged)
    expect(compareVariables([numberSet(1, 'v_0', '1')], [numberSet(1, 'v_{0}', '1')])).toEqual(unchanged)
    expect(compareVariables(undefined, undefined)).toEqual(unchanged)
  })

  it.each([
    ['a missing side', undefined],
    ['another length', [a]],
    ['another identity', [a, { ...b, id: 3 }]],
    ['another type', [a, randomNumber(2, 'b', '1', '2')]],
    ['other parameters', [a, calculated(2, 'b', 'a^3')]],
    ['other values', [numberSet(1, 'a', '1', '3'), b]],
  ])('sees %s', (_, after) => {
    expect(compareVariables([a, b], after)).toEqual({ hasChanged: true, renames: [] })
  })

  it('sees changed artifacts', () => {
    expect(compareVariables([textSet(1, 't', 'x')], [textSet(1, 't', 'y')]).hasChanged).toBe(true)
  })

  it('reports renames', () => {
    expect(compareVariables([a, b], [{ ...a, name: 'c' }, b])).toEqual({
      hasChanged: true,
      renames: [{ id: 1, from: 'a', to: 'c' }],
    })
  })
})
