import { auditedActions, auditedEntityTypes, auditedFields } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { afterEach, describe, expect, it } from 'vitest'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'
import { changesOf } from './changes.ts'
import { kindLabels } from './entity-labels.ts'
import { fieldLabels, valueLabels } from './field-labels.ts'

describe('an act of the audit log', () => {
  it('is put into words, known or not', () => {
    expect(actionLabels('session.begin')).toBe('Signed in')
    expect(actionLabels('term.create')).toBe('Made a term')
    expect(actionLabels('sharedLibrary.copy')).toBe('Shared library: copy')
  })

  it('names the fields that it changed as people read them', () => {
    expect(fieldLabels('allowedUserIds')).toBe('Who gets in')
    expect(fieldLabels('timeLimitMinutes')).toBe('Time limit (minutes)')
    expect(fieldLabels('constructor')).toBe('Constructor')
    expect(fieldLabels('hasFormerName')).toBe('Has former name')
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
    ['by', 'formerWay', 'former way'],
    ['reason', 'urn:isomorph:unknown-person', 'unknown person'],
    ['reason', 'urn:isomorph:former-refusal', 'former refusal'],
    ['reason', 'wrongNonce', 'The launch belongs to another login'],
    ['reason', 'Broken arm, see Dr. Who-Smith', 'Broken arm, see Dr. Who-Smith'],
    ['reason', 'Nosebleed', 'Nosebleed'],
    ['roles', ['GroupOwner', 'GroupLearner'], 'Instructor, Student'],
    ['defaultLanguage', 'fr', 'Français'],
    ['scopes', ['results:read'], 'Read courses, assessments and results'],
    ['scopes', 'openid profile email', 'openid profile email'],
    ['licence', 'CC-BY-4.0', 'CC-BY-4.0'],
    ['questionRules', [{ questionKey: 1, creditRule: 'dropped' }], 'Question: 1, Credit: does not count'],
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

describe('in German', () => {
  afterEach(() => activateLanguage('en'))

  const spelled = (name: string) => capitalised(spaced(name.replace(/^is(?=[A-Z])/, '')))

  const spelledAction = (action: string) => capitalised(action.split('.').map(spaced).join(': '))

  it('every action, kind of entity and field of the log has its own name, which a few share with the code', async () => {
    await activateLanguage('de')
    expect(auditedActions.filter((action) => actionLabels(action) === spelledAction(action))).toEqual([])
    expect(auditedEntityTypes.filter((type) => kindLabels(type) === spelled(type))).toEqual(['cache', 'webhook'])
    expect(auditedFields.filter((field) => fieldLabels(field) === spelled(field))).toEqual([
      'link',
      'name',
      'text',
      'version',
    ])
  })

  it.each<[string, unknown, string]>([
    ['by', 'rosterSync', 'Lesen einer Teilnehmerliste'],
    ['reason', 'urn:isomorph:email-taken', 'jemand anderes hat die E-Mail-Adresse'],
    ['reason', 'keysUnreachable', 'Die Lernplattform kann nicht nach ihren Schlüsseln gefragt werden'],
    ['kind', 'noPenalties', 'keine Abzüge'],
    ['failedStep', 'checking', 'Entwurf wird geprüft'],
    ['events', ['scores.released'], 'Punktzahlen freigegeben'],
    ['role', 'GroupOwner', 'Lehrperson'],
  ])('says of %s %j what it means', async (field, value, words) => {
    await activateLanguage('de')
    expect(valueLabels(field, value, 'UTC')).toBe(words)
  })
})
