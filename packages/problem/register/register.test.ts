import { describe, expect, it } from 'vitest'
import { checkProblem } from '../src/checking/check-problem.ts'
import { compileProblem } from '../src/compile-problem.ts'
import { markAnswer } from '../src/marking/mark-answer.ts'
import type { Marking } from '../src/marking/marking.ts'
import { draw } from '../src/problem.fixtures.ts'
import { withLetters } from '../src/question-types/expression/letters.ts'
import { contentOf, registerEntries, type RegisterEntry } from './register.ts'

const entries = registerEntries()

function marked(entry: RegisterEntry, content = contentOf(entry)): Marking {
  const compiled = compileProblem(content)
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value: entry.answer })
}

/** Whether a marking gives the answer what it deserves. */
/** As the editor stores it: with what the letters of the key stand for. */
function markedAsStored(entry: RegisterEntry): Marking {
  const content = contentOf(entry)
  return marked(entry, withLetters(content, compileProblem(content)))
}

function isRight({ right }: Pick<RegisterEntry, 'right'>, { verdict, percent }: Marking): boolean {
  if (right === 'asked') return verdict === 'unreadable'
  if (typeof right === 'number') return percent === right
  return right ? percent === 100 : percent === 0
}

describe('the register of wrong marks', () => {
  it.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
    const blocking = checkProblem(contentOf(entry)).filter(({ level }) => level !== 'InvalidForUseInfo')
    expect(blocking).toEqual([])
    const marking = marked(entry)
    const state = { entry, verdict: marking.verdict, percent: marking.percent, isRight: isRight(entry, marking) }
    // An entry that is fixed has to leave the list of open ones, and one that comes back fails here.
    expect(state).toMatchObject({ isRight: entry.open === undefined })
    const asStored = markedAsStored(entry)
    const right = entry.rightAsStored ?? entry.right
    expect({ entry, percent: asStored.percent, isRight: isRight({ right }, asStored) }).toMatchObject({
      isRight: entry.open === undefined,
    })
  })

  it('says of each entry what fixed it or what is missing, once', () => {
    for (const { id, fix, open } of entries) expect([id, [fix, open].filter(Boolean).length]).toEqual([id, 1])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
})
