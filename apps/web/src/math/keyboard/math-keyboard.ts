import type { KeyboardLayout } from '@isomorph/problem'
import type { DecimalSign } from '../typing/decimal-sign.ts'
import type { MathfieldElement, VirtualKeyboardLayout } from 'mathlive'
import { openKeyboardClass } from './keyboard-visibility.ts'
import { makeKeycapsAccessible } from './keycap-accessibility.ts'

type Keyboard = typeof window.mathVirtualKeyboard
type Command = Parameters<MathfieldElement['executeCommand']>[0]

/** Makes the layouts. They come with MathLive, before there is any field, and are no part of the first load. */
type MakeLayouts = (keyboards: readonly KeyboardLayout[], decimalSign: DecimalSign) => VirtualKeyboardLayout[]

/** What a field says of its keyboard. */
interface Wanted {
  readonly keyboards: readonly KeyboardLayout[]
  readonly decimalSign?: DecimalSign
}

let layoutsFor: MakeLayouts = () => []

export function provideLayouts(make: MakeLayouts): void {
  layoutsFor = make
}

let isPrepared = false
let borrower: MathfieldElement | undefined
let shown = ''

/**
 * MathLive connects the keyboard to a field a while after it has got the focus, and loses the keys that are pressed before.
 * These are handed to the field here.
 */
function handKeysOver(keyboard: Keyboard): void {
  let isConnected = false
  const connect = keyboard.connect.bind(keyboard)
  const disconnect = keyboard.disconnect.bind(keyboard)
  keyboard.connect = () => {
    isConnected = true
    connect()
  }
  keyboard.disconnect = () => {
    isConnected = false
    disconnect()
  }
  keyboard.addEventListener('math-virtual-keyboard-command', (event) => {
    if (isConnected || !borrower || document.activeElement !== borrower) return
    borrower.executeCommand((event as CustomEvent<Command>).detail)
  })
}

/** The page has one keyboard; it is prepared once and then lent to the field that has the focus. */
function prepare(keyboard: Keyboard): void {
  if (isPrepared) return
  isPrepared = true
  keyboard.editToolbar = 'none'
  handKeysOver(keyboard)
  let stop = (): void => {}
  keyboard.addEventListener('virtual-keyboard-toggle', () => {
    document.body.classList.toggle(openKeyboardClass, keyboard.visible)
    stop()
    stop = keyboard.visible ? makeKeycapsAccessible(document.body) : () => {}
  })
}

/** Lends the keyboard to a field: only the layouts that the field allows. */
export function lendKeyboard(field: MathfieldElement, { keyboards, decimalSign = 'point' }: Wanted): void {
  const keyboard = window.mathVirtualKeyboard
  prepare(keyboard)
  borrower = field
  const wanted = [decimalSign, ...keyboards].join(' ')
  if (wanted === shown || keyboards.length === 0) return
  shown = wanted
  keyboard.layouts = layoutsFor(keyboards, decimalSign)
}

/** Shows the keyboard, or hides it. */
export function setKeyboardVisible(isVisible: boolean): void {
  if (isVisible) window.mathVirtualKeyboard.show({ animate: true })
  else window.mathVirtualKeyboard.hide({ animate: true })
}

/** Hides the keyboard where a field that has it goes away, wherever the focus is. */
export function takeKeyboardBack(field: MathfieldElement): void {
  if (borrower !== field) return
  borrower = undefined
  if (window.mathVirtualKeyboard.visible) setKeyboardVisible(false)
}

/** Room between the field and the keyboard: a field grows with a fraction, and below it stands how it is read. */
const marginPx = 84

const smallMarginPx = 8

/** The height of what stays at the top of the window while the page scrolls. */
function heightOfHeader(): number {
  const header = document.querySelector('body header')
  return header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0
}

/** Moves the page so that neither the header nor the open keyboard covers the field. */
export function keepInSight(field: HTMLElement): void {
  const keyboard = window.mathVirtualKeyboard
  if (!keyboard.visible) return
  const { top, bottom } = field.getBoundingClientRect()
  const covered = bottom + marginPx - (window.innerHeight - keyboard.boundingRect.height)
  // In a low window the margin gives way: the beginning of the field counts more than the room below it.
  const distance = Math.min(Math.max(covered, 0), top - heightOfHeader() - smallMarginPx)
  if (distance !== 0 && (covered > 0 || distance < 0)) window.scrollBy({ top: distance, behavior: 'smooth' })
}

/** Tells about the keyboard opening and closing; the result stops that. */
export function watchKeyboard(whenChanged: (isVisible: boolean) => void): () => void {
  const keyboard = window.mathVirtualKeyboard
  const tell = (): void => whenChanged(keyboard.visible)
  keyboard.addEventListener('virtual-keyboard-toggle', tell)
  // The keyboard knows its height only once it has slid in.
  keyboard.addEventListener('geometrychange', tell)
  // A phone that is turned, or a page that is zoomed into, has another place for the field.
  window.addEventListener('resize', tell)
  return () => {
    keyboard.removeEventListener('virtual-keyboard-toggle', tell)
    keyboard.removeEventListener('geometrychange', tell)
    window.removeEventListener('resize', tell)
  }
}
