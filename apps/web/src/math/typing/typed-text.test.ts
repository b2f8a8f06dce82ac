import { describe, expect, it } from 'vitest'
import { textAfter } from './typed-text.ts'

describe('text typed in one go', () => {
  it('grows by keys that write', () => {
    expect(['1', '/', 'Shift', 'v'].reduce<string | undefined>((text, key) => textAfter(text ?? '', key), '')).toBe(
      '1/v',
    )
  })

  it.each([
    ['1/23', '1/2'],
    ['2+x', '2+'],
    ['x', ''],
    ['1/(', undefined],
    ['sqrt', undefined],
    ['x2', undefined],
  ])('%s loses its last sign by Backspace where that is one thing in the formula: %s', (text, after) => {
    expect(textAfter(text, 'Backspace')).toBe(after)
  })

  it('is unknown once the caret moves or a dead key writes', () => {
    expect([textAfter('1', 'ArrowLeft'), textAfter('1', 'Dead')]).toEqual([undefined, undefined])
  })
})
