import type { Table } from '../table.ts'

export const equationsAsText: readonly Table[] = [
  {
    title: 'Equations and systems, typed as text',
    check: 'equivalent:equation',
    options: { mode: 'text' },
    questions: [
      {
        key: 'x=2',
        answers: [
          ['2=x', 'right', 'either side'],
          ['3x=6', 'right', 'times a number'],
          ['x=3', 'wrong', 'another solution'],
          ['x^2=4', 'wrong', '−2 was added'],
          ['(x-2)^2=0', 'wrong', 'a double solution'],
          ['2', 'wrong', 'a number is not an equation'],
          ['y=2', 'wrong', 'another letter'],
        ],
      },
      {
        key: 'x^2=4',
        answers: [
          ['x=2 or x=-2', 'right', 'both solutions'],
          ['x=2', 'wrong', 'one is missing'],
          ['x=±2', 'right', 'both signs at once'],
        ],
      },
      {
        key: 'x^2-5x+6=0',
        answers: [
          ['x=2 or x=3', 'right', 'by factors'],
          ['x=-2 or x=-3', 'wrong', 'signs of the roots'],
          ['(x-2)(x-3)=0', 'right', 'by factors'],
        ],
      },
      { key: 'x^2=2', answers: [['x=sqrt(2) or x=-sqrt(2)', 'right', 'irrational solutions']] },
      { key: 'x^2+1=0', answers: [['x=i or x=-i', 'right', 'imaginary solutions']] },
      {
        key: 'x^2-2x-1=0',
        answers: [
          ['x=1±sqrt(2)', 'right', 'quadratic formula'],
          ['x=2±sqrt(2)', 'wrong', 'quadratic formula misapplied'],
        ],
      },
      { key: 'x^3=1', answers: [['x=1', 'right', 'the other two solutions are not real']] },
      {
        key: 'x^3=x',
        answers: [
          ['x=0 or x=1 or x=-1', 'right', 'three solutions'],
          ['x^2=1', 'wrong', 'divided by x'],
        ],
      },
      {
        key: 'y=2x-5',
        answers: [
          ['2x-y=5', 'right', 'rearranged'],
          ['y-2x=5', 'wrong', 'sign'],
          ['x=(y+5)/2', 'right', 'solved for the other letter'],
        ],
      },
      { key: 'y=1/x', answers: [['xy=1', 'right', 'no solutions are lost or gained']] },
      {
        key: 'x=y',
        answers: [
          ['ax=ay', 'wrong', 'a = 0 was added'],
          ['sqrt(x)=sqrt(y)', 'wrong', 'negative numbers are lost'],
        ],
      },
      {
        key: 'x/2+x/3=5',
        answers: [
          ['5x=30', 'right', 'times six'],
          ['5x=5', 'wrong', 'only one side was multiplied'],
        ],
      },
      {
        key: 'a/b=c/d',
        answers: [
          ['ad=bc', 'right', 'cross multiplication'],
          ['ac=bd', 'wrong', 'multiplied along the line'],
        ],
      },
      { key: '1/x+1/y=1', answers: [['x+y=xy', 'right', 'times xy']] },
      { key: 'x=x', answers: [['0=0', 'right', 'always true']] },
      {
        key: 'x=x+1',
        answers: [
          ['0=1', 'right', 'never true'],
          ['x=0', 'wrong', 'never is not sometimes'],
        ],
      },
      {
        key: '2^x=8',
        answers: [
          ['x=3', 'right', 'an exponential equation'],
          ['x=4', 'wrong', 'an exponential equation'],
        ],
      },
      { key: 'ln(x)=1', answers: [['x=e', 'right', 'a logarithmic equation']] },
      { key: 'sqrt(x)=3', answers: [['x=9', 'right', 'squared without harm']] },
      { key: 'sqrt(x)=-3', answers: [['x=9', 'wrong', 'a root is not negative']] },
      { key: 'sqrt(x+2)=x', answers: [['x^2-x-2=0', 'wrong', 'squaring added −1']] },
      {
        key: '|x|=3',
        answers: [
          ['x=3 or x=-3', 'right', 'both signs'],
          ['x=3', 'wrong', 'one is missing'],
        ],
      },
      { key: '|x|=|y|', answers: [['x=y or x=-y', 'right', 'both signs']] },
      { key: 'x^2=y^2', answers: [['x=y', 'wrong', 'the other sign is missing']] },
      { key: 'x^2+y^2=1', answers: [['y=sqrt(1-x^2)', 'wrong', 'only the upper half']] },
      {
        key: 'F=m*a',
        answers: [
          ['a=F/m', 'right', 'solved for a letter'],
          ['m=F*a', 'wrong', 'solved wrongly'],
        ],
      },
      { key: 'E=m*c^2', answers: [['m=E/c^2', 'right', 'solved for a letter']] },
      { key: 'PV=nRT', answers: [['T=PV/(nR)', 'right', 'solved for a letter']] },
      {
        key: 'x+y=3 and x-y=1',
        answers: [
          ['x=2 and y=1', 'right', 'a linear system solved'],
          ['x=1 and y=2', 'wrong', 'solutions exchanged'],
        ],
      },
      { key: 'x+y=3 and 2x+2y=6', answers: [['x+y=3', 'right', 'the second says nothing new']] },
      { key: 'x+y=3 and x+y=4', answers: [['x=1 and x=2', 'right', 'both impossible']] },
      { key: 'x^2=4 and y=x', answers: [['(x=2 and y=2) or (x=-2 and y=-2)', 'right', 'two points']] },
      {
        key: 'x^2+y^2=5 and xy=2',
        answers: [
          ['(x+y)^2=9 and xy=2', 'right', 'same ideal'],
          ['x+y=3 and xy=2', 'wrong', 'half of the points are lost'],
        ],
      },
      {
        key: 'y=sin(x)',
        answers: [
          ['y=sin(x+2pi)', 'right', 'period'],
          ['y=cos(x)', 'wrong', 'shifted by a quarter period'],
        ],
      },
      { key: 'y=e^x', answers: [['ln(y)=x', 'right', 'inverse functions']] },
      { key: 'y=x^2', answers: [['x=sqrt(y)', 'wrong', 'negative x are lost']] },
      { key: 'A=pi*r^2', answers: [['r=sqrt(A/pi)', 'wrong', 'nothing is said about r']] },
      { key: 'x=0.333', answers: [['x=1/3', 'wrong', 'rounded']] },
      { key: 'x^5999*(1-x)=0', answers: [['x^5999=x^6000', 'right', 'high powers are not multiplied out']] },
    ],
  },
  {
    title: 'Equations and systems, typed as text: letters complex',
    check: 'equivalent:equation',
    options: { mode: 'text', letters: 'complex' },
    questions: [{ key: 'x^3=1', answers: [['x=1', 'wrong', 'where letters are complex, complex solutions count']] }],
  },
  {
    title: 'Equations and systems, typed as text: letters positive',
    check: 'equivalent:equation',
    options: { mode: 'text', letters: 'positive' },
    questions: [
      {
        key: 'x^2=4',
        answers: [
          ['x=2', 'right', 'where x is said to be positive'],
          ['x=3', 'wrong', 'where x is said to be positive'],
        ],
      },
      {
        key: 'T=2pi*sqrt(l/g)',
        answers: [
          ['l=g*T^2/(4pi^2)', 'right', 'lengths and times are positive'],
          ['l=g*T^2/(2pi^2)', 'wrong', 'a factor two'],
        ],
      },
      { key: 'x^2+y^2=25 and y=x+1', answers: [['x=3 and y=4', 'right', 'the negative point is ruled out']] },
    ],
  },
  {
    title: 'Equations and systems, typed as text: positive r',
    check: 'equivalent:equation',
    options: { mode: 'text', positive: ['r'] },
    questions: [{ key: 'A=pi*r^2', answers: [['r=sqrt(A/pi)', 'right', 'a radius is positive']] }],
  },
]
