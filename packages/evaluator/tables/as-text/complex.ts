import type { Table } from '../table.ts'

export const complexAsText: readonly Table[] = [
  {
    title: 'Complex numbers, typed as text',
    check: 'complex',
    options: { mode: 'text' },
    questions: [
      { key: 'i^2', answers: [['-1', 'right', 'definition']] },
      { key: 'i^3', answers: [['i', 'wrong', 'i³ = −i']] },
      { key: '1/i', answers: [['-i', 'right', 'reciprocal']] },
      { key: '(1+i)^2', answers: [['2i', 'right', 'multiplied out']] },
      { key: '(1+i)(1-i)', answers: [['2', 'right', 'times the conjugate']] },
      {
        key: '(2+3i)(4-i)',
        answers: [
          ['11+10i', 'right', 'product'],
          ['11-10i', 'wrong', 'the conjugate of the product'],
        ],
      },
      { key: '(2+3i)/(1+i)', answers: [['(5+i)/2', 'right', 'quotient']] },
      { key: 'e^(i*pi)', answers: [['-1', 'right', 'Euler']] },
      { key: 'e^(i*pi/2)', answers: [['i', 'right', 'a quarter turn']] },
      {
        key: 'e^(i*t)',
        answers: [
          ['cos(t)+i*sin(t)', 'right', 'Euler'],
          ['cos(t)-i*sin(t)', 'wrong', 'that turns the other way'],
        ],
      },
      {
        key: '2e^(i*pi/3)',
        answers: [
          ['1+sqrt(3)*i', 'right', 'polar form'],
          ['sqrt(3)+i', 'wrong', 'real and imaginary part exchanged'],
        ],
      },
      { key: '5e^(i*arctan(4/3))', answers: [['3+4i', 'right', 'polar form']] },
      { key: '|3+4i|', answers: [['5', 'right', 'modulus']] },
      {
        key: 'sqrt(-4)',
        answers: [
          ['2i', 'right', 'principal root'],
          ['-2i', 'wrong', 'the other root'],
        ],
      },
      { key: 'sqrt(i)', answers: [['(1+i)/sqrt(2)', 'right', 'principal root']] },
      { key: 'ln(-1)', answers: [['i*pi', 'right', 'principal logarithm']] },
      { key: 'i^i', answers: [['e^(-pi/2)', 'right', 'principal power']] },
      {
        key: '(x-2i)(x+2i)',
        answers: [
          ['x^2+4', 'right', 'a sum of squares factors'],
          ['x^2-4', 'wrong', 'i² is −1'],
        ],
      },
      {
        key: '(cos(t)+i*sin(t))^3',
        answers: [
          ['cos(3t)+i*sin(3t)', 'right', 'de Moivre'],
          ['cos(t)^3-i*sin(t)^3', 'wrong', 'powers of a sum'],
        ],
      },
      {
        key: 'a+b*i',
        answers: [
          ['b*i+a', 'right', 'order'],
          ['a-b*i', 'wrong', 'conjugate'],
        ],
      },
      { key: 're(3+4i)', answers: [['3', 'right', 'real part']] },
      {
        key: 'im(3+4i)',
        answers: [
          ['4', 'right', 'imaginary part without i'],
          ['4i', 'wrong', 'imaginary part without i'],
        ],
      },
      { key: 'conjugate(2+i)', answers: [['2-i', 'right', 'conjugate']] },
      { key: 'cos(i)', answers: [['cosh(1)', 'right', 'cosine of an imaginary number']] },
      { key: 'sin(i)', answers: [['sinh(1)', 'wrong', 'sin i = i sinh 1']] },
      { key: '(1+i)^8', answers: [['16', 'right', 'eight eighths of a turn']] },
      { key: '(1/2+sqrt(3)/2*i)^6', answers: [['1', 'right', 'sixth root of unity']] },
    ],
  },
]
