import type { ProblemSummary } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { itemsOfProblems, type AssessmentParts, type ItemDraft, type SectionDraft } from '../assessment-draft.ts'
import { mergeAssessments } from './merge-assessments.ts'

function item(itemKey: number, more: Partial<ItemDraft> = {}): ItemDraft {
  const problem = { id: itemKey + 10, name: `P${itemKey}`, shortStatement: '', points: 2, validationLevel: 'Valid' }
  const [made] = itemsOfProblems([problem as ProblemSummary], [], itemKey - 1)
  if (!made) throw new Error('One problem makes one item.')
  return { ...made, ...more }
}

function section(sectionKey: number, title: string): SectionDraft {
  return { sectionKey, title, instructions: '', savedInstructions: null, isShuffled: false }
}

const base: AssessmentParts = { items: [item(1), item(2)], sections: [], pools: [] }
const none = new Map()

function merged(mine: Partial<AssessmentParts>, theirs: Partial<AssessmentParts>, from = base): AssessmentParts {
  return mergeAssessments({ base: from, mine: { ...from, ...mine }, theirs: { ...from, ...theirs } }).settle(none)
}

const keys = ({ items }: AssessmentParts) => items.map(({ itemKey, problemId }) => [itemKey, problemId])

describe('merging what two people made of an assessment', () => {
  it('keeps both problems that were added under one key, and one where both added the same', () => {
    const other = item(3, { problemId: 99 })
    expect(keys(merged({ items: [...base.items, item(3)] }, { items: [...base.items, other] }))).toEqual([
      [1, 11],
      [2, 12],
      [3, 99],
      [4, 13],
    ])
    const twice = { items: [...base.items, item(3)] }
    expect(keys(merged(twice, twice))).toHaveLength(3)
  })

  it('keeps both sections and pools with the problems in them', () => {
    const pool = (draws: string) => ({ poolKey: 1, draws, points: '1' })
    const mine = {
      items: [item(1, { section: '1', pool: '1' }), item(2)],
      sections: [section(1, 'Mine')],
      pools: [pool('1')],
    }
    const theirs = {
      items: [item(1), item(2, { section: '1', pool: '1' })],
      sections: [section(1, 'Theirs')],
      pools: [pool('2')],
    }
    const { items, sections, pools } = merged(mine, theirs)
    const titleOf = (key: string) => sections.find(({ sectionKey }) => String(sectionKey) === key)?.title
    const drawsOf = (key: string) => pools.find(({ poolKey }) => String(poolKey) === key)?.draws
    const placed = items
      .toSorted((a, b) => a.itemKey - b.itemKey)
      .map((each) => [titleOf(each.section), drawsOf(each.pool)])
    expect(placed).toEqual([
      ['Mine', '1'],
      ['Theirs', '2'],
    ])
  })

  it('leaves no problem in a section that the other removed', () => {
    const from = { ...base, items: [item(1, { section: '1' }), item(2)], sections: [section(1, 'Part')] }
    const theirs = { items: base.items, sections: [] }
    const mine = { items: [item(1, { section: '1' }), item(2, { section: '1' })] }
    expect(merged(mine, theirs, from).items.map((each) => each.section)).toEqual(['', ''])
  })

  it('asks only about what people changed, not about what is true of a problem by now', () => {
    const mine = { ...base, items: [item(1, { points: '5' }), item(2)] }
    const theirs = { ...base, items: [item(1, { name: 'Renamed', newestRevisionNumber: 9 }), item(2)] }
    const { overlaps, youChanged, theyChanged, settle } = mergeAssessments({ base, mine, theirs })
    expect([overlaps, youChanged, theyChanged]).toEqual([[], ['“Renamed” changed (points 2 → 5)'], []])
    expect(settle(none).items[0]).toMatchObject({ name: 'Renamed', points: '5' })
  })

  it('says who changed the order, and keeps it', () => {
    const { youChanged, settle } = mergeAssessments({
      base,
      mine: { ...base, items: base.items.toReversed() },
      theirs: { ...base, items: [item(1, { points: '7' }), item(2)] },
    })
    expect(youChanged).toEqual(['Order of the problems changed'])
    expect(settle(none).items.map(({ itemKey, points }) => [itemKey, points])).toEqual([
      [2, '2'],
      [1, '7'],
    ])
  })
})
