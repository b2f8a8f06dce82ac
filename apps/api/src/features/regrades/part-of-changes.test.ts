import { expect, it } from 'vitest'
import type { RegradeChanges } from '@isomorph/contract'
import { partOfChanges } from './part-of-changes.ts'

const learner = (id: number, problems: number) => ({
  learner: { id, firstName: 'Firstname', lastName: `Familyname ${id}`, email: `p${id}@students.example.edu`, uid: '' },
  pointsBefore: 1.3333,
  pointsAfter: 2.6667,
  possibleBefore: 48,
  possibleAfter: 48,
  isTotalSetByHand: false,
  isExcused: false,
  hasOpenAppeal: false,
  results: Array.from({ length: problems }, (_, itemKey) => ({
    problemInstanceId: 1_000_000 + id,
    itemKey,
    pointsBefore: 1.3333,
    pointsAfter: 2.6667,
    keptBecause: null,
    isSetByHand: false,
  })),
})

const byHand = (id: number): RegradeChanges['byHand'][number] => ({
  learner: learner(id, 0).learner,
  problemInstanceId: id,
  itemKey: 1,
  attemptNumber: 1,
  questionKey: 1,
  percent: 50,
  computedPercent: 0,
})

it.each([
  ['nothing', 0, 1, 0],
  ['a class', 30, 1, 3],
  ['a course of 2,050 whose 16 problems are regraded, half of them marked by hand', 2050, 16, 16_400],
  ['answers that were marked by hand alone', 0, 1, 2050],
])('%s comes in parts below 200 kB, and all parts together are everything', (_what, people, problems, marked) => {
  const learners = Array.from({ length: people }, (_, id) => learner(id, problems))
  const answers = Array.from({ length: marked }, (_, id) => byHand(id))
  const [gotLearners, gotAnswers]: [unknown[], unknown[]] = [[], []]
  for (let from: number | null = 0; from !== null;) {
    const part: RegradeChanges = partOfChanges({ learners, byHand: answers }, from)
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(200_000)
    gotLearners.push(...part.learners)
    gotAnswers.push(...part.byHand)
    expect(part.next === null || part.next > from).toBe(true)
    from = part.next
  }
  expect([gotLearners, gotAnswers]).toEqual([learners, answers])
})

it('one row that is longer than a part comes alone', () => {
  const long = learner(1, 3000)
  expect(partOfChanges({ learners: [long, learner(2, 1)], byHand: [] }, 0)).toMatchObject({ learners: [long], next: 1 })
})
