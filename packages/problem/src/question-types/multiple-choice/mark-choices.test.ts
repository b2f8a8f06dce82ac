import { doc, text } from '@isomorph/rich-text'
import { choice, multipleChoice } from '../../problem.fixtures.ts'
import { markingTable } from '../../marking/mark-answer.fixtures.ts'

markingTable('one choice', multipleChoice([choice(1, 'x', 100), choice(2, 'y'), choice(3, 'z', 50)]), [
  ['1', 'correct', 100, 'the right one'],
  ['3', 'partial', 50, 'half right'],
  ['2', 'incorrect', 0, 'wrong'],
  ['1;2', 'unreadable', 0, 'two where one is asked for'],
  ['9', 'unreadable', 0, 'no such choice'],
  ['x', 'unreadable', 0, 'no key'],
])

const four = [choice(1, 'a', 100), choice(2, 'b', 100), choice(3, 'c'), choice(4, 'd')]

markingTable('several choices, all or nothing', multipleChoice(four, { isMultiple: true }), [
  ['1;2', 'correct', 100, 'both'],
  ['2;1', 'correct', 100, 'in any order'],
  ['1', 'incorrect', 0, 'one missing'],
  ['1;2;3', 'incorrect', 0, 'one too many'],
])

markingTable(
  'several choices, a share per decision',
  multipleChoice(four, { isMultiple: true, creditRule: 'perChoice' }),
  [
    ['1;2', 'correct', 100, 'all four decisions'],
    ['1', 'partial', 75, 'three of four'],
    ['3;4', 'incorrect', 0, 'none'],
  ],
)

markingTable(
  'several choices, right minus wrong',
  multipleChoice(four, { isMultiple: true, creditRule: 'rightMinusWrong' }),
  [
    ['1', 'partial', 50, 'one of two'],
    ['1;2;3', 'partial', 50, 'two less one'],
    ['3;4', 'incorrect', 0, 'never below nothing'],
  ],
)

const twins = [choice(1, 'a', 100), choice(2, 'b', 100), choice(3, 'a'), choice(4, 'd')]

markingTable('several choices of which two read alike', multipleChoice(twins, { isMultiple: true }), [
  ['1;2', 'correct', 100, 'the right ones'],
  ['2;3', 'correct', 100, 'the twin of a right one'],
  ['1;2;3', 'correct', 100, 'both twins'],
  ['3', 'incorrect', 0, 'one missing'],
  ['2;3;4', 'incorrect', 0, 'one too many'],
])

const raised = doc({ type: 'paragraph', content: [text('10'), text('2', { type: 'superscript' })] })

markingTable(
  'one choice that differs from the right one by what is raised',
  multipleChoice([choice(1, raised, 100), choice(2, doc('102'))]),
  [
    ['1', 'correct', 100, 'ten squared'],
    ['2', 'incorrect', 0, 'a hundred and two'],
  ],
)
