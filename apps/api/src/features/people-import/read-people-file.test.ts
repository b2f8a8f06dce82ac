import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readPeopleFile } from './read-people-file.ts'

const people = { defaultRole: null }
const roster = { defaultRole: 'GroupLearner' } as const

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

async function refusalOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
  } catch (error) {
    return (error as { detail?: string }).detail ?? String(error)
  }
  return 'nothing was refused'
}

describe('encodings', () => {
  const text = 'email,first name\nchloe@x.edu,Chloé\n'
  const nameIn = async (bytes: Uint8Array) => (await readPeopleFile(bytes, people)).rows[0]?.firstName

  it('reads UTF-8 with and without a byte order mark', async () => {
    expect(await nameIn(bytesOf(text))).toBe('Chloé')
    expect(await nameIn(bytesOf(`\uFEFF${text}`))).toBe('Chloé')
  })

  it('reads Windows-1252, and Latin-1 with it', async () => {
    const bytes = Buffer.from('email,first name\nx@x.edu,Zo\u00EB \u0096\n', 'latin1')
    expect(await readPeopleFile(bytes, people)).toMatchObject({
      encoding: 'Windows-1252',
      rows: [{ firstName: 'Zoë –' }],
    })
  })

  it('reads UTF-16 in both orders, with and without a mark', async () => {
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    for (const bytes of [little, big, Buffer.concat([Buffer.from([0xff, 0xfe]), little])])
      expect(await nameIn(bytes)).toBe('Chloé')
    expect(await nameIn(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe('Chloé')
    expect(decodeText(little)).toMatchObject({ encoding: 'UTF-16' })
  })

  it('refuses what is no text, saying what it is', async () => {
    expect(await refusalOf(() => readPeopleFile(Buffer.from('PK\u0003\u0004…', 'latin1'), people))).toBe(
      'This is an Excel workbook or another packed file. Save it as CSV and choose that file.',
    )
    expect(await refusalOf(() => readPeopleFile(readFileSync(process.execPath).subarray(0, 5000), people))).toContain(
      'This is no text',
    )
  })
})

describe('lines', () => {
  const mismatch = 'The quotation marks of this line do not match.'

  it('are separated by whatever the header is separated by', async () => {
    for (const [delimiter, text] of [
      [',', 'email,uid\na@x.edu,a\n'],
      [';', 'email;uid\r\na@x.edu;a\r\n'],
      ['\t', 'email\tuid\ra@x.edu\ta'],
    ])
      expect(readCsv(text ?? '')).toMatchObject({ delimiter, lines: [{ line: 2, fields: ['a@x.edu', 'a'] }] })
  })

  it('keep quotation marks, commas and their number', async () => {
    const text = 'email,last name\n\n"a@x.edu", "O""Neill, Jr."\n,\nb@x.edu,B\n'
    expect(readCsv(text)?.lines).toEqual([
      { line: 3, fields: ['a@x.edu', 'O"Neill, Jr.'], faults: [] },
      { line: 5, fields: ['b@x.edu', 'B'], faults: [] },
    ])
  })

  it('that are broken say so and leave the others alone', async () => {
    const { rows } = await readPeopleFile(
      bytesOf('email,last name\na@x.edu,"A\nb@x.edu,B\nc@x.edu,C"c\nd@x.edu,D,more\n"e@x.edu,E\n'),
      people,
    )
    expect(rows.map(({ line, faults }) => [line, faults])).toEqual([
      [2, [mismatch, 'It begins: a@x.edu,"A']],
      [3, []],
      [4, [mismatch, 'It begins: c@x.edu,C"c']],
      [5, ['This line has 3 fields, the first line 2.']],
      [6, [mismatch, 'It begins: "e@x.edu,E']],
    ])
  })

  it('that are broken are shown by their beginning, however long they are', async () => {
    const { rows } = await readPeopleFile(bytesOf(`email,last name\n\u202E"${'x'.repeat(1000)}\n`), people)
    expect(rows[0]?.faults).toEqual([mismatch, `It begins: "${'x'.repeat(79)}…`])
  })

  it('read back whatever was written by the rules', async () => {
    const field = fc.string().map((text) => text.replaceAll(/[\r\n]/g, ' ').trim())
    const record = fc.tuple(field, field, field).filter((fields) => fields.some((each) => each !== ''))
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const written = records.map((fields) => fields.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        expect(readCsv(['a,b,c', ...written].join('\n'))?.lines.map(({ fields }) => fields)).toEqual(records)
      }),
    )
  })
})

describe('rows', () => {
  it('are read by the names of their columns, in whatever order', async () => {
    const file = await readPeopleFile(bytesOf('Surname;Given Name;E-Mail;Remark\nAbel;Ada;ada@x.edu;ok\n'), people)
    expect(file.rows).toMatchObject([{ firstName: 'Ada', lastName: 'Abel', email: 'ada@x.edu', faults: [] }])
    expect(file.unusedColumns).toEqual(['Remark'])
  })

  it('take a role from rosters alone, and nothing from a column without a name', async () => {
    const bytes = bytesOf('email,role,,Phone\nada@x.edu,Grader,,1\n')
    expect((await readPeopleFile(bytes, people)).unusedColumns).toEqual(['role', 'Phone'])
    expect((await readPeopleFile(bytes, roster)).unusedColumns).toEqual(['Phone'])
  })

  it('take nothing from further columns, of which the first dozen are named and all are counted', async () => {
    const further = Array.from({ length: 499 }, (_, index) => `c${index}`)
    const file = await readPeopleFile(bytesOf(`email,${further.join(',')},,,\nada@x.edu\n`), people)
    expect([file.unusedColumns, file.unusedColumnCount]).toEqual([further.slice(0, 12), 499])
  })

  it('say what is wrong with them', async () => {
    const text = ['email,uid,role', 'ada,a,', 'b@x.edu,b b,', 'c@x.edu,c,Dean', ',,', 'd@x.edu,d,', 'D@X.edu,e,TA']
    const { rows } = await readPeopleFile(bytesOf(text.join('\n')), roster)
    const faults = rows.map((row) => row.faults.join(' '))
    expect(faults).toEqual([
      '“ada” is no e-mail address.',
      'The UID has spaces, commas or semicolons.',
      '“Dean” is no role in a course: Instructor, Grader or Student.',
      '',
      '“TA” is no role in a course: Instructor, Grader or Student.',
    ])
  })

  it('have no characters that cannot be seen, and say where others were lost', async () => {
    const text =
      'email,first name,last name,uid\n\u200Bada@x.edu,\u202EnimdA,علی\u200Cرضا\u200E,a\u200Dda\nb@x.edu,B\uFFFD,,\n'
    const { rows } = await readPeopleFile(bytesOf(`${text}ada@x.edu,,,\n`), people)
    expect(rows[0]).toMatchObject({
      email: 'ada@x.edu',
      firstName: 'nimdA',
      lastName: 'علی\u200Cرضا',
      uid: 'ada',
      faults: [],
    })
    expect(rows[1]?.faults).toEqual(['The first name has characters that cannot be read.'])
    expect(rows[2]?.faults).toEqual(['Line 2 has the same e-mail address.'])
  })

  it('that repeat an earlier one name it', async () => {
    const { rows } = await readPeopleFile(bytesOf('email,uid\na@x.edu,a\nA@X.EDU,b\nc@x.edu,A\n'), people)
    expect(rows.map((row) => row.faults)).toEqual([
      [],
      ['Line 2 has the same e-mail address.'],
      ['Line 2 has the same UID.'],
    ])
  })

  it('of a roster have the role that they name, or the one that was chosen', async () => {
    const { rows } = await readPeopleFile(bytesOf('uid,role\na,\nb,Instructor\nc,grader\nd,GroupLearner\n'), roster)
    expect(rows.map((row) => row.role)).toEqual(['GroupLearner', 'GroupOwner', 'GroupGrader', 'GroupLearner'])
  })
})

describe('files', () => {
  it('without the column that says who it is are refused, naming the columns there are', async () => {
    expect(await refusalOf(() => readPeopleFile(bytesOf('name,phone\nAda,1\n'), people))).toBe(
      'The first line has to name a column “email”. It names “name”, “phone”.',
    )
    expect(await refusalOf(() => readPeopleFile(bytesOf('name,phone\nAda,1\n'), roster))).toBe(
      'The first line has to name a column “email” or “uid” or “puid”. It names “name”, “phone”.',
    )
    expect(await refusalOf(() => readPeopleFile(bytesOf('email,mail\na@x.edu,b@x.edu\n'), people))).toBe(
      'The first line names a column twice: “mail”.',
    )
  })

  it('with hundreds of columns are refused', async () => {
    const header = Array.from({ length: 500 }, (_, index) => `c${index}`).join(',')
    expect(await refusalOf(() => readPeopleFile(bytesOf(`email,${header}\nada@x.edu\n`), people))).toContain(
      'may name 500 columns at most',
    )
  })

  it('without a line of people are refused', async () => {
    for (const text of ['', ' \n', 'email\n', 'email\n\n,\n'])
      expect(await refusalOf(() => readPeopleFile(bytesOf(text), people))).toContain('each line is one person')
  })

  it('with 50,000 lines are read in about a second of one processor at most', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `"person${n}@x.edu","First","Last, ${n}",u${n}`)
    const bytes = bytesOf(['email,first,last,uid', ...lines].join('\r\n'))
    // What other processes do meanwhile does not count.
    const before = process.cpuUsage()
    expect((await readPeopleFile(bytes, people)).rows).toHaveLength(50_000)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(4000)
  })
})
