/** Maxima as a peer: one process kept warm, asked over its standard input. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { performance } from 'node:perf_hooks'
import type { Answered, Pair } from './peer.ts'

/** Zero after one of the simplifications that teachers' systems chain; never zero counts as different. */
const preamble = String.raw`display2d:false$ ratprint:false$ keepfloat:false$ ln(x):=log(x)$ log10(x):=log(x)/log(10)$
root(x,n):=x^(1/n)$ conj(x):=conjugate(x)$ ceil(x):=ceiling(x)$ binom(n,k):=binomial(n,k)$
iszero(r):=r#[] and is(first(r)=0)$
vanishes(d):=iszero(errcatch(ratsimp(d))) or iszero(errcatch(fullratsimp(trigexpand(d)))) or iszero(errcatch(radcan(d)))
  or iszero(errcatch(fullratsimp(exponentialize(d)))) or iszero(errcatch(ratsimp(rectform(d))))
  or iszero(errcatch(fullratsimp(minfactorial(makefact(d))))) or iszero(errcatch(radcan(trigreduce(d))))$
compare_pair(a,b):=block([r:errcatch(vanishes(a-b))], if r=[] then print("no verdict") else if first(r)=true then print("verdict: true") else print("verdict: false"))$
`

const inMaxima = (text: string): string =>
  text
    .replaceAll(/\barc(sin|cos|tan|sec|csc|cot)\b/g, 'a$1')
    .replaceAll(/\bar((?:sin|cos|tan|sec|csc|cot)h)\b/g, 'a$1')
    .replaceAll(/\blog\(/g, 'log10(')
    .replaceAll(/\bln\(/g, 'log(')
    .replaceAll(
      /(?<![\w.])(\d*)\.(\d+)/g,
      (_, whole: string, part: string) => `(${whole}${part}/1${'0'.repeat(part.length)})`,
    )
    .replaceAll(/(?<![\w])(e|i|pi|inf)(?![\w(])/g, '%$1')
    .replaceAll('%inf', 'inf')
    .replaceAll(';', ',')

/** Answers the pairs on standard input, one line each. Ends where Maxima asks back: whoever runs it starts it again. */
export async function serveMaxima(): Promise<void> {
  const maxima = spawn('maxima', ['--very-quiet'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: maxima.stdout })[Symbol.asyncIterator]()
  const nextVerdict = async (): Promise<boolean | null> => {
    let verdict: boolean | null = null
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true || value.includes('Acceptable answers are')) throw new Error('Maxima needs to be asked anew.')
      const found = /verdict: (true|false)/.exec(value)?.[1]
      if (found !== undefined) verdict = found === 'true'
      // Said after every pair, also after one that could not be read.
      if (value.startsWith('next please')) return verdict
    }
  }
  maxima.stdin.write(preamble)
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const { text } = JSON.parse(line) as Pair
      const started = performance.now()
      maxima.stdin.write(`compare_pair(${inMaxima(text[0])},${inMaxima(text[1])})$\nprint("next please")$\n`)
      const verdict = await nextVerdict()
      const answered: Answered = { verdict, us: (performance.now() - started) * 1000 }
      process.stdout.write(`${JSON.stringify(answered)}\n`)
    }
  } finally {
    maxima.kill('SIGKILL')
  }
}
