import { describe, expect, it } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

describe('the depth of JSON', () => {
  it.each([
    ['1', 0, false],
    ['{}', 0, true],
    ['[{"a":1},{"b":[2]}]', 2, true],
    ['[{"a":1},{"b":[2]}]', 3, false],
    [JSON.stringify({ text: '[[[{{{' }), 1, false],
    [JSON.stringify({ text: 'a "quoted" [[[' }), 1, false],
    [JSON.stringify({ text: 'a backslash \\', list: [[1]] }), 2, true],
    [JSON.stringify({ text: 'a backslash \\\\" [[', list: [1] }), 2, false],
    ['["never ends [[[', 1, false],
  ])('of %s is more than %i: %s', (text, maximum, expected) => {
    expect(isNestedDeeper(text, maximum)).toBe(expected)
  })
})
