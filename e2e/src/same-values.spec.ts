import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'

const SEEDS = 20

/** Draws every problem of the gallery and marks an answer to each first question; leaves it all as one text. */
const source = `
  import { galleryProblems } from '@isomorph/gallery'
  import { compileProblem, drawVariant, isAuthoringError, markAnswer } from '@isomorph/problem'
  const drawn = galleryProblems.flatMap(({ content }) => {
    const compiled = compileProblem(content)
    return Array.from({ length: ${SEEDS} }, (_, seed) => {
      const variant = drawVariant(compiled, seed)
      const question = content.questions[0]
      if (isAuthoringError(variant) || question === undefined) return variant
      const marking = markAnswer(compiled, variant, { questionKey: question.questionKey, value: '\\\\sqrt{2}+1.5' })
      return [variant, marking.verdict, marking.rule, marking.witness]
    })
  })
  globalThis.drawn = JSON.stringify(drawn)
`

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.svg': 'text', '.png': 'dataurl' },
  })
  return outputFiles[0]?.text ?? ''
}

function inWorker(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(`${code};require('node:worker_threads').parentPort.postMessage(globalThis.drawn)`, {
      eval: true,
    })
    worker.once('message', resolve).once('error', reject)
  })
}

test('the same seed gives the same values and marks in Node, in a worker and in Chromium', async ({ page }) => {
  const code = await bundled()
  const inNode: { drawn?: string } = {}
  runInNewContext(code, { globalThis: inNode, TextEncoder, TextDecoder, URL, structuredClone })
  expect(inNode.drawn?.length).toBeGreaterThan(10_000)
  await page.goto('about:blank')
  await page.addScriptTag({ content: code })
  expect(await page.evaluate('globalThis.drawn')).toBe(inNode.drawn)
  expect(await inWorker(code)).toBe(inNode.drawn)
})
