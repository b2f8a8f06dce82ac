import { expect, it } from 'vitest'
import { areAlike } from './are-alike.ts'

it('takes members in any order, without a value, and pictures with any signature', () => {
  expect(areAlike({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(areAlike({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(areAlike({ src: '/api/files/x.png?signature=1' }, { src: '/api/files/x.png?signature=2' })).toBe(true)
})

it.each([
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: null }, {}],
  [[], {}],
  [{ a: '1' }, { a: 1 }],
  [{ src: '/api/files/x.png?signature=1' }, { src: '/api/files/y.png?signature=1' }],
])('tells %j from %j', (one, other) => {
  expect(areAlike(one, other)).toBe(false)
  expect(areAlike(other, one)).toBe(false)
})
