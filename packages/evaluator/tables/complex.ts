import type { Table } from './table.ts'

export const complexNumbers: Table = {
  title: 'Complex numbers',
  check: 'complex',
  guide: 'Rectangular, polar and exponential forms of a number are the same number.',
  questions: [
    {
      key: '3+4i',
      answers: [
        ['4i+3', 'right', 'the other way round'],
        ['3+i4', 'right', 'i before its number'],
        ['(2+i)^2', 'right', 'a square'],
        ['\\frac{25}{3-4i}', 'right', 'by the conjugate'],
        [
          '5\\left(\\cos\\left(\\arctan\\frac43\\right)+i\\sin\\left(\\arctan\\frac43\\right)\\right)',
          'right',
          'polar',
        ],
        ['5e^{i\\arctan\\frac43}', 'right', 'exponential'],
        ['-i(4i^2\\cdot i\\cdot i^2-3\\cdot(-i)\\cdot(-1))\\cdot0+3+4i', 'right', 'nothing added'],
        ['3-4i', 'wrong', 'the conjugate'],
        ['4+3i', 'wrong', 'parts exchanged'],
        ['5', 'wrong', 'its size'],
        ['7i', 'wrong', 'parts added'],
        ['3+4', 'wrong', 'the i is lost'],
        ['5e^{0.927i}', 'wrong', 'a rounded angle'],
        ['-3-4i', 'wrong', 'the opposite'],
      ],
    },
    {
      key: 'i^7',
      answers: [
        ['-i', 'right', 'four steps are a turn'],
        ['\\frac1i', 'right', 'the reciprocal'],
        ['i^3', 'right', 'three remain'],
        ['i^{-1}', 'right', 'one back'],
        ['i', 'wrong', 'the sign'],
        ['7i', 'wrong', 'not a product'],
        ['-1', 'wrong', 'six steps'],
      ],
    },
    {
      key: 'e^{i\\pi}',
      answers: [
        ['-1', 'right', 'Euler'],
        ['\\cos\\pi+i\\sin\\pi', 'right', 'spelt out'],
        ['i^2', 'right', 'also minus one'],
        ['1', 'wrong', 'a full turn'],
        ['i', 'wrong', 'a quarter turn'],
        ['e^{2i\\pi}', 'wrong', 'a full turn'],
      ],
    },
    {
      key: '\\frac{1+i}{1-i}',
      answers: [
        ['i', 'right', 'expanded'],
        ['\\frac{(1+i)^2}{2}', 'right', 'on the way'],
        ['-i', 'wrong', 'the sign'],
        ['\\frac{1-i}{1+i}', 'wrong', 'turned over'],
        ['1', 'wrong', 'cancelled by eye'],
      ],
    },
    {
      key: '\\sqrt{-9}',
      answers: [
        ['3i', 'right', 'the principal root'],
        ['3\\sqrt{-1}', 'right', 'the nine drawn'],
        ['-3', 'wrong', 'not real'],
        ['-3i', 'wrong', 'the other root'],
        ['\\pm3i', 'wrong', 'one number is asked for'],
      ],
    },
    {
      key: '|5-12i|',
      answers: [
        ['13', 'right', 'the size'],
        ['\\sqrt{25+144}', 'right', 'Pythagoras'],
        ['5-12i', 'wrong', 'not a size'],
        ['-7', 'wrong', 'subtracted'],
        ['17', 'wrong', 'parts added'],
      ],
    },
    {
      key: '\\overline{2-3i}',
      answers: [
        ['2+3i', 'right', 'the conjugate'],
        ['2-3i', 'wrong', 'the number itself'],
        ['-2+3i', 'wrong', 'the opposite'],
      ],
    },
    {
      key: '(1+i)^{10}',
      answers: [
        ['32i', 'right', 'five squarings of 2i'],
        ['(2i)^5', 'right', 'in steps'],
        ['2^5e^{\\frac{5i\\pi}{2}}', 'right', 'exponential'],
        ['32', 'wrong', 'the size'],
        ['-32i', 'wrong', 'the sign'],
        ['1+i^{10}', 'wrong', 'only i was raised'],
      ],
    },
    {
      key: 'e^{i\\theta}',
      answers: [
        ['\\cos\\theta+i\\sin\\theta', 'right', "Euler's formula"],
        ['\\frac{1}{e^{-i\\theta}}', 'right', 'the reciprocal of its conjugate'],
        ['\\cos\\theta-i\\sin\\theta', 'wrong', 'the conjugate'],
        ['\\cos\\theta+\\sin\\theta', 'wrong', 'the i is lost'],
        ['i\\cos\\theta+\\sin\\theta', 'wrong', 'parts exchanged'],
      ],
    },
    {
      key: 'z^2+4',
      answers: [
        ['(z+2i)(z-2i)', 'right', 'factored over the complex numbers'],
        ['z^2-(2i)^2', 'right', 'a difference of squares'],
        ['(z+2i)^2', 'wrong', 'a square'],
        ['(z+2)(z-2)', 'wrong', 'over the reals another thing'],
      ],
    },
    {
      key: '2e^{i\\frac{\\pi}{3}}',
      answers: [
        ['1+\\sqrt3i', 'right', 'rectangular'],
        ['2\\left(\\frac12+\\frac{\\sqrt3}{2}i\\right)', 'right', 'on the way'],
        ['2e^{-i\\frac{5\\pi}{3}}', 'right', 'a full turn less'],
        ['-2e^{-i\\frac{2\\pi}{3}}', 'right', 'the opposite direction with a sign'],
        ['\\sqrt3+i', 'wrong', 'parts exchanged'],
        ['2+\\sqrt3i', 'wrong', 'one part doubled'],
        ['2e^{-i\\frac{\\pi}{3}}', 'wrong', 'the conjugate'],
        ['1+1.732i', 'wrong', 'rounded'],
      ],
    },
    {
      key: '\\ln(-1)',
      answers: [
        ['i\\pi', 'right', 'the principal value'],
        ['0', 'wrong', 'that is ln 1'],
        ['-i\\pi', 'wrong', 'the other side of the cut'],
      ],
    },
  ],
}

export const engineersUnit: Table = {
  title: 'The imaginary unit j',
  check: 'complex',
  options: { imaginaryUnit: 'j' },
  questions: [
    {
      key: '2-3j',
      answers: [
        ['-3j+2', 'right', 'the other way round'],
        ['2-j\\cdot3', 'right', 'j before its number'],
        ['\\frac{13}{2+3j}', 'right', 'by the conjugate'],
        ['2+3j', 'wrong', 'the conjugate'],
        ['2-3i', 'wrong', 'with j chosen, i is a letter'],
      ],
    },
    {
      key: 'j^2',
      answers: [
        ['-1', 'right', 'the square'],
        ['1', 'wrong', 'the sign'],
      ],
    },
  ],
}
