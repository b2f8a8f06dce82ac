import type { Table } from './table.ts'

export const matrices: Table = {
  title: 'Vectors and matrices',
  check: 'equivalent:matrix',
  guide: 'Matrices are compared entry by entry; their shape counts.',
  questions: [
    {
      key: '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      answers: [
        ['\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}', 'right', 'square brackets'],
        ['\\begin{pmatrix}1&\\sqrt4\\\\3&2^2\\end{pmatrix}', 'right', 'entries worked out'],
        ['\\begin{pmatrix}1&3\\\\2&4\\end{pmatrix}', 'wrong', 'rows and columns exchanged'],
        ['\\begin{pmatrix}1&2\\\\3&-4\\end{pmatrix}', 'wrong', 'a sign'],
        ['\\begin{pmatrix}1&2&3&4\\end{pmatrix}', 'wrong', 'one row'],
        ['\\begin{pmatrix}1&2\\end{pmatrix}', 'wrong', 'a row is missing'],
        ['\\begin{pmatrix}3&4\\\\1&2\\end{pmatrix}', 'wrong', 'rows exchanged'],
        ['-2', 'wrong', 'its determinant'],
        ['[[1;2];[3;4]]', 'wrong', 'lists are no matrix'],
      ],
    },
    {
      key: '\\begin{pmatrix}1\\\\0\\\\-2\\end{pmatrix}',
      answers: [
        ['\\begin{bmatrix}1\\\\0\\\\-2\\end{bmatrix}', 'right', 'square brackets'],
        ['\\begin{pmatrix}\\frac55\\\\1-1\\\\-2\\end{pmatrix}', 'right', 'entries worked out'],
        ['\\begin{pmatrix}1&0&-2\\end{pmatrix}', 'wrong', 'a row in place of a column'],
        ['\\begin{pmatrix}1\\\\0\\\\2\\end{pmatrix}', 'wrong', 'a sign'],
        ['\\begin{pmatrix}1\\\\-2\\end{pmatrix}', 'wrong', 'an entry missing'],
        ['\\begin{pmatrix}2\\\\0\\\\-4\\end{pmatrix}', 'wrong', 'a multiple is another vector'],
      ],
    },
    {
      key: '\\begin{pmatrix}\\cos a&-\\sin a\\\\\\sin a&\\cos a\\end{pmatrix}',
      answers: [
        ['\\begin{pmatrix}\\cos a&\\sin(-a)\\\\\\sin a&\\cos(-a)\\end{pmatrix}', 'right', 'even and odd functions'],
        ['\\begin{pmatrix}\\cos a&\\sin a\\\\-\\sin a&\\cos a\\end{pmatrix}', 'wrong', 'the other direction'],
        ['\\begin{pmatrix}\\cos b&-\\sin b\\\\\\sin b&\\cos b\\end{pmatrix}', 'wrong', 'another angle'],
      ],
    },
    {
      key: '\\begin{pmatrix}x^2-1&0\\\\0&2x\\end{pmatrix}',
      answers: [
        ['\\begin{pmatrix}(x-1)(x+1)&0\\\\0&x+x\\end{pmatrix}', 'right', 'entries as expressions'],
        ['\\begin{pmatrix}x^2-1&1\\\\0&2x\\end{pmatrix}', 'wrong', 'an entry off'],
        ['\\begin{pmatrix}2x&0\\\\0&x^2-1\\end{pmatrix}', 'wrong', 'the diagonal exchanged'],
      ],
    },
    {
      key: '\\begin{pmatrix}\\frac12&\\frac13\\end{pmatrix}',
      answers: [
        ['\\begin{pmatrix}0.5&\\frac26\\end{pmatrix}', 'right', 'exact spellings'],
        ['\\begin{pmatrix}0.5&0.333\\end{pmatrix}', 'wrong', 'rounded'],
        ['\\begin{pmatrix}\\frac12\\\\\\frac13\\end{pmatrix}', 'wrong', 'a column'],
      ],
    },
  ],
}

export const systems: Table = {
  title: 'Systems of equations',
  check: 'equivalent:system',
  guide: "A system counts when it has the same solutions as the key's.",
  questions: [
    {
      key: '[x+y=3;x-y=1]',
      answers: [
        ['[x=2;y=1]', 'right', 'solved'],
        ['[y=1;x=2]', 'right', 'in the other order'],
        ['[2x=4;x-y=1]', 'right', 'the two added'],
        ['[x-y=1;x+y=3]', 'right', 'equations exchanged'],
        ['[3x+3y=9;x-y=1]', 'right', 'one tripled'],
        ['[x=1;y=2]', 'wrong', 'values exchanged'],
        ['[x=2;y=-1]', 'wrong', 'a sign'],
        ['[x+y=3]', 'wrong', 'one equation is not enough'],
        ['[x=2]', 'wrong', 'half a solution'],
        ['[x+y=3;x-y=2]', 'wrong', 'another right side'],
        ['[x+y=3;2x+2y=6]', 'wrong', 'twice the same equation'],
      ],
    },
    {
      key: '[y=x^2;y=4]',
      answers: [
        ['[x^2=4;y=4]', 'right', 'put in'],
        ['[y-x^2=0;y=4]', 'right', 'moved over'],
        ['[x=2;y=4]', 'wrong', 'the negative solution is missing'],
        ['[x=4;y=2]', 'wrong', 'exchanged'],
        ['[y=x^2;y=-4]', 'wrong', 'a sign'],
      ],
    },
    {
      key: '[a+b+c=6;a-b=0;c=2]',
      answers: [
        ['[a=2;b=2;c=2]', 'right', 'solved'],
        ['[2a+c=6;a=b;c=2]', 'right', 'put in'],
        ['[a=1;b=3;c=2]', 'wrong', 'not a solution of the second'],
        ['[a=2;b=2]', 'wrong', 'one letter is missing'],
        ['[a=b;c=2]', 'wrong', 'one equation is missing'],
      ],
    },
  ],
}

export const logic: Table = {
  title: 'Propositions',
  check: 'equivalent:logic',
  guide: 'A proposition counts when it is true in the same cases as the key.',
  questions: [
    {
      key: 'A\\land B',
      answers: [
        ['B\\land A', 'right', 'order does not matter'],
        ['A\\text{ and }B', 'right', 'in words'],
        ['\\neg(\\neg A\\lor\\neg B)', 'right', 'De Morgan'],
        ['A\\land B\\land A', 'right', 'repeated'],
        ['A\\lor B', 'wrong', 'or is another connective'],
        ['A', 'wrong', 'half of it'],
        ['\\neg A\\land\\neg B', 'wrong', 'both negated'],
        ['A\\land C', 'wrong', 'another letter'],
      ],
    },
    {
      key: 'A\\Rightarrow B',
      answers: [
        ['\\neg A\\lor B', 'right', 'the definition'],
        ['\\neg B\\Rightarrow\\neg A', 'right', 'the contrapositive'],
        ['\\neg(A\\land\\neg B)', 'right', 'never the one without the other'],
        ['B\\Rightarrow A', 'wrong', 'the converse'],
        ['\\neg A\\Rightarrow\\neg B', 'wrong', 'the inverse'],
        ['A\\land B', 'wrong', 'both'],
        ['A\\Leftrightarrow B', 'wrong', 'both directions'],
      ],
    },
    {
      key: '\\neg(P\\lor Q)',
      answers: [
        ['\\neg P\\land\\neg Q', 'right', 'De Morgan'],
        ['\\neg Q\\land\\neg P', 'right', 'in the other order'],
        ['\\neg P\\lor\\neg Q', 'wrong', 'the wrong half of De Morgan'],
        ['\\neg P\\lor Q', 'wrong', 'only the first negated'],
        ['P\\land Q', 'wrong', 'no negation left'],
      ],
    },
    {
      key: 'P\\land(Q\\lor R)',
      answers: [
        ['(P\\land Q)\\lor(P\\land R)', 'right', 'distributed'],
        ['(R\\lor Q)\\land P', 'right', 'order does not matter'],
        ['(P\\land Q)\\lor R', 'wrong', 'the bracket moved'],
        ['P\\lor(Q\\land R)', 'wrong', 'connectives exchanged'],
        ['(P\\lor Q)\\land(P\\lor R)', 'wrong', 'the other distributive law'],
      ],
    },
    {
      key: 'A\\lor\\neg A',
      answers: [
        ['B\\lor\\neg B', 'right', 'always true, whatever the letter'],
        ['A\\Rightarrow A', 'right', 'also always true'],
        ['A', 'wrong', 'not always true'],
        ['A\\land\\neg A', 'wrong', 'never true'],
      ],
    },
    {
      key: 'A\\Leftrightarrow B',
      answers: [
        ['(A\\Rightarrow B)\\land(B\\Rightarrow A)', 'right', 'both directions'],
        ['(A\\land B)\\lor(\\neg A\\land\\neg B)', 'right', 'both or neither'],
        ['\\neg A\\Leftrightarrow\\neg B', 'right', 'both negated'],
        ['A\\Rightarrow B', 'wrong', 'one direction'],
        ['A\\land B', 'wrong', 'both only'],
      ],
    },
  ],
}

export const plusMinus: Table = {
  title: 'Plus or minus',
  check: 'equivalent:plus-minus',
  guide: '± stands for both numbers; all ± of an answer change together.',
  questions: [
    {
      key: '\\pm3',
      answers: [
        ['\\mp3', 'right', 'the same two numbers'],
        ['\\pm\\sqrt9', 'right', 'worked out'],
        ['-(\\pm3)', 'right', 'the minus changes them over'],
        ['3', 'wrong', 'one of the two'],
        ['-3', 'wrong', 'the other one'],
        ['\\pm\\frac13', 'wrong', 'other numbers'],
        ['\\pm9', 'wrong', 'not the root'],
      ],
    },
    {
      key: '2\\pm\\sqrt5',
      answers: [
        ['2\\mp\\sqrt5', 'right', 'the same pair'],
        ['\\frac{4\\pm\\sqrt{20}}{2}', 'right', 'not reduced'],
        ['-(-2\\pm\\sqrt5)', 'right', 'a common minus'],
        ['-2\\pm\\sqrt5', 'wrong', 'the sign of the two'],
        ['2+\\sqrt5', 'wrong', 'one of the two'],
        ['\\pm2+\\sqrt5', 'wrong', 'the sign at the wrong place'],
        ['2\\pm5', 'wrong', 'the root is forgotten'],
      ],
    },
    {
      key: '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
      answers: [
        ['-\\frac{b}{2a}\\pm\\frac{\\sqrt{b^2-4ac}}{2a}', 'right', 'in two fractions'],
        ['\\frac{2c}{-b\\mp\\sqrt{b^2-4ac}}', 'right', 'the citardauq formula'],
        ['\\frac{b\\pm\\sqrt{b^2-4ac}}{-2a}', 'right', 'expanded by minus one'],
        ['\\frac{b\\pm\\sqrt{b^2-4ac}}{2a}', 'wrong', 'the sign of b'],
        ['-b\\pm\\frac{\\sqrt{b^2-4ac}}{2a}', 'wrong', 'only the root is divided'],
        ['\\frac{-b\\pm\\sqrt{b^2+4ac}}{2a}', 'wrong', 'the sign inside'],
        ['\\frac{-b+\\sqrt{b^2-4ac}}{2a}', 'wrong', 'one of the two'],
      ],
    },
    {
      key: '\\cos a\\cos b\\mp\\sin a\\sin b',
      answers: [
        ['\\cos(a\\pm b)', 'right', 'the addition theorem keeps the signs apart'],
        ['\\cos(a\\mp b)', 'undecided', 'the same two values with the signs exchanged, so a person looks'],
        ['\\cos a\\cos b\\mp\\cos a\\sin b', 'wrong', 'another product'],
        ['\\cos(a+b)', 'wrong', 'one of the two'],
      ],
    },
  ],
}
