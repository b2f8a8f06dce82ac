import type { Table } from './table.ts'

export const hostileNumbers: Table = {
  title: 'Numbers too large to write',
  check: 'equivalent',
  guide: 'Even answers nobody should type are answered in good time, if only by asking a person.',
  questions: [
    {
      key: '9^{9^{9^9}}',
      answers: [
        ['9^{9^{9^9}}', 'right', 'the same tower, without working it out'],
        ['9', 'undecided', 'nobody works the tower out, so a person looks at it'],
        ['9^{9^{9^{9}}}+1-1', 'right', 'nothing added to the tower'],
      ],
    },
    {
      key: '10^{1000}',
      answers: [
        ['100^{500}', 'right', 'exactly, with all digits'],
        ['10^{999}\\cdot10', 'right', 'one factor split off'],
        ['10^{1000}+1', 'wrong', 'one more shows in the last digit'],
        ['10^{1001}', 'wrong', 'ten times as much'],
      ],
    },
    {
      key: '1000!',
      answers: [
        ['1000\\cdot999!', 'right', "the factorial's law"],
        ['999!', 'wrong', 'one factor less'],
        ['1000!+1', 'wrong', 'one more'],
      ],
    },
    {
      key: '0',
      answers: [
        ['10^{-100000}', 'undecided', 'too small to be worked out, so a person looks at it'],
        ['2^{-10000}', 'wrong', 'nor is this'],
        ['10^{-300}-10^{-300}', 'right', 'tiny numbers cancel exactly'],
        ['1-1', 'right', 'nothing'],
      ],
    },
    {
      key: '1',
      answers: [
        ['1+10^{-50}', 'wrong', 'more digits than doubles have'],
        ['0.99999999999999999999999999999999999999999999', 'wrong', 'many nines'],
        ['\\frac{10^{60}+1}{10^{60}+1}', 'right', 'cancelled'],
        ['\\sin^2(10^{20})+\\cos^2(10^{20})', 'right', 'far out on the circle'],
      ],
    },
    {
      key: 'x',
      answers: [
        ['x+10^{-40}', 'wrong', 'a tiny difference everywhere'],
        ['x+10^{40}-10^{40}', 'right', 'large numbers cancel exactly'],
        ['\\sqrt[3]{x^3}', 'right', 'the real cube root has every sign'],
      ],
    },
    {
      key: '\\left(1+\\frac{1}{10^{9}}\\right)^{10^{9}}',
      answers: [
        ['e', 'undecided', 'near, but too long to be worked out'],
        ['1', 'undecided', 'the same'],
      ],
    },
  ],
}

export const hostileText: Table = {
  title: 'Characters that cannot be seen',
  check: 'equivalent',
  questions: [
    {
      key: 'x+1',
      answers: [
        ['\u200bx+1', 'right', 'a zero-width space'],
        ['x\u2060+1', 'right', 'a word joiner'],
        ['\ufeffx+1', 'right', 'a byte-order mark'],
        ['\u202dx+1\u202c', 'invalid', 'marks that turn the order of the text could show something else than is read'],
        ['x +1', 'right', 'a no-break space'],
        ['x＋１', 'invalid', 'full-width digits are not read'],
        ['x+\u202e1', 'invalid', 'the same inside'],
        ['\u200b', 'invalid', 'nothing but what cannot be seen'],
        ['<script>alert(1)</script>', 'invalid', 'markup is no mathematics'],
        ['\\href{javascript:alert(1)}{x+1}', 'invalid', 'a link is no mathematics'],
        ['x+1\\def\\x{2}', 'invalid', 'commands that define are not read'],
        ['\\input{file}', 'invalid', 'nor those that open files'],
      ],
    },
  ],
}
