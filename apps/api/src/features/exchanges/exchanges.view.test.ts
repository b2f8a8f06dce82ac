import { exchangeTexts } from '@isomorph/contract'
import { expect, it } from 'vitest'
import type { ExchangeRow } from './exchanges.queries.ts'
import { viewExchange } from './exchanges.view.ts'

const row: ExchangeRow = {
  id: 1,
  at: new Date('2026-09-01T08:00:00Z'),
  direction: 'out',
  kind: 'event',
  outcome: 'accepted',
  providerId: null,
  providerName: null,
  contextTitle: null,
  groupId: null,
  groupName: null,
  groupAssessmentId: null,
  groupAssessmentName: null,
  userId: null,
  firstName: '',
  lastName: '',
  email: '',
  uid: '',
  summary: '3 events',
  detail: '',
  traceId: '',
  nextTryAt: null,
  canRetry: false,
}

it('has the codes of what events and timetables are about, and of what became of a message', () => {
  const detail = exchangeTexts.write('eventsInEnvelopes', { count: 2 })
  expect(viewExchange({ ...row, detail })).toMatchObject({
    summarySaid: [{ code: 'events', params: { count: '3' } }],
    said: [{ code: 'eventsInEnvelopes', params: { count: '2' } }],
  })
})

it('keeps the name of an assessment that reads like a sentence of ours', () => {
  expect(viewExchange({ ...row, kind: 'grade' }).summarySaid).toEqual([])
})
