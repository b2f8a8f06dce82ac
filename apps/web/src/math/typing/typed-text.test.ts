// @vitest-environment jsdom
import type { MathfieldElement } from 'mathlive'
import { describe, expect, it } from 'vitest'
import { followTypedText, textAfter } from './typed-text.ts'

/** A field into which nothing is written, and the text that these keys make of it. */
function textOf(...keys: readonly (readonly [string, KeyboardEventInit?])[]): string | undefined {
  const empty = { readOnly: false, selectionIsCollapsed: true, getValue: () => '' }
  const field = Object.assign(document.createElement('div'), empty) as unknown as MathfieldElement
  const typed = followTypedText(field)
  for (const [key, init] of keys) field.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }))
  return typed.text()
}

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

  it('goes on with a sign behind AltGr, which Windows reports as Ctrl and Alt, and ends with a command', () => {
    const behindAltGr = { ctrlKey: true, altKey: true, modifierAltGraph: true }
    expect(textOf(['1'], ['/'], ['|', behindAltGr], ['x'])).toBe('1/|x')
    expect(textOf(['1'], ['c', { ctrlKey: true }])).toBe('1')
    expect(textOf(['1'], ['v', { ctrlKey: true }])).toBeUndefined()
  })
})
