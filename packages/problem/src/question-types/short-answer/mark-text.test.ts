import { shortAnswer } from '../../problem.fixtures.ts'
import { markingTable } from '../../marking/mark-answer.fixtures.ts'

markingTable('a short answer', shortAnswer(['Iron', ['{metal} oxide', 40]]), [
  ['iron', 'correct', 100, 'other capitals'],
  ['  IRON ', 'correct', 100, 'spaces around it'],
  ['i\u200bron', 'correct', 100, 'what cannot be seen does not count'],
  ['irons', 'incorrect', 0, 'an extra letter'],
  ['iron  oxide', 'partial', 40, 'a text with a variable'],
])

markingTable('a short answer to the letter', shortAnswer('pH', { ignoresCase: false }), [
  ['pH', 'correct', 100, 'as it is'],
  ['PH', 'incorrect', 0, 'other capitals'],
])

markingTable('a short answer for a person', shortAnswer('', { marking: 'manual' }), [
  ['Because.', 'needsPerson', 0, 'somebody reads it'],
  ['  ', 'incorrect', 0, 'a blank needs nobody'],
])
