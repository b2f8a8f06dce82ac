import { beforeAll, expect, it } from 'vitest'
import { readColumnNames, readScoreFile, type ColumnNames } from './read-score-file.ts'

const ada = { id: 7, email: 'ada@example.edu', uid: 'A7' }

let names: ColumnNames
beforeAll(async () => {
  names = await readColumnNames()
})

function read(value: string, column = 'Points') {
  const { scores, refused } = readScoreFile(`Email;${column}\n${ada.email};${value}`, [ada], names)
  return scores[0]?.value ?? refused[0]?.because ?? 'left as they are'
}

it('reads a number with a decimal point, a decimal comma or a percent sign', () => {
  expect(['7', '7.5', '7,5', '.5', ',5', '0'].map((value) => read(value))).toEqual([7, 7.5, 7.5, 0.5, 0.5, 0])
  expect(['90%', '90,5 %'].map((value) => read(value, 'Percent'))).toEqual([90, 90.5])
})

it('refuses what is no number, and does not take a percent sign alone for zero', () => {
  for (const value of ['%', '-', ',', '0x10', '1e2', '1.234,5', '-1', 'Infinity'])
    expect(read(value)).toBe('notANumber')
})

it('says apart what is above the most that can be set, and a line that cannot be read', () => {
  expect([read('10000'), read('10000.5'), read('1001', 'Percent')]).toEqual([10_000, 'aboveMaximum', 'aboveMaximum'])
  expect(read('"7')).toBe('unreadableLine')
})

it('leaves a learner as they are whose field is empty', () => {
  expect(read('')).toBe('left as they are')
})

it.each(['Points set by hand', 'Von Hand gesetzte Punkte', 'Puntos puestos a mano', 'points fixés à la main'])(
  'reads the column %s, whatever language it was exported in, before what was worked out',
  (column) => {
    const csv = `Email;Punkte;${column}\n${ada.email};1;7`
    expect(readScoreFile(csv, [ada], names)).toMatchObject({ column: 'Points set by hand', scores: [{ value: 7 }] })
  },
)

it.each(['Prozent', 'Porcentaje', 'Pourcentage'])('reads the column %s as percent', (column) => {
  expect(readScoreFile(`ID;${column}\nA7;90`, [ada], names)).toMatchObject({
    column: 'Percent',
    scores: [{ value: 90 }],
  })
})
