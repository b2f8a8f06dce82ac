import type { Table } from './table.ts'

export const tuples: Table = {
  title: 'Points and tuples',
  check: 'equivalent:tuple',
  guide: 'Coordinates have an order.',
  questions: [
    {
      key: '(2,-3)',
      answers: [
        ['\\left(2,-3\\right)', 'right', 'brackets that grow'],
        ['(2;-3)', 'right', 'a semicolon separates'],
        ['\\left(\\frac63,-3\\right)', 'right', 'worked out'],
        ['(-3,2)', 'wrong', 'coordinates exchanged'],
        ['(2,3)', 'wrong', 'a sign'],
        ['(2,-3,0)', 'wrong', 'a third coordinate'],
        ['[2,-3]', 'wrong', 'a list'],
        ['\\{2,-3\\}', 'wrong', 'a set'],
        ['2-3', 'wrong', 'a difference'],
      ],
    },
    {
      key: '(\\cos t,\\sin t)',
      answers: [
        ['(\\sin(t+\\frac\\pi2),\\sin t)', 'right', 'coordinate by coordinate'],
        ['(\\cos(-t),-\\sin(-t))', 'right', 'even and odd'],
        ['(\\sin t,\\cos t)', 'wrong', 'exchanged'],
        ['(\\cos t,-\\sin t)', 'wrong', 'the other direction'],
      ],
    },
    {
      key: '\\left(\\frac12,\\sqrt3,0\\right)',
      answers: [
        ['(0.5,3^{0.5},0)', 'right', 'other spellings'],
        ['(0.5,1.732,0)', 'wrong', 'rounded'],
        ['(\\frac12,\\sqrt3)', 'wrong', 'one missing'],
      ],
    },
  ],
}

export const intervals: Table = {
  title: 'Intervals',
  check: 'equivalent:interval',
  guide: 'A square bracket includes the end, a round one does not.',
  questions: [
    {
      key: '[1,3)',
      answers: [
        ['\\left[1,3\\right)', 'right', 'brackets that grow'],
        ['[1,\\frac{9}{3})', 'right', 'ends worked out'],
        ['[1;3)', 'right', 'a semicolon separates'],
        ['[1,2]\\cup(2,3)', 'right', 'in two parts that touch'],
        ['[1,2)\\cup[2,3)', 'right', 'the middle belongs to the second'],
        ['[1,5]\\cap(0,3)', 'right', 'what both have'],
        ['[0,3)\\setminus[0,1)', 'right', 'a part taken off'],
        ['(1,3]', 'wrong', 'brackets exchanged'],
        ['[1,3]', 'wrong', 'the end is not part of it'],
        ['(1,3)', 'wrong', 'the start is part of it'],
        ['[1,2)\\cup(2,3)', 'wrong', 'the middle is missing'],
        ['[3,1)', 'wrong', 'ends exchanged'],
        ['\\{1,3\\}', 'wrong', 'two numbers'],
        ['[1,4)', 'wrong', 'another end'],
      ],
    },
    {
      key: '(-\\infty,2)',
      answers: [
        ['\\left(-\\infty,2\\right)', 'right', 'brackets that grow'],
        ['(-\\infty,0]\\cup(0,2)', 'right', 'in two parts'],
        ['(-\\infty,2]', 'wrong', 'the end'],
        ['(2,\\infty)', 'wrong', 'the other side'],
        ['(2,-\\infty)', 'wrong', 'turned round'],
        ['(0,2)', 'wrong', 'not all of it'],
      ],
    },
    {
      key: '(-\\infty,\\infty)',
      answers: [
        ['\\mathbb{R}', 'right', 'all real numbers'],
        ['(-\\infty,0)\\cup[0,\\infty)', 'right', 'in two parts'],
        ['(-\\infty,5]\\cup(3,\\infty)', 'right', 'parts that overlap'],
        ['(-\\infty,0)\\cup(0,\\infty)', 'wrong', 'zero is missing'],
        ['(0,\\infty)', 'wrong', 'half of it'],
        ['\\emptyset', 'wrong', 'nothing'],
      ],
    },
    {
      key: '(0,1)\\cup(2,3)',
      answers: [
        ['(2,3)\\cup(0,1)', 'right', 'in any order'],
        ['(0,3)\\setminus[1,2]', 'right', 'a part taken out'],
        ['(0,3)', 'wrong', 'the gap is filled'],
        ['[0,1]\\cup[2,3]', 'wrong', 'the ends'],
        ['(0,1)\\cap(2,3)', 'wrong', 'nothing is in both'],
        ['(0,1)\\cup(2,4)', 'wrong', 'another end'],
      ],
    },
    {
      key: '[2,2]',
      answers: [
        ['\\{2\\}', 'right', 'one number'],
        ['[2,5)\\cap(-1,2]', 'right', 'the only common number'],
        ['(2,2)', 'wrong', 'an open one is empty'],
        ['\\emptyset', 'wrong', 'nothing'],
        ['2', 'wrong', 'a number is no set'],
      ],
    },
    {
      key: '(1,2)\\cap(3,4)',
      answers: [
        ['\\emptyset', 'right', 'nothing in common'],
        ['(5,5)', 'right', 'an empty interval'],
        ['\\{\\}', 'right', 'empty brackets'],
        ['(1,4)', 'wrong', 'joined up'],
        ['(2,3)', 'wrong', 'the gap'],
      ],
    },
    {
      key: '[0,\\sqrt2]',
      answers: [
        ['[0,2^{\\frac12}]', 'right', 'the end spelt otherwise'],
        ['[-0,\\sqrt2]', 'right', 'zero has no sign'],
        ['[0,1.4142135]', 'wrong', 'a rounded end'],
        ['[0,2]', 'wrong', 'the square of the end'],
      ],
    },
    {
      key: '\\left\\{x\\mid x>3\\right\\}',
      answers: [
        ['(3,\\infty)', 'right', 'as an interval'],
        ['\\left\\{t\\mid t>3\\right\\}', 'right', 'the letter is bound'],
        ['\\left\\{x\\mid2x>6\\right\\}', 'right', 'an equal condition'],
        ['[3,\\infty)', 'wrong', 'the boundary'],
        ['\\left\\{x\\mid x\\ge3\\right\\}', 'wrong', 'the boundary as a condition'],
        ['(-\\infty,3)', 'wrong', 'the other side'],
      ],
    },
    {
      key: '[0,\\sqrt2]',
      answers: [
        ['[0,\\frac{2}{\\sqrt2}]', 'right', 'the same end, written otherwise'],
        ['[0,2^{0.5}]', 'right', 'the same end as a power'],
        ['[0,1.4142135623730951]', 'wrong', 'a decimal is not a root, however long it is'],
        ['[0,1.41421356237309504880168872420969807]', 'wrong', 'nor with 36 digits'],
        ['[0,\\sqrt2)', 'wrong', 'the end belongs to it'],
      ],
    },
    {
      key: '(\\pi,\\infty)',
      answers: [
        ['(\\arccos(-1),\\infty)', 'right', 'π by another name'],
        ['(3.141592653589793,\\infty)', 'wrong', 'a decimal just below π lets π in'],
        ['(\\frac{22}{7},\\infty)', 'wrong', 'an approximation'],
      ],
    },
  ],
}
