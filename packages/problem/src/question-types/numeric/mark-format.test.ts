import { numeric } from '../../problem.fixtures.ts'
import { markingTable } from '../../marking/mark-answer.fixtures.ts'

const twoPercent = { kind: 'Percentage', value: '2' } as const

markingTable('a required format', numeric('c', { numberFormatType: 'Fraction' }), [
  ['\\frac{3}{8}', 'correct', 100, 'a fraction'],
  ['0.375', 'incorrect', 0, 'the right number, not a fraction'],
])

markingTable('a complex number', numeric('a-4i', { numberFormatType: 'ComplexRectangularI' }), [
  ['3-4i', 'correct', 100, 'as expected'],
  ['-4i+3', 'correct', 100, 'the other way round'],
  ['3+4i', 'incorrect', 0, 'the conjugate'],
  ['5e^{-0.927i}', 'incorrect', 0, 'not rectangular'],
])

markingTable('a complex number within a tolerance', numeric('a-4i', { tolerance: twoPercent }), [
  ['5e^{-0.927i}', 'correct', 100, 'polar'],
  ['5\\angle -53.1^{\\circ}', 'correct', 100, 'with an angle in degrees'],
  ['5e^{0.927i}', 'incorrect', 0, 'the conjugate'],
])

markingTable('several answers', numeric(['a', ['-a', 50], ['2a', 0]], {}), [
  ['3', 'correct', 100, 'the first'],
  ['-3', 'partial', 50, 'partial credit'],
  ['6', 'incorrect', 0, 'a foreseen mistake'],
])

markingTable('a list in any order', numeric('[1;a;b]'), [
  ['[1;3;-4]', 'correct', 100, 'as it stands'],
  ['[-4;1;3]', 'correct', 100, 'in another order'],
  ['1;3;-4', 'correct', 100, 'without brackets'],
  ['[1;3]', 'incorrect', 0, 'one missing'],
  ['[1;3;-4;-4]', 'incorrect', 0, 'one too many'],
  ['[1;1;3]', 'incorrect', 0, 'one twice'],
])

markingTable('a list in order', numeric('[1;a;b]', { isListOrdered: true }), [
  ['[1;3;-4]', 'correct', 100, 'in order'],
  ['[3;1;-4]', 'incorrect', 0, 'in another order'],
])

markingTable('a list with tolerance', numeric('[1;1.05]', { tolerance: { kind: 'Unit', value: '0.05' } }), [
  ['[1.04;1]', 'correct', 100, 'each item finds a partner'],
  ['[1.04;1.1]', 'correct', 100, 'the first item takes the partner that is left'],
  ['[1.2;1]', 'incorrect', 0, 'one has none'],
])
