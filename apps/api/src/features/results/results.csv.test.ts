import { describe, expect, it } from 'vitest'
import { resultsAsCsv, scoresAsCsv } from './results.csv.ts'

const learner = {
  learner: { id: 1, firstName: '=1+1', lastName: 'Ng, "Kim"', email: 'kim@example.org', uid: '@kim' },
  status: 'Submitted' as const,
  points: 12.3456,
  overridePoints: null,
  pending: 0,
  daysLate: 2,
  possible: 15,
  cells: [{ problemInstanceId: 1, itemKey: 2, points: 12.3456, percent: 80, attemptsUsed: 1, pending: 0 }],
}

describe('results as CSV', () => {
  it('keep spreadsheets from running what people typed', () => {
    const [, row] = scoresAsCsv([learner]).split('\r\n')
    expect(row).toBe(`"Ng, ""Kim""",'=1+1,kim@example.org,'@kim,Submitted,12.35,,0,2,15,82.3`)
  })

  it('have a column for each problem, in order, empty where there is nothing', () => {
    const items = [
      { itemKey: 2, position: 1, name: '-dangerous', points: 15, isBonus: false, isDrawn: false },
      { itemKey: 3, position: 2, name: 'New', points: 5, isBonus: true, isDrawn: false },
    ]
    const [header, row] = resultsAsCsv({ items, learners: [learner] }).split('\r\n')
    expect(header?.endsWith(",Days late,Possible points,Percent,'-dangerous (15),New (bonus 5)")).toBe(true)
    expect(row?.endsWith(',2,15,82.3,12.35,')).toBe(true)
  })

  it('leave out the points of a problem that was never answered, as the grid does', () => {
    const items = [{ itemKey: 2, position: 1, name: 'Sum', points: 15, isBonus: false, isDrawn: false }]
    const cells = learner.cells.map((cell) => ({ ...cell, points: 0, percent: 0, attemptsUsed: 0 }))
    const [, row] = resultsAsCsv({ items, learners: [{ ...learner, points: 0, cells }] }).split('\r\n')
    expect(row?.endsWith(',0,,0,2,15,0,')).toBe(true)
  })

  it('say which problems were drawn for others', () => {
    const items = [{ itemKey: 9, position: 1, name: 'Drawn', points: 5, isBonus: false, isDrawn: true }]
    const [, drawn, unprepared] = resultsAsCsv({ items, learners: [learner, { ...learner, cells: [] }] }).split('\r\n')
    expect(drawn?.endsWith(',not drawn')).toBe(true)
    expect(unprepared?.endsWith(',82.3,')).toBe(true)
  })

  it('begin with a byte order mark, so that spreadsheets read names in any script', () => {
    expect(scoresAsCsv([]).startsWith('\uFEFF')).toBe(true)
  })
})
