import { defaultLicensing } from '@isomorph/contract'
import { doc, plainText } from '@isomorph/rich-text'
import { emptyProblemContent, type NumericQuestion, type ProblemContent, type Variable } from '@isomorph/problem'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { choiceQuestion } from '../merge/choice-question.fixtures.ts'
import { choiceKeysOf } from '../merge/renumber.ts'
import { mergeDrafts, undoReplacement } from './merge-drafts.ts'

function random(id: number, name: string, max = '9'): Variable {
  const parameters = { min: '1', max, step: '1', blacklist: [], numberFormatType: 'Number' as const }
  return { id, name, variableType: 'RandomNumber', parameters }
}

function question(questionKey: number, formula: string): NumericQuestion {
  const answerSets = [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100 }] }]
  const base = { questionKey, label: '', points: 1, hints: [], keyboards: [], answerSets }
  return { ...base, answerType: 'Numeric', numberFormatType: 'Any' }
}

const start: ProblemContent = {
  ...emptyProblemContent,
  statement: doc('First', 'Second', 'Third'),
  variables: [random(1, 'a'), random(2, 'b')],
  questions: [question(3, '2a')],
}

function draft(content: Partial<ProblemContent> = {}, rest: Partial<ProblemDraft> = {}): ProblemDraft {
  return { name: 'Doubling', tags: [], licensing: defaultLicensing, content: { ...start, ...content }, ...rest }
}

const none = new Map()
const usedIds = { atBase: 3, now: 3 }

describe('merging what two people saved at once', () => {
  it('takes both where they changed different things', () => {
    const mine = draft({
      statement: doc('First, mine', 'Second', 'Third'),
      variables: [random(1, 'a', '20'), random(2, 'b')],
    })
    const theirs = draft(
      { statement: doc('First', 'Second', 'Third', 'Their fourth'), questions: [question(3, '3a')] },
      { name: 'Tripling' },
    )
    const { overlaps, settle } = mergeDrafts({ base: draft(), mine, theirs }, usedIds)
    expect(overlaps).toEqual([])
    const { name, content } = settle(none)
    expect(name).toBe('Tripling')
    expect(plainText(content.statement)).toBe('First, mine\nSecond\nThird\nTheir fourth')
    expect(content.variables[0]).toEqual(random(1, 'a', '20'))
    expect(content.questions).toEqual([question(3, '3a')])
  })

  it('tells two licences apart by their names, conditions and attributions', () => {
    const base = draft()
    const mine = draft({}, { licensing: { licence: 'Own', licenceText: 'Ask us first', attribution: '' } })
    const theirs = draft(
      {},
      { licensing: { licence: 'CC-BY-4.0', licenceText: '', attribution: 'Department of Physics' } },
    )
    expect(mergeDrafts({ base, mine, theirs }, usedIds).overlaps).toMatchObject([
      { id: 'licensing', mine: 'Own licence: Ask us first', theirs: 'CC BY 4.0 · Department of Physics' },
    ])
  })

  it('keeps what one of them moved', () => {
    const moved = { variables: [random(2, 'b'), random(1, 'a')] }
    const other = { statement: doc('First', 'Second', 'Last') }
    for (const [mine, theirs] of [
      [draft(moved), draft(other)],
      [draft(other), draft(moved)],
    ] as const) {
      const { content } = mergeDrafts({ base: draft(), mine, theirs }, usedIds).settle(none)
      expect(content.variables.map(({ id }) => id)).toEqual([2, 1])
    }
  })

  it('keeps what both added at one place, theirs first, in texts and in lists, also at their beginning', () => {
    const [one, two] = start.variables as [Variable, Variable]
    const mine = draft({
      statement: doc('First', 'Second', 'Third', 'Mine'),
      variables: [random(4, 'p'), one, two, random(5, 'm'), random(6, 'n')],
    })
    const theirs = draft({
      statement: doc('First', 'Second', 'Third', 'Theirs'),
      variables: [random(7, 'q'), one, two, random(8, 't')],
    })
    const { content } = mergeDrafts({ base: draft(), mine, theirs }, { atBase: 3, now: 3 }).settle(none)
    expect(plainText(content.statement)).toBe('First\nSecond\nThird\nTheirs\nMine')
    expect(content.variables.map(({ name }) => name)).toEqual(['q', 'p', 'a', 'b', 't', 'm', 'n'])
  })

  it('asks about what both changed, paragraph by paragraph', () => {
    const mine = draft({ statement: doc('Mine', 'Second', 'Third'), questions: [question(3, '4a')] })
    const theirs = draft({ statement: doc('Theirs', 'Second', 'Third, too'), questions: [question(3, '5a')] })
    const { overlaps, settle } = mergeDrafts({ base: draft(), mine, theirs }, usedIds)
    expect(overlaps.map(({ id, name }) => `${id} ${name}`)).toEqual(['statement:0 Statement', 'question:3 Question 1'])
    expect(overlaps[1]).toMatchObject({
      mine: 'Question 1 changed (answer 2a → 4a)',
      theirs: 'Question 1 changed (answer 2a → 5a)',
    })
    const settled = settle(new Map([['statement:0', 'theirs' as const]]))
    expect(plainText(settled.content.statement)).toBe('Theirs\nSecond\nThird, too')
    expect(settled.content.questions).toEqual([question(3, '4a')])
  })

  it('gives what both added ids of their own', () => {
    const slot = (key: number) => doc('First', 'Second', 'Third', `[[${key}]]`)
    const mine = draft({ statement: slot(4), questions: [...start.questions, question(4, 'a')] })
    const theirs = draft({ variables: [...start.variables, random(4, 'c')] })
    const { overlaps, settle } = mergeDrafts({ base: draft(), mine, theirs }, usedIds)
    expect(overlaps).toEqual([])
    const { content } = settle(none)
    expect(content.variables.map(({ id }) => id)).toEqual([1, 2, 4])
    expect(content.questions.map(({ questionKey }) => questionKey)).toEqual([3, 5])
    expect(JSON.stringify(content.statement)).toContain('"questionKey":5')
  })

  const withQuestion = (key: number) => draft({ questions: [...start.questions, question(key, 'a')] })
  const keysIn = ({ content }: ProblemDraft) => content.questions.map(({ questionKey }) => questionKey)

  it('counts new ids on from the largest that any version had', () => {
    const three = { base: draft(), mine: withQuestion(8), theirs: withQuestion(8) }
    const { mine, settle } = mergeDrafts(three, { atBase: 7, now: 12 })
    expect(keysIn(settle(none)).toSorted((a, b) => a - b)).toEqual([3, 8, 13])
    expect(keysIn(mine)).toEqual([3, 13])
  })

  it('leaves the id of what they added and removed again to that, and what was put back its own', () => {
    const keyOf = (mine: ProblemDraft, atBase: number | undefined) =>
      keysIn(mergeDrafts({ base: draft(), mine, theirs: draft() }, { atBase, now: 8 }).settle(none)).at(-1)
    expect([keyOf(withQuestion(8), 7), keyOf(withQuestion(5), 7), keyOf(withQuestion(8), undefined)]).toEqual([9, 5, 8])
  })

  describe('the choices of one question', () => {
    const asked = (...question: Parameters<typeof choiceQuestion>) =>
      draft({ questions: [choiceQuestion(...question)] })
    const keysOf = ({ content }: ProblemDraft) => choiceKeysOf(content.questions[0])
    const base = asked(3, [5, 6])

    it('are all there after both added one, under keys of their own', () => {
      const mine = asked(3, [5, 6, 7], { texts: { 7: 'Mine' } })
      const merge = mergeDrafts({ base, mine, theirs: asked(3, [5, 6, 7]) }, { atBase: 6, now: 7 })
      expect(merge.overlaps).toEqual([])
      const merged = merge.settle(none)
      expect(keysOf(merged)).toEqual([5, 6, 7, 8])
      expect(JSON.stringify(merged.content)).toContain('Mine')
      expect(keysOf(merge.mine)).toEqual([5, 6, 8])
    })

    it('are not mixed up with one that was added and removed again', () => {
      const merge = mergeDrafts({ base, mine: asked(3, [5, 6, 7]), theirs: asked(3, [5]) }, { atBase: 6, now: 7 })
      expect(keysOf(merge.settle(none))).toEqual([5, 8])
    })

    it('are all there also where the rest of the question is chosen', () => {
      const mine = asked(3, [5, 6, 7], { points: 2 })
      const theirs = asked(3, [5, 6, 7], { points: 3 })
      const { overlaps, settle } = mergeDrafts({ base, mine, theirs }, { atBase: 6, now: 7 })
      expect(overlaps.map(({ id }) => id)).toEqual(['question:3'])
      for (const side of ['mine', 'theirs'] as const)
        expect(keysOf(settle(new Map([['question:3', side]])))).toEqual([5, 6, 7, 8])
    })
  })

  it('removes what one removed and the other left alone', () => {
    const { overlaps, settle } = mergeDrafts(
      { base: draft(), mine: draft({ variables: [random(1, 'a')] }), theirs: draft({ questions: [] }) },
      usedIds,
    )
    expect(overlaps).toEqual([])
    expect(settle(none).content).toMatchObject({ variables: [random(1, 'a')], questions: [] })
  })

  const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four'), { minLength: 1, maxLength: 5 })
  const drafts = fc
    .record({ lines: words, a: fc.constantFrom('5', '9', '20'), formula: fc.constantFrom('2a', '3a') })
    .map(({ lines, a, formula }) =>
      draft({
        statement: doc(...lines),
        variables: [random(1, 'a', a), random(2, 'b')],
        questions: [question(3, formula)],
      }),
    )

  it('is what one of them has where the other changed nothing', () => {
    fc.assert(
      fc.property(drafts, drafts, (base, changed) => {
        expect(areAlike(mergeDrafts({ base, mine: base, theirs: changed }, usedIds).settle(none), changed)).toBe(true)
        expect(areAlike(mergeDrafts({ base, mine: changed, theirs: base }, usedIds).settle(none), changed)).toBe(true)
        expect(areAlike(mergeDrafts({ base, mine: changed, theirs: changed }, usedIds).settle(none), changed)).toBe(
          true,
        )
      }),
    )
  })
})

describe('undoing that a version took the place of what was written', () => {
  const version: ProblemContent = { ...start, statement: doc('Old'), questions: [question(3, '7a')] }
  const written: ProblemContent = { ...start, statement: doc('First', 'Unsaved'), questions: [question(3, '9a')] }

  it('brings back what stood there', () => {
    expect(areAlike(undoReplacement(written, version)(version), written)).toBe(true)
  })

  it('leaves what was written since', () => {
    const since = { ...version, variables: [...version.variables, random(9, 'c')] }
    const back = undoReplacement(written, version)(since)
    expect(plainText(back.statement)).toBe('First\nUnsaved')
    expect(back.questions).toEqual(written.questions)
    expect(back.variables.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})
