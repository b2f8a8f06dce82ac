import { describe, expect, it } from 'vitest'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'
import { changesOf } from './changes.ts'
import { fieldLabels, valueLabels } from './field-labels.ts'

describe('an act of the audit log', () => {
  it('is put into words, known or not', () => {
    expect(actionLabels('session.begin')).toBe('Signed in')
    expect(actionLabels('term.create')).toBe('Made a term')
    expect(actionLabels('sharedLibrary.copy')).toBe('Shared library: copy')
  })

  it('names the fields that it changed as people read them', () => {
    expect(fieldLabels('allowedUserIds')).toBe('Who gets in')
    expect(fieldLabels('timeLimitMinutes')).toBe('Time limit minutes')
    expect(fieldLabels('isDeleted')).toBe('Deleted')
    expect(['email', 'uid', 'puid'].map(fieldLabels)).toEqual(['E-mail', 'UID', 'PUID'])
  })

  it('shows what it changed field by field', () => {
    expect(changesOf({ name: 'A', points: 4 }, { name: 'B', isDeleted: true })).toEqual([
      { field: 'name', before: 'A', after: 'B' },
      { field: 'points', before: 4, after: undefined },
      { field: 'isDeleted', before: undefined, after: true },
    ])
    expect(changesOf(null, null)).toEqual([])
    expect(changesOf(null, ['x'])).toEqual([{ field: 'value', before: undefined, after: ['x'] }])
  })

  it.each<[string, unknown, string]>([
    ['by', 'impersonationStart', 'beginning to impersonate'],
    ['by', 'identityProvider', 'identity provider'],
    ['role', 'GroupOwner', 'Instructor'],
    ['role', 'AiProblemCreator', 'AI Problem Creator'],
    ['reason', 'urn:isomorph:unknown-person', 'unknown person'],
    ['kinds', ['answers', 'scores'], 'correct answers, scores'],
    ['scoresRelease', 'afterDue', 'after the due date'],
    ['isPublished', true, 'yes'],
    ['closesAt', null, '–'],
    ['dueAt', '2026-09-04T21:00:00.000Z', '9/4/26 9:00 PM UTC'],
    ['attributeNames', { mail: 'email', puid: '' }, 'E-mail: email, PUID: –'],
    ['instructions', { type: 'doc', content: [] }, 'a text'],
    ['name', 'impersonationStart', 'impersonationStart'],
  ])('says of %s %j what it means', (field, value, words) => {
    expect(valueLabels(field, value, 'UTC')).toBe(words)
  })
})
