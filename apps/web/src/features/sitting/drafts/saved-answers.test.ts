// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSavedAnswers } from './saved-answers.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('finds no answers in a browser that keeps none', () => {
  localStorage.setItem('persist:auth', '{}')
  expect(hasSavedAnswers()).toBe(false)
})

it.each(['persist:draft:12:3', 'persist:submissions:12'])('finds the answers of whoever typed them in %s', (key) => {
  localStorage.setItem(key, '[]')
  expect(hasSavedAnswers(12)).toBe(true)
  expect(hasSavedAnswers(1)).toBe(false)
})

it('finds those of anybody where it is not known who is there', () => {
  localStorage.setItem('persist:draft:12:3', '{}')
  expect(hasSavedAnswers()).toBe(true)
})

it('finds none in a browser that does not let its store be read', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(hasSavedAnswers(12)).toBe(false)
})
