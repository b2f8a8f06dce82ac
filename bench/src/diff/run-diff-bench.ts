/** Two versions of a long text compared word by word, as the page of versions does it. */

import process from 'node:process'
import { diffRichText, doc, type RichText } from '@isomorph/rich-text'

const paragraphs = 200
const words = 60

/** A text in which one paragraph of three says something else in each version. */
function version(number: number): RichText {
  const lines = Array.from({ length: paragraphs }, (_, line) =>
    Array.from({ length: words }, (__, word) =>
      line % 3 === 0 && word % 7 === 0 ? `changed${number}x${word}` : `word${line}x${word}`,
    ).join(' '),
  )
  return doc(...lines)
}

/** One line: the middle one of eleven comparisons, in milliseconds. */
export function runDiffBench(): void {
  const [before, after] = [version(1), version(2)]
  const times = Array.from({ length: 11 }, () => {
    const begun = performance.now()
    diffRichText(before, after)
    return performance.now() - begun
  })
  const milliseconds = Math.round((times.toSorted((a, b) => a - b)[5] ?? 0) * 10) / 10
  process.stdout.write(`${JSON.stringify({ paragraphs, words: paragraphs * words, milliseconds })}\n`)
}
