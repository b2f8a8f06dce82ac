import { describe, expect, it } from 'vitest'
import { packed, schoolFiles, type SchoolFile } from './exports.fixtures.ts'
import { readOneRoster } from './read-oneroster.ts'
import { unpack } from './unpack.ts'

const enrolled = (file: Buffer, column: Parameters<typeof readOneRoster>[1] = 'identifier') =>
  readOneRoster(file, column).people.map(
    ({ classSourcedId, number, role, firstName }) => `${classSourcedId} ${number} ${role} ${firstName}`,
  )

describe('an export', () => {
  it('gives terms with classes, a class once in each of its terms, and who counts in a course', () => {
    const { terms, classes, people, withoutNumber } = readOneRoster(packed(), 'identifier')
    expect(terms.map(({ title }) => title)).toEqual(['Fall 2026', 'Spring 2027'])
    expect(classes).toEqual([
      {
        sourcedId: 'k1',
        termSourcedId: 'fall',
        title: 'Period 2',
        courseCode: 'ALG1',
        courseTitle: 'Algebra, first year',
      },
      {
        sourcedId: 'k1',
        termSourcedId: 'spring',
        title: 'Period 2',
        courseCode: 'ALG1',
        courseTitle: 'Algebra, first year',
      },
      { sourcedId: 'k2', termSourcedId: 'fall', title: 'Period 3', courseCode: '', courseTitle: 'Biology' },
    ])
    expect(people.map(({ number }) => number)).toHaveLength(5)
    expect(enrolled(packed())).toEqual([
      'k1 0000101 GroupOwner Tina',
      'k1 2001 GroupLearner Ada',
      'k1 2002 GroupLearner Ben',
      'k1 2004 GroupGrader Anna',
      'k2 2002 GroupLearner Ben',
    ])
    expect(withoutNumber).toBe(1)
  })

  it('has the number in the column that was chosen', () => {
    expect(enrolled(packed(), 'username').at(0)).toBe('k1 tina GroupOwner Tina')
    expect(enrolled(packed(), 'sourcedId').at(0)).toBe('k1 u1 GroupOwner Tina')
    expect(enrolled(packed(), 'userIds')).toEqual(['k1 tina GroupOwner Tina', 'k1 ada GroupLearner Ada'])
  })

  it('may lie in a folder, be of version 1.1, or have no manifest', () => {
    expect(enrolled(packed({}, 'export/'))).toHaveLength(5)
    const older = schoolFiles['manifest.csv'].replace('oneroster.version,1.2', 'oneroster.version,1.1')
    expect(enrolled(packed({ 'manifest.csv': older }))).toHaveLength(5)
    expect(enrolled(packed({ 'manifest.csv': null }))).toHaveLength(5)
  })
})

describe('a file is refused in words', () => {
  const detailOf = (read: () => unknown): string => {
    try {
      read()
    } catch (error) {
      return (error as { detail?: string }).detail ?? String(error)
    }
    return 'taken'
  }
  const refusal = (changes: Partial<Record<SchoolFile, string | null>>) =>
    detailOf(() => readOneRoster(packed(changes), 'identifier'))

  it.each<[string, Partial<Record<SchoolFile, string | null>>, RegExp]>([
    ['that lacks a file', { 'users.csv': null }, /no file users\.csv/],
    ['that lacks a column', { 'enrollments.csv': 'classSourcedId,role\nk1,student\n' }, /no column userSourcedId/],
    ['that is empty', { 'classes.csv': '' }, /classes\.csv is empty/],
    ['with changes alone', { 'manifest.csv': 'propertyName,value\nfile.users,delta\n' }, /users has changes alone/],
    ['of another version', { 'manifest.csv': 'propertyName,value\noneroster.version,2.0\n' }, /OneRoster 2\.0/],
    [
      'with a term without dates',
      { 'academicSessions.csv': 'sourcedId,title,startDate,endDate\nfall,Fall,soon,\n' },
      /“Fall”/,
    ],
    [
      'with a term on a day that no calendar has',
      { 'academicSessions.csv': schoolFiles['academicSessions.csv'].replace('2026-08-20', '2026-02-31') },
      /“Fall 2026”/,
    ],
    [
      'with an id that is too long',
      { 'classes.csv': schoolFiles['classes.csv'].replace('k1,', `${'k'.repeat(256)},`) },
      /longer than 255/,
    ],
    ['with characters that are no text', { 'users.csv': `${schoolFiles['users.csv']}u\u0000,true\n` }, /users\.csv/],
    [
      'with quotation marks that do not match',
      { 'users.csv': `${schoolFiles['users.csv']}u7,"x\n` },
      /users\.csv, line 8/,
    ],
    [
      'without classes in a term',
      { 'classes.csv': 'sourcedId,title,courseSourcedId,termSourcedIds\nk1,A,c1,\n' },
      /no class/,
    ],
  ])('%s', (_what, changes, words) => {
    expect(refusal(changes)).toMatch(words)
  })

  it('that is no zip file, or a damaged one', () => {
    expect(detailOf(() => readOneRoster(Buffer.from('sourcedId\n'), 'identifier'))).toMatch(/no zip file/)
    expect(detailOf(() => readOneRoster(packed().subarray(0, 200), 'identifier'))).toMatch(/damaged/)
  })

  it('that would be larger than allowed when it is unpacked', () => {
    expect(detailOf(() => unpack(packed(), 1000))).toMatch(/larger than/)
    expect(unpack(packed(), 10_000).size).toBe(6)
  })

  it('that is larger than it says', () => {
    const liar = packed({ 'users.csv': `${schoolFiles['users.csv']}${'x'.repeat(5_000_000)}` })
    // The size stands in the heads of the entries, at byte 22 and at byte 24: what is counted is what comes out.
    for (const [signature, offset] of [
      ['PK\u0003\u0004', 22],
      ['PK\u0001\u0002', 24],
    ] as const)
      for (let at = liar.indexOf(signature); at >= 0; at = liar.indexOf(signature, at + 4))
        liar.writeUInt32LE(10, at + offset)
    expect(detailOf(() => unpack(liar, 1024 * 1024))).toBe('Unpacked, the zip file is larger than 1 MB.')
  })
})
