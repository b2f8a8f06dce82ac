// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { commandOf } from './desk-keys.ts'

function element(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

function press(key: string, target: HTMLElement, percent: HTMLElement | null = null, ctrlKey = false) {
  return commandOf({ key, target, ctrlKey, metaKey: false, altKey: false }, { percent })
}

describe('a key at the desk', () => {
  it('is a command or an item of the rubric outside fields', () => {
    const desk = element('<section></section>')
    expect(['j', 'k', 'z', 'c', '/', '?', 'Enter', '3', '0', 'x'].map((key) => press(key, desk))).toEqual([
      'next',
      'previous',
      'undo',
      'comment',
      'comment',
      'keys',
      'save',
      3,
      null,
      null,
    ])
  })

  it('is typed in the field for percent where it is a digit', () => {
    const percent = element('<input>')
    expect(press('7', percent, percent)).toBeNull()
    expect(press('j', percent, percent)).toBe('next')
  })

  it('belongs to other fields and buttons, and to the browser with Ctrl', () => {
    expect(press('j', element('<textarea></textarea>'))).toBeNull()
    expect(press('Enter', element('<button></button>'))).toBeNull()
    expect(press('1', element('<input type="checkbox">'))).toBe(1)
    expect(press('z', element('<section></section>'), null, true)).toBeNull()
  })
})
