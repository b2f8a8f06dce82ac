import type { Table } from '../table.ts'

export const numbersAsText: readonly Table[] = [
  {
    title: 'Numbers, typed as text',
    check: 'equivalent',
    options: { mode: 'text' },
    questions: [
      {
        key: '1/3',
        answers: [
          ['2/6', 'right', 'same fraction'],
          ['0.33', 'wrong', 'rounded'],
        ],
      },
      { key: '0.5', answers: [['1/2', 'right', 'decimals are exact']] },
      { key: '0.1+0.2', answers: [['0.3', 'right', 'exact, unlike in binary']] },
      { key: '1.50', answers: [['1.5', 'right', 'zeros do not change a value']] },
      {
        key: '1',
        answers: [
          ['0.999999999', 'wrong', 'near is not equal'],
          ['0.99999999999999999999999999999999', 'wrong', 'nearer is not equal either'],
          ['1/0', 'invalid', 'division by zero'],
          ['0/0', 'invalid', 'division by zero'],
          ['1/(2-2)', 'invalid', 'division by a zero in disguise'],
        ],
      },
      { key: '10^100+1', answers: [['10^100', 'wrong', 'one in a googol']] },
      { key: '2^10', answers: [['1024', 'right', 'power of two']] },
      { key: '2^0.5', answers: [['sqrt(2)', 'right', 'decimal exponent']] },
      { key: '4^(-1/2)', answers: [['1/2', 'right', 'negative and fractional']] },
      { key: '27^(2/3)', answers: [['9', 'right', 'fractional exponent']] },
      { key: 'sqrt(2)', answers: [['1.41421356', 'wrong', 'irrational']] },
      { key: 'sqrt(2)*sqrt(3)', answers: [['sqrt(6)', 'right', 'roots multiply']] },
      { key: 'sqrt(2)+sqrt(3)', answers: [['sqrt(5)', 'wrong', 'roots do not add']] },
      {
        key: 'pi',
        answers: [
          ['22/7', 'wrong', 'a good approximation is one'],
          ['3.14159265358979323846264338327950288', 'wrong', 'however many digits'],
        ],
      },
      { key: 'e', answers: [['2.718281828', 'wrong', 'rounded']] },
      { key: 'e^(ln(5))', answers: [['5', 'right', 'inverse functions']] },
      { key: 'ln(8)/ln(2)', answers: [['3', 'right', 'a whole logarithm']] },
      { key: 'sin(pi/6)', answers: [['1/2', 'right', 'special angle']] },
      { key: 'sin(pi/3)', answers: [['sqrt(3)/2', 'right', 'special angle']] },
      { key: 'cos(pi/5)', answers: [['(1+sqrt(5))/4', 'right', 'pentagon']] },
      { key: 'cos(2pi/17)', answers: [['cos(3pi/17)', 'wrong', 'two different angles']] },
      { key: 'tan(pi/4)', answers: [['1', 'right', 'special angle']] },
      { key: 'arctan(1)', answers: [['pi/4', 'right', 'special value']] },
      { key: '4arctan(1/5)-arctan(1/239)', answers: [['pi/4', 'right', 'Machin']] },
      { key: 'sin(90)', answers: [['1', 'wrong', 'in radians']] },
      { key: '20!/18!', answers: [['380', 'right', 'cancelling factorials']] },
      { key: '100!/99!', answers: [['100', 'right', 'large factorials']] },
      { key: 'binomial(10,3)', answers: [['120', 'right', 'counted']] },
      { key: '(1+sqrt(5))/2', answers: [['1.618033988749894848', 'wrong', 'golden ratio rounded']] },
      { key: '((1+sqrt(5))/2)^2', answers: [['(3+sqrt(5))/2', 'right', 'golden ratio squared']] },
      { key: 'sqrt(3-2sqrt(2))', answers: [['sqrt(2)-1', 'right', 'nested root']] },
      { key: 'sqrt(2-sqrt(3))', answers: [['(sqrt(6)-sqrt(2))/2', 'right', 'nested root']] },
      { key: 'e^(pi*sqrt(163))', answers: [['262537412640768744', 'wrong', 'Ramanujan’s near integer']] },
      { key: '1/0', answers: [['1', 'invalid', 'a key without a value decides nothing']] },
      { key: '0', answers: [['ln(0)', 'invalid', 'no logarithm of zero']] },
      {
        key: '25%',
        answers: [
          ['1/4', 'right', 'percent'],
          ['25', 'wrong', 'percent'],
        ],
      },
      {
        key: '-3^2',
        answers: [
          ['-9', 'right', 'a power binds tighter than the sign'],
          ['9', 'wrong', 'a power binds tighter than the sign'],
        ],
      },
      {
        key: '2^3^2',
        answers: [
          ['512', 'right', 'towers are read from the top'],
          ['64', 'wrong', 'towers are read from the top'],
        ],
      },
      { key: '6/2*3', answers: [['9', 'right', 'from the left']] },
      { key: '1-2-3', answers: [['-4', 'right', 'from the left']] },
      { key: '(-8)^(1/3)', answers: [['-2', 'wrong', 'the principal root is complex']] },
      { key: 'root(-8,3)', answers: [['-2', 'right', 'the root sign means the real root']] },
    ],
  },
  {
    title: 'Numbers, typed as text: angles degrees',
    check: 'equivalent',
    options: { mode: 'text', angles: 'degrees' },
    questions: [
      { key: 'sin(90)', answers: [['1', 'right', 'in degrees']] },
      { key: 'arcsin(1)', answers: [['90', 'right', 'in degrees']] },
    ],
  },
  {
    title: 'Numbers, typed as text: realOddRoots',
    check: 'equivalent',
    options: { mode: 'text', realOddRoots: true },
    questions: [{ key: '(-8)^(1/3)', answers: [['-2', 'right', 'where odd roots are meant real']] }],
  },
]
