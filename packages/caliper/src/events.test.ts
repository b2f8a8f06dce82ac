import { describe, expect, it } from 'vitest'
import { envelopeBytesMaximum, takeEnvelope, writeEnvelope } from './envelope.ts'
import { caliperFault, dataVersions, type CaliperEvent } from './events.ts'

const person = { id: 'https://people.example.edu/7', type: 'Person' }
const app = { id: 'https://quiz.example.edu', type: 'SoftwareApplication' }
const assessment = { id: 'https://quiz.example.edu/courses/1/groupAssignments/2', type: 'Assessment', maxScore: 20 }
const attempt = { id: `${assessment.id}/1`, type: 'Attempt', assignee: person.id, assignable: assessment.id, count: 1 }

const submitted: CaliperEvent = {
  '@context': dataVersions['1.2'],
  id: 'urn:uuid:9b2f2c0e-7a0d-4c1b-8a5c-0d1e2f3a4b5c',
  type: 'AssessmentEvent',
  profile: 'AssessmentProfile',
  actor: person,
  action: 'Submitted',
  object: assessment,
  generated: attempt,
  eventTime: '2026-11-20T10:00:00.000Z',
  edApp: app,
}

function without(property: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(submitted).filter(([name]) => name !== property))
}

describe('an event', () => {
  it('is right with what its kind needs, in 1.1 without a profile', () => {
    expect(caliperFault(submitted, '1.2')).toBeUndefined()
    expect(caliperFault({ ...without('profile'), '@context': dataVersions['1.1'] }, '1.1')).toBeUndefined()
    expect(caliperFault({ ...submitted, '@context': dataVersions['1.1'] }, '1.1')).toEqual({
      path: '',
      message: expect.stringMatching(/profile/),
    })
  })

  it.each([
    ['another action', { action: 'Graded' }, /^: No event/],
    ['another kind of object', { object: app }, /object/],
    ['an id that is no random UUID', { id: 'urn:uuid:9b2f2c0e-7a0d-1c1b-8a5c-0d1e2f3a4b5c' }, /^id/],
    ['a time in another zone', { eventTime: '2026-11-20T10:00:00.000+01:00' }, /eventTime/],
    ['a time without milliseconds', { eventTime: '2026-11-20T10:00:00Z' }, /eventTime/],
    ['a duration that is none', { generated: { ...attempt, duration: '5 minutes' } }, /generated/],
    ['an unknown property', { answer: '42' }, /Unrecognized/],
    ['an unknown property of an entity', { actor: { ...person, email: 'a@b.example' } }, /actor/],
    ['an empty text', { actor: { ...person, name: '' } }, /actor\.name/],
    ['an id of an entity that is no IRI', { actor: { ...person, id: '7' } }, /actor\.id/],
  ])('is refused for %s', (_, change, fault) => {
    const { path, message } = caliperFault({ ...submitted, ...change }, '1.2') ?? {}
    expect(`${path}: ${message}`).toMatch(fault)
  })

  it('may hold anything in its extensions', () => {
    expect(caliperFault({ ...submitted, extensions: { finishReason: 'timeExpired' } }, '1.2')).toBeUndefined()
  })
})

describe('an envelope', () => {
  it('takes a hundred events, or 256 KB, and one that is longer by itself', () => {
    expect(takeEnvelope(Array.from({ length: 250 }, () => submitted))).toHaveLength(100)
    const long = { ...submitted, extensions: { text: 'ä'.repeat(40_000) } }
    const texts = takeEnvelope([long, long, long, long, long])
    expect(texts).toHaveLength(3)
    const body = writeEnvelope(texts, { sensor: app.id, sendTime: submitted.eventTime, version: '1.2' })
    expect(Buffer.byteLength(body)).toBeLessThan(envelopeBytesMaximum)
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['sensor', 'sendTime', 'dataVersion', 'data'])
    expect(takeEnvelope([{ ...submitted, extensions: { text: 'a'.repeat(300_000) } }, submitted])).toHaveLength(1)
  })
})
