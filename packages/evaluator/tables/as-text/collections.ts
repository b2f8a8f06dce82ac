import type { Table } from '../table.ts'

export const collectionsAsText: readonly Table[] = [
  {
    title: 'Sets, lists and points, typed as text',
    check: 'equivalent',
    options: { mode: 'text' },
    questions: [
      {
        key: '{1,2,3}',
        answers: [
          ['{3,1,2}', 'right', 'a set has no order'],
          ['{1,2}', 'wrong', 'an element is missing'],
        ],
      },
      {
        key: '{1,2}',
        answers: [
          ['{1,2,2}', 'right', 'a set has no repetitions'],
          ['{1,2,3}', 'wrong', 'one too many'],
          ['[1;2]', 'wrong', 'a list is not a set'],
          ['5', 'wrong', 'a number is not a set'],
        ],
      },
      { key: '{1/2,x}', answers: [['{2/4,x}', 'right', 'elements are compared']] },
      { key: '{x^2-1}', answers: [['{(x-1)(x+1)}', 'right', 'elements are compared']] },
      {
        key: '[1;2;3]',
        answers: [
          ['[1;2;3]', 'right', 'the same list'],
          ['[3;2;1]', 'wrong', 'a list has an order'],
        ],
      },
      { key: '[1;2]', answers: [['[1;2;2]', 'wrong', 'length']] },
      { key: '[0.5;1/3]', answers: [['[1/2;2/6]', 'right', 'entries are compared']] },
      {
        key: '(1,2)',
        answers: [
          ['(1,2)', 'right', 'a point'],
          ['(2,1)', 'wrong', 'coordinates exchanged'],
          ['[1;2]', 'wrong', 'a list is not a point'],
        ],
      },
      { key: '(x+x,2)', answers: [['(2x,1+1)', 'right', 'entries are compared']] },
      { key: '5', answers: [['{5}', 'wrong', 'a set is not a number']] },
    ],
  },
  {
    title: 'Sets, lists and points, typed as text: listsInAnyOrder',
    check: 'equivalent',
    options: { mode: 'text', listsInAnyOrder: true },
    questions: [
      { key: '[1;2;3]', answers: [['[3;2;1]', 'right', 'where order does not matter']] },
      { key: '[1;1;2]', answers: [['[1;2;2]', 'wrong', 'repetitions count']] },
    ],
  },
  {
    title: 'Matrices, sums, propositions and ±',
    check: 'equivalent',
    options: {},
    questions: [
      {
        key: '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
        answers: [
          ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'right', 'the same matrix'],
          ['\\begin{pmatrix}1&3\\\\2&4\\end{pmatrix}', 'wrong', 'transposed'],
          ['\\begin{pmatrix}1&2&3\\\\3&4&5\\end{pmatrix}', 'wrong', 'size'],
        ],
      },
      {
        key: '\\begin{pmatrix}x+x\\\\1\\end{pmatrix}',
        answers: [['\\begin{pmatrix}2x\\\\\\frac22\\end{pmatrix}', 'right', 'entries are compared']],
      },
      {
        key: '\\begin{pmatrix}1\\\\2\\end{pmatrix}',
        answers: [['\\begin{pmatrix}1&2\\end{pmatrix}', 'wrong', 'column and row']],
      },
      {
        key: '\\sum_{k=1}^{n}k',
        answers: [
          ['\\frac{n(n+1)}{2}', 'right', 'Gauss'],
          ['\\frac{n(n-1)}{2}', 'wrong', 'one term less'],
          ['\\sum_{j=1}^{n}j', 'right', 'the bound letter has no meaning outside'],
        ],
      },
      { key: '\\sum_{k=1}^{n}k^2', answers: [['\\frac{n(n+1)(2n+1)}{6}', 'right', 'squares']] },
      { key: '\\sum_{k=1}^{n}k^3', answers: [['\\left(\\sum_{k=1}^{n}k\\right)^2', 'right', 'Nicomachus']] },
      {
        key: '\\sum_{k=0}^{n}2^k',
        answers: [
          ['2^{n+1}-1', 'right', 'geometric sum'],
          ['2^{n+1}', 'wrong', 'geometric sum, one too many'],
        ],
      },
      {
        key: '\\sum_{k=1}^{n}\\sum_{j=1}^{n}kj',
        answers: [
          ['\\left(\\sum_{k=1}^{n}k\\right)^2', 'right', 'a double sum'],
          ['\\sum_{k=1}^{n}\\sum_{j=1}^{n}k^2', 'wrong', 'two bound letters are two'],
        ],
      },
      { key: '\\prod_{k=1}^{n}k', answers: [['n!', 'right', 'factorial']] },
      { key: '\\prod_{k=1}^{n}2', answers: [['2^n', 'right', 'power']] },
      { key: '\\sum_{k=1}^{3}x^k', answers: [['x+x^2+x^3', 'right', 'written out']] },
      { key: '\\frac{d}{dx}x^3', answers: [['3x^2', 'right', 'a derivative to be taken']] },
      { key: '\\frac{d}{dx}\\sin x', answers: [['-\\cos x', 'wrong', 'sign']] },
      { key: 'A\\land B', answers: [['B\\land A', 'right', 'order']] },
      {
        key: '\\neg(A\\land B)',
        answers: [
          ['\\neg A\\lor\\neg B', 'right', 'de Morgan'],
          ['\\neg A\\land\\neg B', 'wrong', 'de Morgan'],
        ],
      },
      {
        key: 'A\\Rightarrow B',
        answers: [
          ['\\neg B\\Rightarrow\\neg A', 'right', 'contraposition'],
          ['B\\Rightarrow A', 'wrong', 'converse'],
        ],
      },
      { key: 'A\\lor(B\\land C)', answers: [['(A\\lor B)\\land(A\\lor C)', 'right', 'distribution']] },
      {
        key: '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
        answers: [
          ['\\frac{-b\\mp\\sqrt{b^2-4ac}}{2a}', 'right', 'both branches either way'],
          ['\\frac{b\\pm\\sqrt{b^2-4ac}}{2a}', 'wrong', 'sign of b'],
        ],
      },
      { key: 'x\\pm1', answers: [['1\\pm x', 'wrong', 'only one branch is the same']] },
    ],
  },
]
