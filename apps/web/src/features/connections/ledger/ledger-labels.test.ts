import { expect, it } from 'vitest'
import { messageInWords } from './ledger-labels.ts'

const provider = { id: 1, name: 'Campus Moodle' }

it.each([
  [{ kind: 'launch', direction: 'in', provider }, 'Launch from Campus Moodle'],
  [{ kind: 'grade', direction: 'out', provider }, 'Score to Campus Moodle'],
  [{ kind: 'results', direction: 'out', provider }, 'Grades read from Campus Moodle'],
  [{ kind: 'roster', direction: 'out', provider }, 'Roster from Campus Moodle'],
  [{ kind: 'deepLink', direction: 'in', provider }, 'Links asked for by Campus Moodle'],
  [{ kind: 'deepLink', direction: 'out', provider }, 'Links added to Campus Moodle'],
  [{ kind: 'event', direction: 'out', provider: null }, 'Analytics events to the event store'],
  [{ kind: 'registration', direction: 'in', provider: null }, 'Registration from a platform'],
] as const)('says where a message went or came from: %j', (exchange, words) => {
  expect(messageInWords(exchange)).toBe(words)
})
