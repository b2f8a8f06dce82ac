import { describe, expect, it } from 'vitest'
import { plainSpeech } from './spoken-contents.ts'

describe('the spoken contents of a field', () => {
  it.each([
    [
      "the square root of Open paren.  'X' squared Close paren. , over 2",
      'the square root of open bracket x squared close bracket, over 2',
    ],
    [" 'capital X' plus  'A'", 'capital X plus a'],
    ['', ''],
  ])('%s is said as %s', (spoken, said) => {
    expect(plainSpeech(spoken)).toBe(said)
  })
})
