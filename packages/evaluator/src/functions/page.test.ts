import { expect, it } from 'vitest'
import { toLatex } from '../printing/latex.ts'
import { toText } from '../printing/text.ts'
import type { CallNode } from '../tree.ts'
import { computing } from './computing/all.ts'
import { hasValues } from './computing/function-computing.ts'
import type { Domain, FunctionComputing } from './computing/function-computing.ts'
import { words } from './words.ts'

const head = `# Functions

For authors: the functions that formulas may use, how each is written, and for which real numbers it has a value. The page is
made from the table of functions (\`packages/evaluator/src/functions\`).

In LaTeX every spelling may stand in \`\\operatorname{…}\`; in text it stands before a bracket. Functions marked with • may
stand before their argument without brackets: \`\\sin x\`, in text \`sin x\`.

| function | LaTeX | text | also spelt | a real value for |
| --- | --- | --- | --- | --- |
`

const domains: Readonly<Record<Domain, string>> = {
  all: 'all real numbers',
  poles: 'all but its poles',
  'not zero': 'x ≠ 0',
  '≥ 0': 'x ≥ 0',
  '> 0': 'x > 0',
  '≥ 1': 'x ≥ 1',
  '(0, 1]': '0 < x ≤ 1',
  '[−1, 1]': '−1 ≤ x ≤ 1',
  '(−1, 1)': '−1 < x < 1',
  'outside (−1, 1)': 'x ≤ −1 or x ≥ 1',
  'outside [−1, 1]': 'x < −1 or x > 1',
  'whole numbers': 'whole numbers',
  'depends on the second argument': 'depends on the second argument',
}

function domainOf(f: FunctionComputing): string {
  if (hasValues(f)) return domains[f.domain]
  return f.kind === 'rewritten' ? 'what it stands for' : 'no value of its own'
}

const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``

const rows = words.map(({ name, arity: [least], takes, spellings, spoken }) => {
  const at = { from: 0, to: 0 }
  const args = ['x', 'y', 'a'].slice(0, least).map((letter) => ({ kind: 'symbol' as const, name: letter, at }))
  const call: CallNode = { kind: 'call', name, args, at }
  const others = spellings.map(code).join(', ')
  return `| ${spoken}${takes === 'bare' ? ' •' : ''} | ${code(toLatex(call))} | ${code(toText(call))} | ${others} | ${domainOf(computing[name])} |\n`
})

it('the page of functions says what the table says', async () => {
  await expect(head + rows.join('')).toMatchFileSnapshot('../../../../docs/authoring/functions.md')
})
