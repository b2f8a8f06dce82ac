import { expect, it } from 'vitest'
import type { GradePush } from '@isomorph/contract'
import { partWords, summaryOf } from './push-labels.ts'

const push = { state: 'sent' } as GradePush

it('says how many scores stand how, the failed ones first', () => {
  expect(summaryOf([push, push, { ...push, state: 'failed' }])).toBe('1 refused, 2 sent.')
  expect(summaryOf([{ ...push, state: 'nothing' }])).toBe('Nothing to send yet.')
})

it('names points and of how many', () => {
  expect(partWords({ points: 7.5, maximum: 10 })).toBe('7.5 / 10')
  expect(partWords(null)).toBe('–')
})
