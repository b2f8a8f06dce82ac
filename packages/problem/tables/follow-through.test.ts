import { describe, expect, it } from 'vitest'
import { markAnswer } from '../src/marking/mark-answer.ts'
import { calculated, compile, draw, numberSet, numeric, symbolic } from '../src/problem.fixtures.ts'

/**
 * A stone falls for t = 3 s with g = 10 m/s²: first its speed v = g·t = 30, then the way s = v·t/2 = 45, then the way
 * for any time. A later answer may use the learner's own v.
 */
const uses = [{ questionKey: 1, variableName: 'v' }]
const compiled = compile({
  variables: [
    numberSet(1, 't', '3'),
    numberSet(2, 'g', '10'),
    calculated(3, 'v', 'gt'),
    calculated(4, 's', '\\frac{vt}{2}'),
  ],
  ask: [
    numeric('v'),
    numeric('s', {
      questionKey: 2,
      followThrough: { uses, percent: 70 },
      tolerance: { kind: 'Percentage', value: '1' },
    }),
    symbolic('vx', { questionKey: 3, followThrough: { uses, percent: 50 } }),
    numeric(['s', ['\\frac{s}{2}', 40]], { questionKey: 4, followThrough: { uses, percent: 50 } }),
  ],
})
const variant = draw(compiled)

type Row = readonly [first: string, question: number, answer: string, percent: number, remark: string]

const rows: readonly Row[] = [
  ['30', 2, '45', 100, 'both right'],
  ['20', 2, '45', 100, 'the right way in spite of a wrong speed'],
  ['20', 2, '30', 70, 'follows from the wrong speed'],
  ['20', 2, '30.2', 70, 'follows within the tolerance'],
  ['20', 2, '31', 0, 'neither right nor does it follow'],
  ['30', 2, '30', 0, 'nothing follows from a right speed but the right way'],
  ['13.3', 2, '19.95', 70, 'follows from another wrong speed'],
  ['-30', 2, '-45', 70, 'a sign is carried on'],
  ['\\frac{40}{2}', 2, '30', 70, 'the first answer is worked out'],
  ['v=20', 2, '30', 70, 'the first answer has a name in front'],
  ['20+', 2, '30', 0, 'a first answer that cannot be read leads nowhere'],
  ['', 2, '30', 0, 'so does none at all'],
  ['x', 2, '30', 0, 'so does a letter'],
  ['\\frac{1}{0}', 2, '30', 0, 'so does a division by zero'],
  ['0', 2, '0', 0, 'nothing follows from nothing'],
  ['0', 3, '0', 0, 'nor does an expression'],
  ['0', 2, '45', 100, 'the right way after nothing'],
  ['9^{9^{9^9}}', 2, '45', 100, 'what nobody can work out takes nothing from a right answer'],
  ['30', 3, '30x', 100, 'an expression'],
  ['20', 3, '30x', 100, 'an expression that does not follow, but is right'],
  ['20', 3, '20x', 50, 'an expression that follows'],
  ['20', 3, 'x\\cdot20', 50, 'in another order'],
  ['20', 3, '10x+10x', 50, 'in another form'],
  ['20', 3, '20', 0, 'the letter is missing'],
  ['20', 3, '25x', 0, 'does not follow'],
  ['20', 4, '30', 50, 'follows fully'],
  ['20', 4, '15', 20, 'follows from a foreseen mistake: part of the part'],
  ['20', 4, '22.5', 40, 'the foreseen mistake with the right speed earns more than what follows'],
  ['30', 4, '22.5', 40, 'the foreseen mistake'],
]

describe('what follows from an earlier answer', () => {
  it.each(rows)('after %s, question %i answered %s earns %i %%: %s', (first, questionKey, value, percent) => {
    const answers = [{ questionKey: 1, value: first }]
    expect(markAnswer(compiled, variant, { questionKey, value }, { answers }).percent).toBe(percent)
  })
})
