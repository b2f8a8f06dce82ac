import { describe, expect, it } from 'vitest'
import { actionWords, fieldWords } from './action-words.ts'
import { changesOf } from './changes.ts'

describe('an act of the audit log', () => {
  it('is put into words, known or not', () => {
    expect(actionWords('session.begin')).toBe('Signed in')
    expect(actionWords('term.create')).toBe('Made a term')
    expect(actionWords('sharedLibrary.create')).toBe('Shared library: create')
  })

  it('names the fields that it changed as people read them', () => {
    expect(fieldWords('allowedUserIds')).toBe('Allowed user ids')
    expect(fieldWords('name')).toBe('Name')
  })

  it('shows what it changed field by field', () => {
    expect(changesOf({ name: 'A', points: 4 }, { name: 'B', isDeleted: true })).toEqual([
      { field: 'name', before: 'A', after: 'B' },
      { field: 'points', before: '4', after: undefined },
      { field: 'isDeleted', before: undefined, after: 'true' },
    ])
    expect(changesOf(null, null)).toEqual([])
    expect(changesOf(null, ['x'])).toEqual([{ field: 'value', before: undefined, after: '["x"]' }])
  })
})
