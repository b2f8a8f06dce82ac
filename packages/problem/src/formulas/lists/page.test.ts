import { expect, it } from 'vitest'
import { bindingFunctions } from './binding-functions.ts'
import { dataFunctions, numberRange } from './data-functions.ts'

const head = `# Data

For authors: problems about data, from ten measured values to a regression line. The table is made from the functions of
\`packages/problem/src/formulas/lists\`.

A variable can be a **list** of up to 500 numbers:

- a *random number* whose “How many” is more than 1: a sample, all values equally likely or from a normal distribution, without
  repetition or in order if you like. Each variant has its own sample.
- a *number set* with “All values at once”: given data, the same in every variant.
- a *calculated value* whose formula is a list: \`[a, 2b, 7]\`, \`range(1, 10)\`, \`sort(x)\`, or \`2x+1\`, which is worked out for each
  element of the list \`x\`. Two lists in such a formula have the same length.

In the text a list is shown as its numbers one after another: 3, 7, 12. A cell of a table that holds nothing but a list is filled with its
elements: along the row where the row begins with a heading, else downwards, the row repeated for each element. “Table → Fill a row from
list x” makes such a table, and what is typed next stands behind it. Where there is no list yet, “Fill a row from a new list” makes ten random
numbers first. Other tables begin with up to ten rows and columns, chosen in a grid.

\`x[3]\` is the third element; \`x_3\` is another variable. Where a number is needed, a list is an error: take \`mean(x)\` or \`x[1]\`. The
right answer to a numeric question may be a list: \`[a; b]\`, \`sort(x)\` or \`filter(k>5, k, x)\`, with up to 60 numbers. Learners type
\`[3; 8]\` or \`3; 8\`; each number is compared with the tolerance. Under *Marking*, the question says whether the order counts, whether
repeats count once as in a set, and whether each right element earns its share: three of four earn 75 %, and one that is too much takes one back. Conditions hold for the whole sample: \`\\operatorname{stdev}(x)>2\`. Where few samples meet one, such as
\`\\operatorname{mean}(x)=12\` or \`\\operatorname{mean}(x)=\\lfloor\\operatorname{mean}(x)\\rfloor\` (a mean that is a whole number), tick “The last number makes the
conditions hold”: all numbers but one are drawn, and that one is worked out.

\`map\` and \`filter\` go through a list with a letter of their own: \`map(binompdf(4, 0.5, k), k, range(0, 4))\` are the five probabilities,
\`filter(y[k]>3, k, range(1, count(y)))\` the places where \`y\` is above 3. The letter must not be a variable of the problem.

Calculated values, conditions and right answers to numbers also take functions of distributions, as calculators call them:
\`binomcdf(10, 0.5, 3)\` is 11/64, \`normalcdf(60, 80, 70, 5)\` the share between 60 and 80, \`invt(0.975, 9)\` the factor of a 95 % interval
from ten values, \`chi2cdf(7.2, 10^9, 4)\` a p-value. The tests compare them with SciPy and R.

What is worked out from fractions is a fraction; roots have 100 digits. A word that stands before a bracket and is no function is named
as one word, and not as a product of its letters.

| function | gives |
| --- | --- |
`

const all = [...Object.values(dataFunctions), ...Object.values(bindingFunctions), numberRange].sort((a, b) =>
  a.example.localeCompare(b.example),
)

it('the page about data says what the table says', async () => {
  const rows = all.map(({ example, meaning }) => `| \`${example}\` | ${meaning} |\n`)
  await expect(head + rows.join('')).toMatchFileSnapshot('../../../../../docs/authoring/data.md')
})
