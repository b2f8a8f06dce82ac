import type { Table } from './table.ts'

export const trigonometry: Table = {
  title: 'Trigonometry',
  check: 'equivalent',
  guide: 'Identities count: an answer is right when it is equal at every angle, not only when it looks like the key.',
  questions: [
    {
      key: '\\sin^2x',
      answers: [
        ['1-\\cos^2x', 'right', 'Pythagoras'],
        ['(\\sin x)^2', 'right', 'brackets instead'],
        ['\\sin x\\sin x', 'right', 'a product'],
        ['\\frac{1-\\cos2x}{2}', 'right', 'the double angle'],
        ['(1-\\cos x)(1+\\cos x)', 'right', 'factored'],
        ['\\sin^2(-x)', 'right', 'a square forgets the sign'],
        ['\\sin^2(\\pi-x)', 'right', 'symmetric about a right angle'],
        ['\\sin x^2', 'wrong', 'only the angle is squared'],
        ['\\sin(\\sin x)', 'wrong', 'the function applied twice'],
        ['1-\\cos x^2', 'wrong', 'the angle is squared'],
        ['\\frac{1+\\cos2x}{2}', 'wrong', "that is the cosine's square"],
        ['\\cos^2x-1', 'wrong', 'the sign'],
        ['2\\sin x', 'wrong', 'doubled instead of squared'],
      ],
    },
    {
      key: '\\sin2t',
      answers: [
        ['2\\sin t\\cos t', 'right', 'the double angle'],
        ['\\sin(t+t)', 'right', 'as a sum'],
        ['2\\cos(\\frac\\pi2-t)\\cos t', 'right', 'by cosines alone'],
        ['\\frac{2\\tan t}{1+\\tan^2t}', 'right', 'by the tangent'],
        ['2\\sin t', 'wrong', 'the two is not a factor'],
        ['\\sin^2t', 'wrong', 'a square'],
        ['\\sin t\\cos t', 'wrong', 'half of it'],
        ['2\\sin2t\\cos2t', 'wrong', 'the angle was doubled twice'],
      ],
    },
    {
      key: '\\cos2a',
      answers: [
        ['\\cos^2a-\\sin^2a', 'right', 'the double angle'],
        ['2\\cos^2a-1', 'right', 'by the cosine'],
        ['1-2\\sin^2a', 'right', 'by the sine'],
        ['\\cos^4a-\\sin^4a', 'right', 'a difference of fourth powers'],
        ['\\frac{1-\\tan^2a}{1+\\tan^2a}', 'right', 'by the tangent'],
        ['2\\cos a', 'wrong', 'the two is not a factor'],
        ['\\cos^2a+\\sin^2a', 'wrong', 'that is one'],
        ['1-\\sin^2a', 'wrong', 'that is a cosine squared'],
        ['2\\cos^2a+1', 'wrong', 'sign of the one'],
      ],
    },
    {
      key: '\\tan x',
      answers: [
        ['\\frac{\\sin x}{\\cos x}', 'right', 'the definition'],
        ['\\frac{1}{\\cot x}', 'right', 'the reciprocal'],
        ['\\frac{\\sin2x}{1+\\cos2x}', 'right', 'the half angle'],
        ['\\tan(x+\\pi)', 'right', 'its period is half a turn'],
        ['\\cot\\left(\\frac\\pi2-x\\right)', 'right', 'the complement'],
        ['\\frac{\\cos x}{\\sin x}', 'wrong', 'upside down'],
        ['\\tan(x+\\frac\\pi2)', 'wrong', 'shifted by a quarter turn'],
        ['\\tan(-x)', 'wrong', 'an odd function'],
        ['\\tan^{-1}x', 'wrong', 'the inverse function, not the reciprocal'],
      ],
    },
    {
      key: '\\cos(u-v)',
      answers: [
        ['\\cos u\\cos v+\\sin u\\sin v', 'right', 'the difference'],
        ['\\cos(v-u)', 'right', 'an even function'],
        ['\\sin\\left(u-v+\\frac\\pi2\\right)', 'right', 'a quarter turn on'],
        ['\\cos u\\cos v-\\sin u\\sin v', 'wrong', 'the sum'],
        ['\\cos u-\\cos v', 'wrong', 'a function does not split'],
        ['\\cos(u+v)', 'wrong', 'the sign'],
      ],
    },
    {
      key: '\\sin(a+b)+\\sin(a-b)',
      answers: [
        ['2\\sin a\\cos b', 'right', 'the mixed terms cancel'],
        ['2\\cos a\\sin b', 'wrong', 'that is the difference of the two'],
        ['\\sin2a', 'wrong', 'the angles were added'],
        ['2\\sin a', 'wrong', 'only for b = 0'],
      ],
    },
    {
      key: '\\frac{1}{\\cos^2y}',
      answers: [
        ['\\sec^2y', 'right', 'the secant'],
        ['1+\\tan^2y', 'right', 'Pythagoras again'],
        ['\\cos^{-2}y', 'right', 'a power of minus two'],
        ['\\frac{2}{1+\\cos2y}', 'right', 'the double angle'],
        ['\\tan^2y', 'wrong', 'one too little'],
        ['1+\\cot^2y', 'wrong', "that is the cosecant's"],
        ['\\arccos^2y', 'wrong', 'the inverse is no reciprocal'],
      ],
    },
    {
      key: '\\sin^{-1}x',
      answers: [
        ['\\arcsin x', 'right', 'minus one is the inverse here'],
        ['\\frac\\pi2-\\arccos x', 'right', 'the complement'],
        ['\\frac{1}{\\sin x}', 'wrong', 'not the reciprocal'],
        ['\\csc x', 'wrong', 'not the reciprocal either'],
        ['\\arccos x', 'wrong', 'the other inverse'],
      ],
    },
    {
      key: '\\arctan x+\\arctan\\frac1x+\\frac{\\pi}{2}',
      answers: [
        [
          '\\pi\\cdot\\frac{1+\\frac{x}{|x|}}{2}+\\frac{\\pi}{2}-\\frac{\\pi}{2}',
          'right',
          'the sum is π/2 with the sign of x',
        ],
        ['\\pi', 'wrong', 'wrong for negative x'],
        ['0', 'wrong', 'wrong for positive x'],
      ],
    },
    {
      key: '\\cos(\\arcsin w)',
      answers: [
        ['\\sqrt{1-w^2}', 'right', 'the cosine is not negative there'],
        ['\\sin(\\arccos w)', 'right', 'symmetric'],
        ['1-w^2', 'wrong', 'without the root'],
        ['-\\sqrt{1-w^2}', 'wrong', 'the other root'],
      ],
    },
    {
      key: '\\sin3x',
      answers: [
        ['3\\sin x-4\\sin^3x', 'right', 'the triple angle'],
        ['\\sin2x\\cos x+\\cos2x\\sin x', 'right', 'two and one'],
        ['3\\sin x', 'wrong', 'the three is not a factor'],
        ['4\\sin^3x-3\\sin x', 'wrong', 'signs changed'],
        ['\\sin^3x', 'wrong', 'a cube'],
      ],
    },
    {
      key: '\\cos\\left(x+\\frac{\\pi}{3}\\right)',
      answers: [
        ['\\frac12\\cos x-\\frac{\\sqrt3}{2}\\sin x', 'right', 'the sum with exact values'],
        ['\\sin\\left(\\frac\\pi6-x\\right)', 'right', 'the complement'],
        ['\\cos\\left(x-\\frac{5\\pi}{3}\\right)', 'right', 'a full turn'],
        ['\\frac12\\cos x+\\frac{\\sqrt3}{2}\\sin x', 'wrong', 'the difference'],
        ['0.5\\cos x-0.866\\sin x', 'wrong', 'rounded'],
        ['\\cos x+\\frac12', 'wrong', 'a function does not split'],
      ],
    },
    {
      key: '\\sin\\frac\\pi{12}',
      answers: [
        ['\\frac{\\sqrt6-\\sqrt2}{4}', 'right', 'the exact value'],
        ['\\sqrt{\\frac{1-\\frac{\\sqrt3}{2}}{2}}', 'right', 'the half angle'],
        ['\\frac{\\sqrt3-1}{2\\sqrt2}', 'right', 'not rationalised'],
        ['\\frac{\\sqrt6+\\sqrt2}{4}', 'wrong', 'that is the cosine'],
        ['0.2588190451', 'wrong', 'a decimal is not the exact value'],
        ['\\frac{1}{4}', 'wrong', 'the nearest quarter'],
      ],
    },
    {
      key: '\\tan\\frac{\\pi}{8}',
      answers: [
        ['\\sqrt2-1', 'right', 'the exact value'],
        ['\\frac{1}{1+\\sqrt2}', 'right', 'its reciprocal spelling'],
        ['\\sqrt2+1', 'wrong', 'that is the tangent of 3π/8'],
        ['1-\\sqrt2', 'wrong', 'the sign'],
        ['\\frac12', 'wrong', 'half of tan(π/4)'],
        ['\\tan\\frac{\\pi}{2}\\cdot\\frac{1}{0}', 'invalid', 'no value'],
      ],
    },
    {
      key: '3\\sin x+4\\cos x',
      answers: [
        ['5\\sin\\left(x+\\arctan\\frac43\\right)', 'right', 'one wave'],
        ['5\\cos\\left(x-\\arctan\\frac34\\right)', 'right', 'as a cosine'],
        ['5\\sin\\left(x+\\arctan\\frac34\\right)', 'wrong', 'the wrong phase'],
        ['7\\sin x', 'wrong', 'amplitudes do not add'],
        ['5\\sin(x+0.9273)', 'wrong', 'a rounded phase'],
      ],
    },
  ],
}

export const degrees: Table = {
  title: 'Angles in degrees',
  check: 'equivalent',
  options: { angles: 'degrees' },
  guide: 'Where the author chooses degrees, sin 30 is one half.',
  questions: [
    {
      key: '\\frac12',
      answers: [
        ['\\sin30', 'right', 'thirty degrees'],
        ['\\cos60', 'right', 'sixty degrees'],
        ['\\sin150', 'right', 'the supplement'],
        ['\\sin30^{\\circ}', 'right', 'the sign for degrees written'],
        ['\\sin\\frac{\\pi}{6}', 'wrong', 'that many degrees is a small angle'],
        ['\\sin60', 'wrong', 'the wrong angle'],
        ['\\cos30', 'wrong', 'the other function'],
      ],
    },
    {
      key: '45',
      answers: [
        ['\\arctan1', 'right', 'inverse functions give degrees'],
        ['\\arcsin\\frac{\\sqrt2}{2}', 'right', 'exact'],
        ['\\frac\\pi4', 'wrong', 'radians'],
        ['\\arctan(-1)', 'wrong', 'the sign'],
      ],
    },
    {
      key: '\\sin(x+360)',
      answers: [
        ['\\sin x', 'right', 'a full turn'],
        ['-\\sin(x+180)', 'right', 'half a turn turns the sign'],
        ['\\cos(x-90)', 'right', 'a quarter turn'],
        ['\\sin(x+2\\pi)', 'wrong', 'a turn in radians'],
        ['\\sin x+360', 'wrong', 'outside the function'],
      ],
    },
  ],
}

export const hyperbolic: Table = {
  title: 'Hyperbolic functions',
  check: 'equivalent',
  questions: [
    {
      key: '\\cosh^2x-\\sinh^2x',
      answers: [
        ['1', 'right', 'the hyperbola'],
        ['\\cos^2x+\\sin^2x', 'right', 'the circle gives the same'],
        ['-1', 'wrong', 'the sign'],
        ['\\cosh2x', 'wrong', 'that is the sum'],
      ],
    },
    {
      key: '\\sinh2x',
      answers: [
        ['2\\sinh x\\cosh x', 'right', 'the double argument'],
        ['\\frac{e^{2x}-e^{-2x}}{2}', 'right', 'the definition'],
        ['2\\sinh x', 'wrong', 'a factor'],
        ['\\sinh^2x+\\cosh^2x', 'wrong', 'that is cosh 2x'],
      ],
    },
    {
      key: '\\operatorname{arsinh}x',
      answers: [
        ['\\ln\\left(x+\\sqrt{x^2+1}\\right)', 'right', 'as a logarithm'],
        ['-\\ln\\left(\\sqrt{x^2+1}-x\\right)', 'right', 'the other way round'],
        ['\\ln\\left(x+\\sqrt{x^2-1}\\right)', 'wrong', 'that is arcosh'],
        ['\\frac{1}{\\sinh x}', 'wrong', 'not the reciprocal'],
      ],
    },
    {
      key: '\\tanh x',
      answers: [
        ['\\frac{e^{2x}-1}{e^{2x}+1}', 'right', 'by one exponential'],
        ['1-\\frac{2}{e^{2x}+1}', 'right', 'split'],
        ['\\frac{\\sinh x}{\\cosh x}', 'right', 'the definition'],
        ['\\frac{e^{x}-1}{e^{x}+1}', 'wrong', 'half the argument'],
        ['\\frac{\\cosh x}{\\sinh x}', 'wrong', 'upside down'],
      ],
    },
  ],
}
