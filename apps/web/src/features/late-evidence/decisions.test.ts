import { decidedAtOnceMaximum, type LateEvidence } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { decisionsOf } from './decisions.ts'

it('decides about more pieces of work than one call takes in several', () => {
  const late = Array.from({ length: decidedAtOnceMaximum + 1 }, (_, id) => ({ id, state: 'waiting' }) as LateEvidence)
  const calls = decisionsOf('accepted', late)
  expect(calls.map(({ evidence }) => evidence.length)).toEqual([decidedAtOnceMaximum, 1])
  expect(calls[1]).toEqual({ state: 'accepted', evidence: [{ id: 500, was: 'waiting' }], reason: '' })
})
