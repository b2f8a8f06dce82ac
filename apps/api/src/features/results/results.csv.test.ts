import { translatorFor } from '@isomorph/messages/translator'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LearnerResult, Override } from '@isomorph/contract'
import { resultsAsCsv, scoresAsCsv, type SheetWords } from './results.csv.ts'

const learner: LearnerResult = {
  learner: { id: 1, firstName: '=1+1', lastName: 'Ng, "Kim"', email: 'kim@example.org', uid: '@kim' },
  status: 'TimeExpired',
  points: 12.3456,
  overridePoints: null,
  computedPoints: 12.3456,
  percent: 61.728,
  pending: 0,
  toGrade: 0,
  daysLate: 2,
  possible: 20,
  override: null,
  problemsSetByHand: 0,
  cells: [
    {
      problemInstanceId: 1,
      itemKey: 2,
      points: 12.3456,
      computedPoints: 12.3456,
      percent: 80,
      attemptsUsed: 1,
      pending: 0,
      toGrade: 0,
      override: null,
    },
  ],
}

const items = [
  { itemKey: 2, position: 1, name: '-dangerous', points: 15, isBonus: false, isDrawn: false },
  { itemKey: 3, position: 2, name: 'New', points: 5, isBonus: true, isDrawn: false },
]

const byAda: Override = {
  id: 7,
  kind: 'points',
  value: 15,
  points: 15,
  reason: '=misprint',
  learnerNote: '',
  by: { id: 9, firstName: 'Ada', lastName: 'Example', email: 'ada@example.org', uid: '' },
  at: '2026-11-23T15:05:00.000Z',
}

const timeZone = 'America/Indianapolis'
let words: SheetWords
beforeAll(async () => {
  words = { say: await translatorFor('en', ['spreadsheets']), timeZone }
})

/** What the columns of one row hold, by their names. */
function columnsOf(csv: string): Record<string, string> {
  const [header = '', row = ''] = csv.replace('\uFEFF', '').split('\r\n')
  const fields = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((field) => field.replace(/,$/, '')) ?? []
  return Object.fromEntries(header.split(',').map((name, index) => [name, fields[index] ?? '']))
}

describe('results as CSV', () => {
  it('keep spreadsheets from running what people typed', () => {
    const [, row] = scoresAsCsv({ items, learners: [learner] }, words).split('\r\n')
    expect(row).toBe(`"Ng, ""Kim""",'=1+1,kim@example.org,'@kim,Ended at the deadline,12.35,61.73,12.35,,,,,,,0,2,20`)
  })

  it('have a column for each problem, in order, empty where there is nothing', () => {
    const [header, row] = resultsAsCsv({ items, learners: [learner] }, words).split('\r\n')
    expect(header?.endsWith(",Days late,Possible points,'-dangerous (15),New (bonus 5)")).toBe(true)
    expect(row?.endsWith(',2,20,12.35,')).toBe(true)
  })

  it('leave out the points of a problem that was never answered, as the grid does', () => {
    const cells = learner.cells.map((cell) => ({ ...cell, points: 0, percent: 0, attemptsUsed: 0 }))
    const listed = { items: items.slice(0, 1), learners: [{ ...learner, cells }] }
    const [, row] = resultsAsCsv(listed, words).split('\r\n')
    expect(row?.endsWith(',0,2,20,')).toBe(true)
  })

  it('say which problems were drawn for others', () => {
    const drawnItems = [{ itemKey: 9, position: 1, name: 'Drawn', points: 5, isBonus: false, isDrawn: true }]
    const learners = [learner, { ...learner, cells: [] }]
    const [, drawn, unprepared] = resultsAsCsv({ items: drawnItems, learners }, words).split('\r\n')
    expect(drawn?.endsWith(',not drawn')).toBe(true)
    expect(unprepared?.endsWith(',2,20,')).toBe(true)
  })

  it('say what was set by hand in place of the total: by whom, when and why', () => {
    const set = { ...learner, overridePoints: 15, percent: 75, override: byAda }
    expect(columnsOf(scoresAsCsv({ items, learners: [set] }, words))).toMatchObject({
      Points: '15',
      Percent: '75',
      'Computed points': '12.35',
      'Points set by hand': '15',
      'Set by': 'Ada Example',
      'Set at': '2026-11-23 10:05',
      Reason: "'=misprint",
    })
  })

  it('say of each problem what was set by hand or waived, also where nothing was submitted', () => {
    const cells = learner.cells.map((cell) => ({ ...cell, points: 15, attemptsUsed: 0, override: byAda }))
    const set = { ...learner, points: 15, cells }
    const listed = { items: items.slice(0, 1), learners: [set] }
    const csv = resultsAsCsv(listed, words)
    expect(columnsOf(csv)).toMatchObject({
      Points: '15',
      'Points set by hand': '',
      'Problems set by hand': '"\'-dangerous: 12.35 → 15, Ada Example, 2026-11-23 10:05, =misprint"',
    })
    expect(csv.trimEnd().endsWith(',0,2,20,15')).toBe(true)
    const waived: Override = { ...byAda, kind: 'noLatePenalty', value: null, points: null }
    const total = columnsOf(scoresAsCsv({ items, learners: [{ ...learner, override: waived }] }, words))
    expect(total).toMatchObject({ 'Waived penalties': 'late work', 'Points set by hand': '', Points: '12.35' })
  })

  it('leave the total of whoever is excused empty, so that no mean counts it', () => {
    const excused = { ...learner, status: 'Excused' as const }
    for (const csv of [scoresAsCsv, resultsAsCsv])
      expect(columnsOf(csv({ items, learners: [excused] }, words))).toMatchObject({
        Status: 'Excused',
        Points: '',
        Percent: '',
        'Computed points': '12.35',
      })
  })

  it('begin with a byte order mark, so that spreadsheets read names in any script', () => {
    expect(scoresAsCsv({ items: [], learners: [] }, words).startsWith('\uFEFF')).toBe(true)
  })

  it.each([
    [
      'de',
      'Nachname,Vorname,Email,ID,Stand,Punkte',
      'Mit dem Abgabetermin beendet',
      'New (Bonus 5)',
      'kein Abzug für verspätete Abgabe',
    ],
    [
      'es',
      'Apellidos,Nombre,Email,ID,Estado,Puntos',
      'Terminó al vencer el plazo',
      'New (extra 5)',
      'sin penalización por entrega tardía',
    ],
    ['fr', 'Nom,Prénom,Email,ID,État,Points', 'Terminée à l’échéance', 'New (bonus 5)', 'pas de pénalité pour retard'],
  ] as const)('are in the language of who asks for them: %s', async (code, headings, status, problem, waived) => {
    const override: Override = { ...byAda, kind: 'noLatePenalty', value: null, points: null }
    const cells = learner.cells.map((cell) => ({ ...cell, override }))
    const say = await translatorFor(code, ['spreadsheets'])
    const csv = resultsAsCsv({ items, learners: [{ ...learner, cells }] }, { say, timeZone })
    expect(csv.replace('\uFEFF', '').startsWith(headings)).toBe(true)
    for (const text of [status, problem, waived]) expect(csv).toContain(text)
  })
})
