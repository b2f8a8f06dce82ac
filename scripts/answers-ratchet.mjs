// Runs the answers corpus and keeps what was reached: a family may only get better. `--write` raises the figures on file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadAnswers } from './answers.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = resolve(root, process.env.CORPUS_DIR ?? '../shared/corpus')
const file = join(root, '.ci/answers-ratchet.json')

if (!existsSync(folder)) {
  console.warn(`\n*** THE ANSWERS CORPUS WAS NOT RUN: there is no folder ${folder} (set CORPUS_DIR). ***\n`)
  process.exit(0)
}

const { tallyFiles } = await loadAnswers()
// `beyond-peer` holds what other engines record as known failures; it is reported but not part of the ratchet.
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl') && name !== 'beyond-peer.jsonl')
  .sort()
const paths = files.map((name) => join(folder, name))
const { families: reached, falseAccepts: found } = tallyFiles(paths)
const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

let isWorse = false
const next = {}
for (const [family, { right, total, falseAccepts, unreachable }] of Object.entries(reached)) {
  const before = kept[family]
  const isLess = before !== undefined && (right < before.right || falseAccepts > before.falseAccepts)
  if (isLess || unreachable > (before?.unreachable ?? unreachable)) {
    isWorse = true
    console.error(
      `${family}: ${right} of ${total} right, ${falseAccepts} false accepts, ${unreachable} unreachable; on file ${before.right} right, ${before.falseAccepts} false accepts, ${before.unreachable} unreachable`,
    )
  }
  next[family] = {
    right: Math.max(right, before?.right ?? 0),
    total,
    falseAccepts: Math.min(falseAccepts, before?.falseAccepts ?? falseAccepts),
    unreachable: Math.min(unreachable, before?.unreachable ?? unreachable),
  }
}
// Whatever the corpus calls wrong and a question accepts stands in the register, with the reason.
const register = join(root, 'packages/problem/register/accepted/corpus.jsonl')
const accepted = readFileSync(register, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line).id)
for (const id of found.filter((each) => !accepted.includes(each))) {
  isWorse = true
  console.error(`${id} is accepted, which the corpus calls wrong and ${register} does not explain`)
}
for (const id of accepted.filter((each) => !found.includes(each))) {
  isWorse = true
  console.error(`${id} stands in ${register} and is not accepted any more`)
}
for (const family of Object.keys(kept)) {
  if (reached[family] === undefined) {
    isWorse = true
    console.error(`${family} is on file but was not run`)
  }
}
if (isWorse) process.exit(1)
const total = Object.values(reached).reduce((sum, { right, total: all }) => [sum[0] + right, sum[1] + all], [0, 0])
console.log(`answers corpus: ${total[0]} of ${total[1]} right, no family worse than on file`)
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
