import type { Table } from './table.ts'

export const sets: Table = {
  title: 'Sets',
  check: 'equivalent:set',
  guide: 'In a set neither the order nor repetition counts.',
  questions: [
    {
      key: '\\left\\{1,2,3\\right\\}',
      answers: [
        ['\\left\\{3,1,2\\right\\}', 'right', 'any order'],
        ['\\left\\{1,1,2,3\\right\\}', 'right', 'twice is once'],
        ['\\left\\{\\frac22,\\sqrt4,3\\right\\}', 'right', 'elements worked out'],
        ['\\{1;2;3\\}', 'right', 'semicolons separate too'],
        ['\\left\\{1,2\\right\\}', 'wrong', 'one missing'],
        ['\\left\\{1,2,3,4\\right\\}', 'wrong', 'one too many'],
        ['\\left[1,2,3\\right]', 'wrong', 'a list is no set'],
        ['(1,2,3)', 'wrong', 'a tuple is no set'],
        ['\\left\\{-1,2,3\\right\\}', 'wrong', 'a sign'],
        ['\\left\\{\\left\\{1,2,3\\right\\}\\right\\}', 'wrong', 'a set with one element, a set'],
        ['6', 'wrong', 'a number'],
      ],
    },
    {
      key: '\\left\\{x^2-1,2x\\right\\}',
      answers: [
        ['\\left\\{2x,(x-1)(x+1)\\right\\}', 'right', 'elements are compared as expressions'],
        ['\\left\\{x+x,x^2-1\\right\\}', 'right', 'not collected'],
        ['\\left\\{x^2-1\\right\\}', 'wrong', 'one missing'],
        ['\\left\\{x^2+1,2x\\right\\}', 'wrong', 'a sign'],
        ['\\left\\{y^2-1,2y\\right\\}', 'wrong', 'another letter'],
      ],
    },
    {
      key: '\\emptyset',
      answers: [
        ['\\{\\}', 'right', 'empty brackets'],
        ['\\varnothing', 'right', 'another sign for it'],
        ['\\{0\\}', 'wrong', 'zero is an element'],
        ['0', 'wrong', 'zero is no set'],
      ],
    },
    {
      key: '\\left\\{-\\sqrt2,\\sqrt2\\right\\}',
      answers: [
        ['\\left\\{\\pm\\sqrt2\\right\\}', 'right', 'both signs at once'],
        ['\\left\\{\\frac{2}{\\sqrt2},-\\frac{2}{\\sqrt2}\\right\\}', 'right', 'not rationalised'],
        ['\\left\\{\\sqrt2\\right\\}', 'wrong', 'one sign'],
        ['\\left\\{1.414,-1.414\\right\\}', 'wrong', 'rounded'],
        ['\\left\\{2,-2\\right\\}', 'wrong', 'no root'],
      ],
    },
    {
      key: '\\left\\{(1,2),(3,4)\\right\\}',
      answers: [
        ['\\left\\{(3,4),(1,2)\\right\\}', 'right', 'points in any order'],
        ['\\left\\{(2,1),(4,3)\\right\\}', 'wrong', 'coordinates have an order'],
        ['\\left\\{1,2,3,4\\right\\}', 'wrong', 'numbers instead of points'],
        ['\\left\\{(1,2)\\right\\}', 'wrong', 'one point missing'],
      ],
    },
    {
      key: '\\left\\{1,2\\right\\}\\cup\\left\\{2,3\\right\\}',
      answers: [
        ['\\left\\{1,2,3\\right\\}', 'right', 'joined'],
        ['\\left\\{2,3\\right\\}\\cup\\left\\{1,2\\right\\}', 'right', 'in the other order'],
        ['\\left\\{2\\right\\}', 'wrong', 'what both have'],
        ['\\left\\{1,3\\right\\}', 'wrong', 'what only one has'],
        ['\\left\\{1,2\\right\\}\\cap\\left\\{2,3\\right\\}', 'wrong', 'the other operation'],
      ],
    },
    {
      key: '\\left\\{1,2,3\\right\\}\\cap\\left\\{2,3,4\\right\\}',
      answers: [
        ['\\left\\{2,3\\right\\}', 'right', 'what both have'],
        ['\\left\\{1,2,3,4\\right\\}', 'wrong', 'joined'],
        ['\\left\\{1,4\\right\\}', 'wrong', 'what only one has'],
      ],
    },
  ],
}

export const lists: Table = {
  title: 'Lists in order',
  check: 'equivalent:list',
  guide: 'In a list the order counts and so does repetition.',
  questions: [
    {
      key: '[1;2;3]',
      answers: [
        ['[1,2,3]', 'right', 'commas separate too'],
        ['[1;\\frac42;3]', 'right', 'entries worked out'],
        ['\\left[1;2;3\\right]', 'right', 'brackets that grow'],
        ['[3;2;1]', 'wrong', 'another order'],
        ['[1;2]', 'wrong', 'one missing'],
        ['[1;2;3;3]', 'wrong', 'one too many'],
        ['[1;2;-3]', 'wrong', 'a sign'],
        ['\\{1;2;3\\}', 'wrong', 'a set has no order'],
        ['1', 'wrong', 'the first entry alone'],
      ],
    },
    {
      key: '[x+1;2x]',
      answers: [
        ['[1+x;x+x]', 'right', 'entry by entry'],
        ['[2x;x+1]', 'wrong', 'another order'],
        ['[x+1;3x]', 'wrong', 'one entry wrong'],
        ['[x-1;2x]', 'wrong', 'a sign'],
      ],
    },
    {
      key: '[a;a;b]',
      answers: [
        ['[a;a;b]', 'right', 'the very list'],
        ['[a;b]', 'wrong', 'repetition counts'],
        ['[a;b;b]', 'wrong', 'the wrong one repeated'],
        ['[b;a;a]', 'wrong', 'another order'],
      ],
    },
  ],
}

export const listsInAnyOrder: Table = {
  title: 'Lists in any order',
  check: 'equivalent:list',
  options: { listsInAnyOrder: true },
  guide: 'Where the author says that order does not count, repetition still does.',
  questions: [
    {
      key: '[1;2;2;5]',
      answers: [
        ['[5;2;1;2]', 'right', 'any order'],
        ['[2;2;1;5]', 'right', 'any order again'],
        ['[\\sqrt4;1;2;10/2]', 'right', 'worked out'],
        ['[1;2;5]', 'wrong', 'the two is there once only'],
        ['[1;1;2;5]', 'wrong', 'the wrong one repeated'],
        ['[1;2;2;5;5]', 'wrong', 'one too many'],
      ],
    },
    {
      key: '[x-1;x+1]',
      answers: [
        ['[x+1;x-1]', 'right', 'the factors in another order'],
        ['[1+x;-1+x]', 'right', 'terms in another order'],
        ['[1-x;1+x]', 'wrong', 'a sign'],
        ['[x^2-1]', 'wrong', 'the product'],
      ],
    },
    {
      key: '[[1;2];[3;4]]',
      answers: [
        ['[[4;3];[2;1]]', 'right', 'order counts nowhere'],
        ['[[1;3];[2;4]]', 'wrong', 'entries of different lists exchanged'],
        ['[1;2;3;4]', 'wrong', 'flattened'],
      ],
    },
  ],
}
