import type { Table } from './table.ts'

export const inequalities: Table = {
  title: 'Inequalities',
  check: 'equivalent:inequality',
  guide: 'An inequality counts when it holds for the same numbers as the key, the boundary included or not.',
  questions: [
    {
      key: 'x>3',
      answers: [
        ['3<x', 'right', 'read from the other side'],
        ['2x>6', 'right', 'doubled'],
        ['-x<-3', 'right', 'the sign turns the relation'],
        ['x-3>0', 'right', 'moved over'],
        ['1-x<-2', 'right', 'moved and turned'],
        ['\\frac{x}{-3}<-1', 'right', 'divided by a negative number'],
        ['x\\ge3\\text{ and }x\\ne3', 'right', 'the boundary taken out'],
        ['x\\ge3', 'wrong', 'the boundary is not part of it'],
        ['x<3', 'wrong', 'the wrong side'],
        ['-x>-3', 'wrong', 'multiplied by minus one without turning'],
        ['x=3', 'wrong', 'only the boundary'],
        ['x>-3', 'wrong', 'another number'],
        ['x^2>9', 'wrong', 'holds on the negative side too'],
        ['y>3', 'wrong', 'another letter'],
        ['3', 'wrong', 'a number alone'],
      ],
    },
    {
      key: '5-2x\\le1',
      answers: [
        ['x\\ge2', 'right', 'solved'],
        ['2\\le x', 'right', 'read from the other side'],
        ['-2x\\le-4', 'right', 'half way'],
        ['2x\\ge4', 'right', 'turned'],
        ['4-2x\\le0', 'right', 'moved over'],
        ['x\\le2', 'wrong', 'the relation was not turned'],
        ['x>2', 'wrong', 'the boundary is lost'],
        ['x\\ge-2', 'wrong', 'the sign'],
        ['x\\ge3', 'wrong', 'a slip in the sum'],
      ],
    },
    {
      key: '1<x\\le4',
      answers: [
        ['x>1\\text{ and }x\\le4', 'right', 'two conditions'],
        ['4\\ge x>1', 'right', 'from the other side'],
        ['2<2x\\le8', 'right', 'doubled'],
        ['1<x\\land x\\le4', 'right', 'the sign for and'],
        ['-4\\le-x<-1', 'right', 'signs turn both relations'],
        ['1\\le x<4', 'wrong', 'the wrong boundary is included'],
        ['1<x<4', 'wrong', 'four is missing'],
        ['x>1\\text{ or }x\\le4', 'wrong', 'or lets everything through'],
        ['x\\le4', 'wrong', 'half of it'],
        ['1<x\\le5', 'wrong', 'another bound'],
      ],
    },
    {
      key: 'x^2<9',
      answers: [
        ['-3<x<3', 'right', 'between the roots'],
        ['|x|<3', 'right', 'at a distance below three'],
        ['x>-3\\text{ and }x<3', 'right', 'two conditions'],
        ['(x-3)(x+3)<0', 'right', 'factored'],
        ['9-x^2>0', 'right', 'moved over'],
        ['x<3', 'wrong', 'the lower bound is missing'],
        ['x<\\pm3', 'wrong', 'no condition that makes sense'],
        ['x<-3\\text{ or }x>3', 'wrong', 'the outside'],
        ['|x|\\le3', 'wrong', 'the boundary'],
        ['x<9', 'wrong', 'no root drawn'],
      ],
    },
    {
      key: 'x^2\\ge4',
      answers: [
        ['x\\le-2\\text{ or }x\\ge2', 'right', 'outside the roots'],
        ['|x|\\ge2', 'right', 'far enough from zero'],
        ['x\\ge2\\lor x\\le-2', 'right', 'the other way round'],
        ['x\\ge2', 'wrong', 'half of it'],
        ['x\\ge\\pm2', 'wrong', 'not two conditions'],
        ['-2\\le x\\le2', 'wrong', 'the inside'],
        ['x\\le-2\\text{ and }x\\ge2', 'wrong', 'both at once is impossible'],
      ],
    },
    {
      key: '|x-1|\\le2',
      answers: [
        ['-1\\le x\\le3', 'right', 'two away at most'],
        ['|1-x|\\le2', 'right', 'the sign inside does not matter'],
        ['(x-1)^2\\le4', 'right', 'squared'],
        ['-2\\le x-1\\le2', 'right', 'opened'],
        ['x\\le3', 'wrong', 'half of it'],
        ['-3\\le x\\le1', 'wrong', 'the centre on the wrong side'],
        ['|x+1|\\le2', 'wrong', 'the sign'],
        ['|x|\\le3', 'wrong', 'bars do not add'],
      ],
    },
    {
      key: '\\frac{1}{x}>0',
      answers: [
        ['x>0', 'right', 'the sign of the reciprocal'],
        ['x^3>0', 'right', 'an odd power has the same sign'],
        ['x<0', 'wrong', 'the wrong side'],
        ['x\\ne0', 'wrong', 'negative numbers too'],
        ['x\\ge0', 'wrong', 'zero has no reciprocal'],
      ],
    },
    {
      key: 'x\\ne5',
      answers: [
        ['x<5\\text{ or }x>5', 'right', 'either side'],
        ['x-5\\ne0', 'right', 'moved over'],
        ['2x\\ne10', 'right', 'doubled'],
        ['|x-5|>0', 'right', 'not at distance zero'],
        ['x=5', 'wrong', 'the opposite'],
        ['x\\ne-5', 'wrong', 'the sign'],
        ['x>5', 'wrong', 'one side only'],
      ],
    },
    {
      key: 'x^2+1>0',
      answers: [
        ['0<1', 'right', 'always true'],
        ['x=x', 'right', 'also always true'],
        ['x^2>-1', 'right', 'moved over'],
        ['x>0', 'wrong', 'true for everything is more'],
        ['x>-1', 'wrong', 'no root can be drawn'],
      ],
    },
    {
      key: 'x^2<0',
      answers: [
        ['\\emptyset', 'right', 'no real number'],
        ['x\\ne x', 'right', 'never true'],
        ['x^2<-1', 'right', 'never true either'],
        ['x<0', 'wrong', 'squares were forgotten'],
        ['x=0', 'wrong', 'the square is not below zero there'],
      ],
    },
    {
      key: 'x+y\\le10',
      answers: [
        ['y\\le10-x', 'right', 'moved over'],
        ['10-x-y\\ge0', 'right', 'all on one side'],
        ['2x+2y\\le20', 'right', 'doubled'],
        ['x\\le10-y', 'right', 'solved for the other'],
        ['x+y<10', 'wrong', 'the line belongs to it'],
        ['y\\ge10-x', 'wrong', 'the other side'],
        ['x+y\\le1', 'wrong', 'another bound'],
        ['xy\\le10', 'wrong', 'a product'],
      ],
    },
    {
      key: '2^x>8',
      answers: [
        ['x>3', 'right', 'the exponent grows with it'],
        ['2^x>2^3', 'right', 'equal bases'],
        ['x\\ln2>\\ln8', 'right', 'by logarithms'],
        ['x>4', 'wrong', 'eight halves'],
        ['x<3', 'wrong', 'the wrong side'],
      ],
    },
    {
      key: '\\ln x<0',
      answers: [
        ['0<x<1', 'right', 'below one, and the logarithm needs positive numbers'],
        ['x<1', 'wrong', 'the logarithm needs positive numbers'],
        ['x<0', 'wrong', 'the wrong quantity'],
        ['0<x\\le1', 'wrong', 'zero at one'],
      ],
    },
    {
      key: '-3x\\ge12',
      answers: [
        ['x\\le-4', 'right', 'divided by a negative number turns the relation'],
        ['x+4\\le0', 'right', 'moved over'],
        ['x\\ge-4', 'wrong', 'not turned'],
        ['x\\le4', 'wrong', 'the sign'],
        ['x\\le-36', 'wrong', 'multiplied'],
      ],
    },
    {
      key: 'x(x-2)(x-4)>0',
      answers: [
        ['0<x<2\\text{ or }x>4', 'right', 'signs by intervals'],
        ['x>4\\lor(x>0\\land x<2)', 'right', 'spelt with signs'],
        ['x>4', 'wrong', 'one part is missing'],
        ['x>0', 'wrong', 'includes the middle'],
        ['x<0\\text{ or }2<x<4', 'wrong', 'the other parts'],
        ['0\\le x\\le2\\text{ or }x\\ge4', 'wrong', 'the zeros do not belong to it'],
      ],
    },
    {
      key: 'x>\\sqrt2',
      answers: [
        ['x\\sqrt2>2', 'right', 'times a positive number'],
        ['x>1.4142135623730950488', 'wrong', 'a decimal below the root lets more in'],
        ['x\\ge\\sqrt2', 'wrong', 'the end does not belong to it'],
      ],
    },
    {
      key: '\\ln(x-\\pi)<0',
      answers: [
        ['\\pi<x<\\pi+1', 'right', 'at π itself there is no logarithm'],
        ['x<\\pi+1', 'wrong', 'below π there is none either'],
        ['\\pi\\le x<\\pi+1', 'wrong', 'nor at π'],
      ],
    },
    {
      key: 'x\\ge3',
      answers: [
        ['x\\not<3', 'right', 'not below three', 'x\\ge 3'],
        ['x\\nless3', 'right', 'the same in one sign'],
        ['x\\not\\le3', 'wrong', 'three itself is struck out too'],
        ['x\\not=3', 'wrong', 'everything but three'],
      ],
    },
    {
      key: '3\\sin y\\ge2\\sin x',
      answers: [
        ['2\\sin x\\le3\\sin y', 'right', 'turned round'],
        ['\\sin y\\ge\\frac23\\sin x', 'right', 'divided by a positive number'],
        ['3\\sin y\\le2\\sin x', 'wrong', 'the other way'],
        ['\\sin y\\ge\\sin x', 'wrong', 'the numbers are lost'],
      ],
    },
    {
      key: 'x+2y<\\frac x2-3',
      answers: [
        ['xe^x+2ye^x<\\frac{xe^x}{2}-3e^x', 'right', 'times something positive'],
        ['(x^2+1)(x+2y)<(x^2+1)\\left(\\frac x2-3\\right)', 'right', 'times something positive'],
        ['\\sqrt2x+2\\sqrt2y<\\frac{x}{\\sqrt2}-3\\sqrt2', 'right', 'times √2'],
        ['-\\pi x-2\\pi y>3\\pi-\\frac{\\pi x}{2}', 'right', 'times −π, and turned round'],
        ['x^2+2xy<\\frac{x^2}{2}-3x', 'wrong', 'x may be negative'],
        ['-\\pi x-2\\pi y<3\\pi-\\frac{\\pi x}{2}', 'wrong', 'times −π, and not turned round'],
      ],
    },
    {
      key: 'y\\ge\\sqrt{x^2+1}',
      answers: [
        ['y-\\sqrt{1+x^2}\\ge0', 'right', 'moved over'],
        ['y>\\sqrt{x^2+1}', 'wrong', 'the edge belongs to it'],
        ['y^2\\ge x^2+1', 'wrong', 'a second region, below'],
      ],
    },
    {
      key: '\\frac xy>0',
      answers: [
        ['xy>0', 'right', 'the signs are the same'],
        ['\\frac yx>0', 'right', 'and of the quotient turned over, too'],
        ['xy<0', 'wrong', 'opposite signs'],
      ],
    },
    {
      key: '\\ln x>\\ln y',
      answers: [
        ['\\ln x-\\ln y>0', 'right', 'moved over'],
        ['x>y>0', 'undecided', 'no logarithm is real where x or y is negative, although their difference may be'],
        ['x<y', 'wrong', 'the other way'],
      ],
    },
    {
      key: 'y>0',
      answers: [
        ['ye^x>0', 'right', 'times something positive'],
        ['ye^{\\sqrt x}>0', 'undecided', 'the factor is not real for a negative x'],
      ],
    },
  ],
}
