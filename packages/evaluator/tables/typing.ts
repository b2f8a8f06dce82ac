import type { Table } from './table.ts'

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
