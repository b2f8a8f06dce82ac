import type { Table } from '../table.ts'

export const inequalitiesAsText: readonly Table[] = [
  {
    title: 'Inequalities, typed as text',
    check: 'equivalent:inequality',
    options: { mode: 'text' },
    questions: [
      {
        key: 'x<2',
        answers: [
          ['2>x', 'right', 'read from the other side'],
          ['x<=2', 'wrong', 'the end point'],
          ['x>2', 'wrong', 'direction'],
          ['x=2', 'wrong', 'not an equation'],
        ],
      },
      {
        key: '-x<2',
        answers: [
          ['x>-2', 'right', 'times −1 turns the sign'],
          ['x<-2', 'wrong', 'times −1 turns the sign'],
        ],
      },
      { key: '2x<6', answers: [['x<3', 'right', 'divided by 2']] },
      {
        key: 'x^2<4',
        answers: [
          ['-2<x<2', 'right', 'between the roots'],
          ['x<2', 'wrong', 'also above −2'],
        ],
      },
      {
        key: 'x^2>4',
        answers: [
          ['x<-2 or x>2', 'right', 'outside the roots'],
          ['x>2', 'wrong', 'the left half is missing'],
        ],
      },
      { key: 'x^2>=0', answers: [['0<1', 'right', 'always true']] },
      { key: 'x^2<0', answers: [['1<0', 'right', 'never true']] },
      { key: 'x^2<=0', answers: [['x=0', 'right', 'a single point']] },
      { key: 'x^2>0', answers: [['x!=0', 'right', 'all but a point']] },
      { key: '|x|<3', answers: [['-3<x and x<3', 'right', 'a distance']] },
      {
        key: '|x-1|<=2',
        answers: [
          ['-1<=x<=3', 'right', 'a distance from 1'],
          ['-3<=x<=1', 'wrong', 'a distance from −1'],
        ],
      },
      { key: '|x|>3', answers: [['-3>x>3', 'wrong', 'such a chain never holds']] },
      {
        key: '1/x<1',
        answers: [
          ['x>1', 'wrong', 'negative x too'],
          ['x<0 or x>1', 'right', 'sign of the denominator'],
        ],
      },
      {
        key: '(x-1)(x-2)(x-3)>0',
        answers: [
          ['1<x<2 or x>3', 'right', 'signs of three factors'],
          ['x<1 or 2<x<3', 'wrong', 'the opposite signs'],
        ],
      },
      {
        key: '(x-1)/(x+2)>=0',
        answers: [
          ['x<-2 or x>=1', 'right', 'the pole is no solution'],
          ['x<=-2 or x>=1', 'wrong', 'the pole is no solution'],
        ],
      },
      {
        key: 'x^2<2',
        answers: [
          ['-sqrt(2)<x<sqrt(2)', 'right', 'irrational ends'],
          ['-1.41<x<1.41', 'wrong', 'rounded ends'],
        ],
      },
      { key: 'x>1 and x>2', answers: [['x>2', 'right', 'the stronger one']] },
      { key: 'x>1 or x>2', answers: [['x>1', 'right', 'the weaker one']] },
      {
        key: 'not (x<1)',
        answers: [
          ['x>=1', 'right', 'negation'],
          ['x>1', 'wrong', 'negation keeps the end point'],
        ],
      },
      {
        key: 'x<y',
        answers: [
          ['y>x', 'right', 'two letters'],
          ['2x<2y', 'right', 'two letters'],
          ['x^2<y^2', 'wrong', 'squares do not keep the order'],
        ],
      },
      { key: 'a<b', answers: [['a-b<0', 'right', 'moved over']] },
      {
        key: 'x+y<=1',
        answers: [
          ['y<=1-x', 'right', 'half plane'],
          ['y>=1-x', 'wrong', 'the other half plane'],
        ],
      },
      { key: 'x>0 and y>0', answers: [['y>0 and x>0', 'right', 'order']] },
      { key: 'x!=2', answers: [['x<2 or x>2', 'right', 'all but a point']] },
      { key: '2^x>8', answers: [['x>3', 'right', 'an exponential inequality']] },
      {
        key: 'ln(x)<0',
        answers: [
          ['0<x<1', 'right', 'the domain counts'],
          ['x<1', 'wrong', 'the domain counts'],
        ],
      },
      {
        key: 'sqrt(x)<2',
        answers: [
          ['0<=x<4', 'right', 'the domain counts'],
          ['x<4', 'wrong', 'the domain counts'],
        ],
      },
      { key: '0<x<=1', answers: [['0<x and x<=1', 'right', 'a chain']] },
      { key: 'x^4>=16', answers: [['x^2>=4', 'right', 'monotonic on squares']] },
    ],
  },
  {
    title: 'Intervals, typed as text',
    check: 'equivalent:interval',
    options: { mode: 'text' },
    questions: [
      {
        key: '(1,2)',
        answers: [
          ['(1,2)', 'right', 'the same'],
          ['[1,2]', 'wrong', 'end points'],
          ['(2,1)', 'wrong', 'empty when turned round'],
        ],
      },
      { key: '[1,3]', answers: [['[1,2] union [2,3]', 'right', 'joined']] },
      {
        key: '(1,3)',
        answers: [
          ['(1,2) union (2,3)', 'wrong', 'a point is missing'],
          ['(1,2] union [2,3)', 'right', 'joined'],
        ],
      },
      { key: '(1,4)', answers: [['(1,3) union (2,4)', 'right', 'overlapping']] },
      { key: '(-infinity,infinity)', answers: [['(-infinity,1) union (-1,infinity)', 'right', 'everything']] },
      { key: '(-infinity,1)', answers: [['(-infinity,1]', 'wrong', 'end point']] },
      {
        key: '(0,sqrt(2))',
        answers: [
          ['(0,2^(1/2))', 'right', 'irrational end'],
          ['(0,1.414)', 'wrong', 'rounded end'],
        ],
      },
      {
        key: '(1,2) union (3,4)',
        answers: [
          ['(3,4) union (1,2)', 'right', 'order'],
          ['(1,4)', 'wrong', 'the gap'],
        ],
      },
      { key: '(1,5) ∩ (2,7)', answers: [['(2,5)', 'right', 'intersection']] },
    ],
  },
]
