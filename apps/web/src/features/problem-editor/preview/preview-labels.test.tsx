// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { markingError, type Marking, type Question } from '@isomorph/problem'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreviewedVariant } from '../engine/protocol.ts'
import { CorrectAnswers } from './correct-answers.tsx'
import { MarkingView } from './marking-view.tsx'

let root: Root
const host = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(host)
})
afterEach(() => act(() => root.unmount()))

function wordsOf(shown: ReactNode): string {
  act(() => root.render(shown))
  return host.textContent ?? ''
}

function answersOf(question: Partial<Question>, ...texts: string[]): string {
  const correctAnswers = { 1: texts.map((text) => ({ text, percentCorrect: 100 })) }
  const variant = { correctAnswers } as unknown as PreviewedVariant
  return wordsOf(<CorrectAnswers questions={[{ questionKey: 1, ...question } as Question]} variant={variant} />)
}

const unread: Marking = {
  verdict: 'unreadable',
  percent: 0,
  rule: 'unreadable',
  evidence: {},
  error: {
    code: 'UndefinedVariablesError',
    title: 'Undefined Variables',
    detail: 'A number is expected, but “h” stands for none.',
  },
}

it('the right choices of a question that asks for several are all needed', () => {
  expect(answersOf({ answerType: 'MultipleChoice', isMultiple: true }, 'one', 'two')).toBe('one; two')
  expect(answersOf({ answerType: 'MultipleChoice', isMultiple: false }, 'one', 'two')).toBe('one, or two')
})

it('a text that a person marks lacks no correct answer', () => {
  expect(answersOf({ answerType: 'ShortAnswer', marking: 'manual' })).toBe('marked by a person')
  expect(answersOf({ answerType: 'ShortAnswer', marking: 'automatic' })).toBe('no answer yet')
})

it('what waits for a person has no mark of zero', () => {
  const waiting: Marking = { verdict: 'needsPerson', percent: 0, rule: 'manual', evidence: {} }
  expect(wordsOf(<MarkingView marked={{ questionKey: 1, marking: waiting }} />)).toMatch(/^Needs grading(?! ·)/)
})

it('an error is said by its sentence, with a title where the title says more', () => {
  expect(wordsOf(<MarkingView marked={{ questionKey: 1, marking: unread }} />)).toBe(
    'Cannot be readA number is expected, but “h” stands for none.',
  )
  const error = { code: 'DivideByZeroError', title: 'Divide by Zero', detail: 'The answer divides by zero.' } as const
  expect(wordsOf(<MarkingView marked={{ questionKey: 1, marking: { ...unread, error } }} />)).toContain(
    'Divide by Zero: The answer',
  )
})

it.each([
  ['DivideByZeroError', 'Division durch null: Die Antwort teilt durch null.'],
  ['RequestTimedOut', /^Nicht lesbarZeitüberschreitung: /],
] as const)('the title of %s is in the language of the page', async (code, words) => {
  await activateLanguage('de')
  const marking: Marking = { ...unread, error: markingError(code) }
  expect(wordsOf(<MarkingView marked={{ questionKey: 1, marking }} />)).toMatch(words)
  await activateLanguage('en')
})
