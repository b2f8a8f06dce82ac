import type { ProblemSummary } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import {
  inPool,
  inSection,
  inSections,
  itemsOfProblems,
  movedTo,
  totalsOf,
  type SectionDraft,
} from './assessment-draft.ts'
import { assessmentSchema } from './assessment-schema.ts'

const problem = { id: 5, name: 'Beam', shortStatement: 'A beam', points: 3, validationLevel: 'Valid' } as ProblemSummary

function itemsWith(...changes: readonly object[]) {
  return itemsOfProblems(
    changes.map(() => problem),
    [],
    0,
  ).map((item, position) => ({ ...item, ...changes[position] }))
}

describe('an assessment being put together', () => {
  it('gives a new item a key that no saved or removed one has had', () => {
    const items = itemsOfProblems([problem, problem], [], 8)
    expect(items.map(({ itemKey }) => itemKey)).toEqual([9, 10])
    const added = itemsOfProblems([problem], items.slice(1), 8)
    expect(added.map(({ itemKey }) => itemKey)).toEqual([11])
  })

  it('begins with the points that the questions of a problem have together, and with one where they have none', () => {
    const items = itemsOfProblems([problem, { ...problem, points: 0 }], [], 0)
    expect(items.map(({ points }) => points)).toEqual(['3', '1'])
  })

  it('says which points cannot be read', () => {
    const items = itemsWith({ points: '2.5' }, { points: 'many' }, { points: '' }, { points: '10001' })
    const { error } = assessmentSchema.safeParse({
      name: ' ',
      items,
      sections: [],
      pools: [],
      base: null,
      began: null,
      baseName: null,
    })
    const points = 'Points are a number from 0 to 10,000.'
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'A name is required.'],
      ['items.1.points', points],
      ['items.2.points', points],
      ['items.3.points', points],
    ])
    expect(totalsOf(items.slice(0, 2), [])).toEqual({ problemCount: 2, points: 2.5, bonusPoints: 0 })
  })

  it('sends points as numbers and names only the problems to be updated', () => {
    const items = itemsWith({}, { problemId: 6, takesUpdate: true, isBonus: true, attemptsAllowed: '1' })
    const nothing = {
      isBonus: false,
      attemptsAllowed: null,
      attemptPenaltyPercent: null,
      learnerTitle: null,
      sectionKey: null,
      poolKey: null,
    }
    expect(
      assessmentSchema.parse({
        name: ' Quiz ',
        items,
        sections: [],
        pools: [],
        base: 4,
        began: null,
        baseName: 'Test',
      }),
    ).toEqual({
      name: 'Quiz',
      baseName: 'Test',
      items: [
        { itemKey: 1, problemId: 5, points: 3, ...nothing },
        { itemKey: 2, problemId: 6, points: 3, ...nothing, isBonus: true, attemptsAllowed: 1 },
      ],
      sections: [],
      pools: [],
      updatesProblems: [6],
      base: 4,
    })
  })
})

describe('sections and pools being put together', () => {
  const section = (sectionKey: number): SectionDraft => ({
    sectionKey,
    title: `Part ${sectionKey}`,
    instructions: '',
    savedInstructions: null,
    isShuffled: false,
  })
  const pools = [{ poolKey: 4, draws: '2', points: '3' }]
  const keys = (list: ReturnType<typeof itemsWith>) => list.map(({ itemKey }) => itemKey)

  it('count what a student is given, and leave a bonus out of what can be earned', () => {
    const items = itemsWith({}, { pool: '4' }, { pool: '4' }, { pool: '4' }, { isBonus: true, points: '5' })
    expect(totalsOf(items, pools)).toEqual({ problemCount: 4, points: 9, bonusPoints: 5 })
  })

  it('count nothing for a pool that no problem is in yet', () => {
    expect(totalsOf(itemsWith({ points: '1' }), pools)).toEqual({ problemCount: 1, points: 1, bonusPoints: 0 })
  })

  it('put problems in the order of the sections, and those of a pool together', () => {
    const items = itemsWith({ section: '1' }, { section: '2', pool: '4' }, {})
    expect(keys(inSections(items, [section(2), section(1)]))).toEqual([3, 2, 1])
    expect(inPool(items, 0, '4')[0]).toMatchObject({ pool: '4', section: '2' })
    expect(movedTo(items, 1, 0)[0]).toMatchObject({ itemKey: 2, section: '1', pool: '' })
  })

  it('keep the order in which problems are put into a section', () => {
    const sections = [section(1), section(2)]
    const put = (items: ReturnType<typeof itemsWith>, itemKey: number, to: string) =>
      inSections(
        inSection(
          items,
          items.findIndex((item) => item.itemKey === itemKey),
          to,
        ),
        sections,
      )
    const first = put(itemsWith({}, {}, {}), 1, '2')
    expect(keys(put(put(first, 2, '1'), 3, '2'))).toEqual([2, 1, 3])
  })

  it('send a pool with the section of its problems', () => {
    const items = itemsWith({ section: '2', pool: '4' }, { section: '2', pool: '4' })
    const sent = assessmentSchema.parse({
      name: 'Quiz',
      items,
      sections: [section(2)],
      pools,
      base: null,
      began: null,
      baseName: null,
    })
    expect(sent.pools).toEqual([{ poolKey: 4, sectionKey: 2, draws: 2, points: 3 }])
    expect(sent.items.map(({ sectionKey, poolKey }) => [sectionKey, poolKey])).toEqual([
      [2, 4],
      [2, 4],
    ])
  })
})
