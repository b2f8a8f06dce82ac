import { describe, expect, it } from 'vitest'
import { plainSpeech } from './spoken-contents.ts'

describe('the spoken contents of a field', () => {
  it.each([
    [
      "the square root of Open paren.  'X' squared Close paren. , over 2",
      'the square root of open bracket x squared close bracket, over 2',
    ],
    [" 'capital X' plus  'A'", 'capital X plus a'],
    ['open brace1 comma 2?', 'open brace 1 comma 2 close brace'],
    [
      'open brace open square bracket1 comma 2 close square bracket ?',
      'open brace open square bracket 1 comma 2 close square bracket close brace',
    ],
    ['', ''],
  ])('%s is said as %s', (spoken, said) => {
    expect(plainSpeech(spoken)).toBe(said)
  })
})
