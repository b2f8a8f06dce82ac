import type { Table } from './table.ts'

export const howItIsRead: Table = {
  title: 'How an answer is read',
  check: 'equivalent',
  guide: 'What is typed without a sign multiplies; a fraction bar takes what stands above and below it.',
  questions: [
    {
      key: '2x',
      answers: [
        ['2\\cdot x', 'right', 'a dot'],
        ['2\\times x', 'right', 'a cross'],
        ['2\\left(x\\right)', 'right', 'a bracket'],
        ['x2', 'right', 'a number behind its letter'],
        ['(2)(x)', 'right', 'two brackets'],
        ['x^2', 'wrong', 'a power'],
        ['2+x', 'wrong', 'a sum'],
        ['2_x', 'invalid', 'a number has no index'],
      ],
    },
    {
      key: '\\frac12x',
      answers: [
        ['\\frac{1}{2}x', 'right', 'braces'],
        ['\\frac x2', 'right', 'above the bar'],
        ['x/2', 'right', 'in a line'],
        ['1/2x', 'right', 'from left to right, so half of x', '1/2x'],
        ['\\frac1 2 x', 'right', 'spaces do not matter'],
        ['\\frac{1}{2x}', 'wrong', 'the letter below'],
      ],
    },
    {
      key: 'x^{23}',
      answers: [
        ['x^{20}x^3', 'right', 'exponents add'],
        ['x^23', 'wrong', 'without braces only one digit is an exponent', 'x^{2}\\cdot 3'],
      ],
    },
    {
      key: '\\sin^2x',
      answers: [
        ['\\sin(x)^2', 'right', 'the square of the value'],
        ['\\left(\\sin x\\right)^2', 'right', 'in brackets'],
        ['{\\sin x}^2', 'right', 'in braces'],
        ['\\sin(x^2)', 'wrong', 'of the square'],
      ],
    },
    {
      key: '\\sin2x',
      answers: [
        ['\\sin(2x)', 'right', 'the product belongs to the function'],
        ['\\sin2\\cdot x\\cdot1+\\sin(2x)-\\sin2\\cdot x', 'right', 'nothing added'],
        ['\\sin(2)x', 'wrong', 'brackets end the argument'],
        ['2\\sin x', 'wrong', 'outside'],
      ],
    },
    {
      key: '\\ln xy',
      answers: [
        ['\\ln(xy)', 'right', 'the product belongs to the function'],
        ['\\ln(x)y', 'wrong', 'brackets end the argument'],
      ],
    },
    {
      key: '-x^2',
      answers: [
        ['-(x^2)', 'right', 'the power binds closer'],
        ['0-x^2', 'right', 'taken from nothing'],
        ['(-x)^2', 'wrong', 'the sign inside'],
      ],
    },
    {
      key: '2^{3^2}',
      answers: [
        ['2^9', 'right', 'powers from above'],
        ['512', 'right', 'worked out'],
        ['(2^3)^2', 'wrong', 'powers from below'],
        ['64', 'wrong', 'that gives this'],
      ],
    },
    {
      key: '6/2(1+2)',
      answers: [
        ['9', 'right', 'from left to right'],
        ['3(1+2)', 'right', 'one step'],
        ['1', 'wrong', 'the product does not bind closer'],
      ],
    },
    {
      key: '\\sqrt[3]{8}',
      answers: [
        ['2', 'right', 'the cube root'],
        ['8^{1/3}', 'right', 'as a power'],
        ['3\\sqrt8', 'wrong', 'a factor'],
      ],
    },
    {
      key: '|x|',
      answers: [
        ['\\left|x\\right|', 'right', 'bars that grow'],
        ['\\lvert x\\rvert', 'right', 'named bars'],
        ['\\operatorname{abs}(x)', 'right', "the function's name"],
        ['x', 'wrong', 'no bars'],
      ],
    },
    {
      key: 'f(x+1)',
      answers: [
        ['fx+f', 'right', 'f is a letter here'],
        ['f\\cdot(x+1)', 'right', 'a product'],
        ['fx+1', 'wrong', 'a bracket is missing'],
      ],
    },
    {
      key: 'a_1+a_2',
      answers: [
        ['a_{1}+a_{2}', 'right', 'braces around the index'],
        ['a_2+a_1', 'right', 'order'],
        ['3a', 'wrong', 'indices are not factors'],
        ['a1+a2', 'wrong', 'numbers behind are factors'],
      ],
    },
    {
      key: '\\pi r^2',
      answers: [
        ['r^2\\pi', 'right', 'order'],
        ['πr^2', 'right', 'the letter itself'],
        ['pr^2', 'wrong', 'another letter'],
        ['(\\pi r)^2', 'wrong', 'the power binds closer'],
      ],
    },
    {
      key: 'e^x',
      answers: [
        ['\\exp x', 'right', 'by its name'],
        ['\\mathrm{e}^x', 'right', 'an upright e'],
        ['\\exponentialE^x', 'right', 'as keyboards write it'],
        ['E^x', 'wrong', 'a capital is a letter'],
      ],
    },
    {
      key: '\\log_28',
      answers: [
        ['3', 'right', 'the base is two'],
        ['\\log_2(8)', 'right', 'brackets'],
        ['\\log28', 'wrong', 'base ten of twenty-eight'],
      ],
    },
    {
      key: '\\frac{d}{dx}x^2',
      answers: [
        ['2x', 'right', 'a derivative'],
        ['\\frac{1}{x}x^2', 'wrong', 'not cancelled letters'],
      ],
    },
    {
      key: 'x\\times10^3',
      answers: [
        ['1000x', 'right', 'a cross is a product'],
        ['x\\cdot10^{3}', 'right', 'a dot'],
        ['x10^{-3}', 'wrong', 'the sign'],
      ],
    },
    {
      key: '2\\frac13',
      answers: [
        ['\\frac23', 'right', 'without mixed numbers it is a product'],
        ['\\frac73', 'wrong', 'only with mixed numbers'],
      ],
    },
  ],
}

export const declaredFunctions: Table = {
  title: 'Letters that are functions',
  check: 'equivalent',
  options: { functions: ['f'] },
  questions: [
    {
      key: 'f(x+1)',
      answers: [
        ['f(1+x)', 'right', 'the argument may be rearranged'],
        ['f\\left(x+1\\right)', 'right', 'brackets that grow'],
        ['f(x)+f(1)', 'wrong', 'nothing is known about f'],
        ['fx+f', 'wrong', 'not a product'],
        ['f(x)+1', 'wrong', 'inside is not outside'],
      ],
    },
    {
      key: 'f(x)^2',
      answers: [
        ['f(x)f(x)', 'right', 'a product of values'],
        ['f(x^2)', 'wrong', 'of the square'],
        ['f(f(x))', 'wrong', 'applied twice'],
      ],
    },
  ],
}

export const mixedNumbers: Table = {
  title: 'Mixed numbers',
  check: 'equivalent',
  options: { mixedNumbers: true },
  questions: [
    {
      key: '\\frac73',
      answers: [
        ['2\\frac13', 'right', 'two and a third'],
        ['2\\frac{2}{6}', 'right', 'not in lowest terms'],
        ['1\\frac43', 'right', 'not normal, but the same number'],
        ['\\frac23', 'wrong', 'a product'],
        ['3\\frac12', 'wrong', 'exchanged'],
      ],
    },
    {
      key: '-\\frac{11}{4}',
      answers: [
        ['-2\\frac34', 'right', 'the sign is before the whole'],
        ['-2+\\frac34', 'wrong', 'the sign takes both'],
        ['2\\frac34', 'wrong', 'the sign is lost'],
      ],
    },
  ],
}

export const plainText: Table = {
  title: 'Answers typed as plain text',
  check: 'equivalent',
  options: { mode: 'text' },
  guide: 'In plain text * multiplies, / divides, ^ takes a whole number.',
  questions: [
    {
      key: '2*x^2/(x+1)',
      answers: [
        ['2x²/(1+x)', 'right', 'a superscript'],
        ['2*x*x/(x+1)', 'right', 'a product'],
        ['(2x^2)/(x+1)', 'right', 'brackets'],
        ['2·x^2÷(x+1)', 'right', 'other signs'],
        ['x^2/(0.5x+0.5)', 'right', 'decimals'],
        ['2*x^2/x+1', 'wrong', 'the bracket is missing'],
        ['2*(x/(x+1))^2', 'wrong', 'the square reaches too far'],
      ],
    },
    {
      key: 'x^23',
      answers: [
        ['x^(23)', 'right', 'all digits belong to the exponent in text'],
        ['x^20*x^3', 'right', 'exponents add'],
        ['x^2*3', 'wrong', 'not one digit'],
      ],
    },
    {
      key: 'sqrt(x)*3',
      answers: [
        ['3*sqrt(x)', 'right', 'order'],
        ['3√x', 'right', 'the sign'],
        ['3*x^(1/2)', 'right', 'a power'],
        ['3*x^0.5', 'right', 'a decimal'],
        ['sqrt(3*x)', 'wrong', 'the three inside'],
        ['sqrt(x*9) + 1 - 2', 'wrong', 'another number'],
      ],
    },
    {
      key: 'sin(x)^2',
      answers: [
        ['sin^2(x)', 'right', 'the square on the name'],
        ['(1-cos(2*x))/2', 'right', 'the double angle'],
        ['sin(x^2)', 'wrong', 'inside'],
      ],
    },
    {
      key: '1.5e3',
      answers: [
        ['1500', 'right', 'E notation'],
        ['1.5E3', 'right', 'a capital'],
        ['1.5*10^3', 'right', 'written out'],
        ['1.5*e*3', 'wrong', "not Euler's number"],
      ],
    },
    {
      key: '-1/2',
      answers: [
        ['-0.5', 'right', 'a decimal'],
        ['−1/2', 'right', 'the long minus'],
        ['- 1 / 2', 'right', 'spaces'],
        ['1/2', 'wrong', 'the sign'],
      ],
    },
    {
      key: 'pi*r^2',
      answers: [
        ['π r²', 'right', 'letters and superscripts'],
        ['r*pi*r', 'right', 'order'],
        ['pi*r*2', 'wrong', 'a product'],
      ],
    },
    {
      key: 'abs(x-3)',
      answers: [
        ['|x-3|', 'right', 'bars'],
        ['|3-x|', 'right', 'turned'],
        ['x-3', 'wrong', 'none'],
      ],
    },
    {
      key: '(x+1)(x-1)',
      answers: [
        ['x^2-1', 'right', 'brackets side by side multiply'],
        ['(x+1)*(x-1)', 'right', 'with a star'],
        ['x+1*x-1', 'wrong', 'no brackets'],
      ],
    },
  ],
}

export const unreadable: Table = {
  title: 'What cannot be read',
  check: 'equivalent',
  guide: 'What cannot be read is never wrong: the learner is told where, and no attempt is spent.',
  questions: [
    {
      key: 'x',
      answers: [
        ['x+', 'invalid', 'a term is missing'],
        ['(x', 'invalid', 'a bracket is missing'],
        ['x)', 'invalid', 'a bracket too many'],
        ['\\frac{x}{', 'invalid', 'a fraction without its end'],
        ['\\frac{x}{}', 'invalid', 'nothing below'],
        ['\\sqrt{}', 'invalid', 'no number under the root'],
        ['x^', 'invalid', 'no exponent'],
        ['x\\cdot\\cdot x', 'invalid', 'two signs'],
        ['\\placeholder{}', 'invalid', 'an empty box'],
        ['\\left(x\\right]', 'invalid', 'brackets of two kinds'],
        ['\\sin', 'invalid', 'no argument'],
        ['=x', 'invalid', 'half an equation'],
        ['x=', 'invalid', 'the other half'],
        ['[1;2', 'invalid', 'a list without its end'],
        ['|x', 'invalid', 'one bar'],
        ['\\unknown{x}', 'invalid', 'a command that does not exist'],
        ['\\begin{pmatrix}1&2\\\\3\\end{pmatrix}', 'invalid', 'rows of two lengths'],
        ['1..2', 'invalid', 'two points'],
        ['x,y,z', 'invalid', 'a list without brackets'],
      ],
    },
  ],
}

export const renaming: Table = {
  title: 'The same up to names of letters',
  check: 'equivalent:renaming',
  options: { fixed: ['x'] },
  guide: 'Where constants may have any name, C and K are as good as each other.',
  questions: [
    {
      key: 'Ce^{-x}',
      answers: [
        ['Ke^{-x}', 'right', 'another name'],
        ['Ae^{-x}', 'right', 'yet another'],
        ['e^{-x}k', 'right', 'order'],
        ['Ce^x', 'wrong', 'the sign'],
        ['Ce^{-y}', 'wrong', 'x is not to be renamed'],
        ['e^{-x}', 'wrong', 'the constant is missing'],
      ],
    },
    {
      key: 'A\\cos x+B\\sin x',
      answers: [
        ['B\\cos x+A\\sin x', 'right', 'names exchanged'],
        ['C_1\\cos x+C_2\\sin x', 'right', 'with indices'],
        ['b\\sin x+a\\cos x', 'right', 'order'],
        ['A\\cos x+A\\sin x', 'wrong', 'two constants became one'],
        ['A\\cos x-B\\sin x', 'wrong', 'a sign cannot be taken into a name'],
        ['A\\cos x+B\\sin2x', 'wrong', 'another function'],
      ],
    },
  ],
}
