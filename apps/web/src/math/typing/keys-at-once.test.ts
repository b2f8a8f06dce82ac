// @vitest-environment jsdom
import type { MathfieldElement } from 'mathlive'
import { afterEach, expect, it } from 'vitest'
import { createEarlyKeys, focusAtOnce } from './keys-at-once.ts'

afterEach(() => document.body.replaceChildren())

/** A field as the keys and the clipboard see it, and what arrives in it. */
function listeningField() {
  const field = document.createElement('div')
  field.tabIndex = 0
  const sink = document.createElement('span')
  sink.className = 'ML__keyboard-sink'
  field.attachShadow({ mode: 'open' }).append(sink)
  document.body.append(field)
  const arrived: string[] = []
  field.addEventListener('keydown', ({ key, altKey, ctrlKey }) =>
    arrived.push([altKey && 'Alt', ctrlKey && 'Control', key].filter(Boolean).join('+')),
  )
  field.addEventListener('paste', ({ clipboardData }) => {
    field.focus()
    arrived.push(`paste ${clipboardData?.getData('text/plain')} ${clipboardData?.getData('text/html')}`)
  })
  return { field: field as unknown as MathfieldElement, arrived }
}

const key = (of: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: of, ...init })

const pasting = (text: string, html = '') =>
  ({ clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) } }) as unknown as ClipboardEvent

it('what is typed and pasted before the field is there arrives in its order', () => {
  const early = createEarlyKeys()
  expect(early.keep(key('2'))).toBe(true)
  // The shortcut itself is left to the browser, which then says what is pasted.
  expect(early.keep(key('v', { ctrlKey: true }))).toBe(false)
  expect(early.keepPasted(pasting('x^2', '<i>x</i>'))).toBe(true)
  for (const each of ['Backspace', 'ArrowLeft', '1', 'Enter']) expect(early.keep(key(each))).toBe(true)
  const { field, arrived } = listeningField()
  early.typeInto(field)
  expect(arrived).toEqual(['2', 'paste x^2 <i>x</i>', 'Backspace', 'ArrowLeft', '1', 'Enter'])
  early.typeInto(field)
  expect(arrived).toHaveLength(6)
})

it('a sign behind AltGr is typed; an empty clipboard, Tab and other shortcuts are left alone', () => {
  const early = createEarlyKeys()
  expect(early.keep(key('{', { ctrlKey: true, altKey: true, modifierAltGraph: true }))).toBe(true)
  expect(early.keepPasted(pasting(''))).toBe(false)
  expect([early.keep(key('Tab')), early.keep(key('s', { ctrlKey: true }))]).toEqual([false, false])
  const { field, arrived } = listeningField()
  early.typeInto(field)
  expect(arrived).toEqual(['{'])
})

it('pasting late does not take somebody back who has gone on', () => {
  const early = createEarlyKeys()
  early.keepPasted(pasting('1/2'))
  const { field, arrived } = listeningField()
  const next = document.body.appendChild(document.createElement('input'))
  next.focus()
  early.typeInto(field)
  expect(arrived).toEqual(['paste 1/2 '])
  expect(document.activeElement).toBe(next)
})

it('what comes without keys is typed sign by sign, and everything is shown as plain text meanwhile', () => {
  const early = createEarlyKeys()
  early.keepSigns('ô𝑥')
  early.keep(key('2'))
  early.keep(key('Backspace'))
  early.keepPasted(pasting('+1'))
  expect(early.text()).toBe('ô𝑥+1')
  expect(early.keep(key('a', { ctrlKey: true }))).toBe(true)
  early.keep(key('7'))
  expect(early.text()).toBe('7')
  const { field, arrived } = listeningField()
  early.typeInto(field)
  expect(arrived).toEqual(['ô', '𝑥', '2', 'Backspace', 'paste +1 ', 'Control+a', '7'])
  expect(early.text()).toBe('')
})

it('gives the focus to the part that takes the keys before MathLive looks where the focus is', () => {
  const { field } = listeningField()
  const sink = field.shadowRoot!.querySelector<HTMLElement>('.ML__keyboard-sink')!
  sink.tabIndex = 0
  const seen: boolean[] = []
  const look = (): unknown => seen.push(field.shadowRoot?.activeElement === sink)
  Object.assign(field, { focus: look })
  sink.addEventListener('pointerdown', look)
  focusAtOnce(field)
  field.focus()
  sink.blur()
  sink.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
  expect(seen).toEqual([true, true])
})
