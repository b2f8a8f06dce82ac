// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNeeded } from './when-needed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function placeWithInput(): { place: HTMLElement; input: HTMLInputElement } {
  const place = document.body.appendChild(document.createElement('div'))
  return { place, input: place.appendChild(document.createElement('input')) }
}

it.each(['pointerenter', 'pointerdown', 'focusin'])('calls back at once and once when there is a %s', (name) => {
  const { place } = placeWithInput()
  const callBack = vi.fn<() => void>()
  whenNeeded(place, callBack)
  expect(callBack).not.toHaveBeenCalled()
  place.dispatchEvent(new Event(name))
  place.dispatchEvent(new Event(name))
  vi.advanceTimersByTime(60_000)
  expect(callBack).toHaveBeenCalledOnce()
})

it('calls back when something inside gets the focus', () => {
  const { place, input } = placeWithInput()
  const callBack = vi.fn<() => void>()
  whenNeeded(place, callBack)
  input.focus()
  expect(callBack).toHaveBeenCalledOnce()
})

it('calls back after a while where nobody turns to it, and not before four seconds', () => {
  const callBack = vi.fn<() => void>()
  whenNeeded(placeWithInput().place, callBack)
  vi.advanceTimersByTime(3999)
  expect(callBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(callBack).toHaveBeenCalledOnce()
})

it('calls back no more once it is stopped', () => {
  const { place } = placeWithInput()
  const callBack = vi.fn<() => void>()
  whenNeeded(place, callBack)()
  place.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(60_000)
  expect(callBack).not.toHaveBeenCalled()
})
