import type { PeopleImportRow } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { changeLabels, unusedWords } from './import-labels.ts'

const row: PeopleImportRow = {
  line: 2,
  outcome: 'new',
  email: 'ada@x.edu',
  firstName: 'Ada',
  lastName: '',
  uid: '',
  puid: '',
  role: null,
  userId: null,
  changes: [],
  reasons: [],
}
const changes = [
  { field: 'role', before: '', after: 'GroupGrader' },
  { field: 'lastName', before: '', after: 'Abel' },
]

describe('a line of a file of people', () => {
  it('says what will happen with it', () => {
    expect(changeLabels(row, false)).toEqual(['Becomes a person here.'])
    expect(changeLabels({ ...row, role: 'GroupLearner' }, false)).toEqual(['Becomes a person here and Student.'])
    expect(changeLabels({ ...row, outcome: 'changed', changes }, false)).toEqual([
      'Becomes Grader.',
      'Last name: none → Abel',
    ])
    expect(changeLabels({ ...row, outcome: 'known' }, false)).toEqual(['Nothing changes.'])
  })

  it('says what has happened with it once the import is done', () => {
    expect(changeLabels(row, true)).toEqual(['Became a person here.'])
    expect(changeLabels({ ...row, role: 'GroupLearner' }, true)).toEqual(['Became a person here and Student.'])
    expect(changeLabels({ ...row, outcome: 'changed', changes }, true)[0]).toBe('Became Grader.')
    expect(changeLabels({ ...row, outcome: 'known' }, true)).toEqual(['Nothing changed.'])
  })
})

it('names the columns that nothing is taken from, as many as can be read', () => {
  const words = (unusedColumns: string[], unusedColumnCount = unusedColumns.length) =>
    unusedWords({ unusedColumns, unusedColumnCount })
  expect(words([])).toBe('')
  expect(words(['Phone'])).toBe('One column is not used: “Phone”.')
  expect(words(['Phone', 'Notes'])).toBe('2 columns are not used: “Phone”, “Notes”.')
  expect(words(['Phone', 'Notes'], 14)).toBe('14 columns are not used: “Phone”, “Notes” and 12 more.')
})
