// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { hasKeptAnswers } from './kept-answers.ts'

beforeEach(() => localStorage.clear())

it('finds no answers in a browser that keeps none', () => {
  localStorage.setItem('persist:auth', '{}')
  expect(hasKeptAnswers(localStorage)).toBe(false)
})

it.each(['persist:draft:12:3', 'persist:submissions:12'])('finds the answers of whoever typed them in %s', (key) => {
  localStorage.setItem(key, '[]')
  expect(hasKeptAnswers(localStorage, 12)).toBe(true)
  expect(hasKeptAnswers(localStorage, 1)).toBe(false)
})

it('finds those of anybody where it is not known who is there', () => {
  localStorage.setItem('persist:draft:12:3', '{}')
  expect(hasKeptAnswers(localStorage)).toBe(true)
})
