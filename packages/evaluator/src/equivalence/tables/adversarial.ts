import type { EquivalenceRow } from './row.ts'

const many = '7'.repeat(10_000)

/** Input meant to hang or to overflow: each is answered at once. */
export const adversarial: readonly EquivalenceRow[] = [
  ['1', '9^(9^(9^9))', 'undecided', 'a tower beyond any budget'],
  ['1', '1000000000!', 'undecided', 'a factorial beyond any budget'],
  [many, many, 'equal', 'ten thousand digits'],
  [many, `${many.slice(1)}8`, 'different', 'ten thousand digits, one differs'],
  [`sqrt(${many})`, `${many}^(1/2)`, 'equal', 'root of ten thousand digits'],
  ['x^1000000000', 'x^1000000001', 'different', 'a huge exponent is not multiplied out'],
  ['2^1000000000', '2^1000000001', 'undecided', 'a number with 300 million digits is not written out'],
  ['(x+1)^100000', '(1+x)^100000', 'equal', 'decided modulo a prime'],
  ['(x+y+z+w)^200', '(x+y+z+w)^200+1', 'different', 'a hundred thousand terms are not written out'],
  ['sin(10^50)', 'sin(10^50+1)', 'different', 'sines of huge numbers keep their digits'],
  ['e^(e^(e^(e^x)))', 'e^(e^(e^(e^(2x))))', 'different', 'overflow decides nothing, smaller points do'],
  ['e^50000', 'e^(100*500)', 'equal', 'beyond doubles'],
  ['binomial(1000000,500000)', '1', 'undecided', 'a huge binomial coefficient'],
  ['sin(x)+10^(-30)', 'sin(x)', 'different', 'a difference below doubles shows with more digits'],
  ['x+10^(-200)', 'x', 'different', 'a difference below 160 digits shows exactly'],
]
