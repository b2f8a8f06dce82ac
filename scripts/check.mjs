// `npm run check`: format, lint (types, boundaries, cycles), layers, messages, types, dead code. Each step is one command that can be run
// by itself; all run, whatever fails before.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeLayersConfig } from './layers.mjs'
import { runScript, say } from './say.mjs'
import { root, setup } from './setup.mjs'

const bin = (name) => join(root, 'node_modules', name)

await runScript(async () => {
  await setup()
  const steps = [
    { name: 'format', command: 'oxfmt --check', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
    {
      name: 'lint',
      command: 'oxlint --type-aware',
      args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    },
    {
      name: 'layers',
      command: 'oxlint -c .oxlint-layers.json apps',
      args: [bin('oxlint/bin/oxlint'), '-c', await writeLayersConfig(), 'apps'],
    },
    {
      name: 'messages',
      command: 'node scripts/messages.mjs --check',
      args: [join(root, 'scripts/messages.mjs'), '--check'],
    },
    ...(await workspaces()).map((folder) => ({
      name: `types of ${folder}`,
      command: `tsc -p ${folder} --checkers 1`,
      // Several checkers at once check what folders share several times: one takes half the processor time.
      args: [bin('typescript/bin/tsc'), '-p', folder, '--checkers', '1'],
    })),
    { name: 'dead code', command: 'knip', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  ]
  const failed = (await runLimited(steps)).filter(({ code }) => code !== 0)
  say(
    failed.length === 0
      ? `\nAll ${steps.length} checks passed.`
      : `\n${failed.length} of ${steps.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
  )
  process.stdout.write(`${steps.length - failed.length} passed, ${failed.length} failed\n`)
  if (failed.length > 0) process.exitCode = 1
})

async function workspaces() {
  const found = ['scripts', 'database', 'gallery', 'bench', 'e2e']
  for (const parent of ['packages', 'apps']) {
    for (const name of await readdir(join(root, parent))) found.push(`${parent}/${name}`)
  }
  const ready = []
  for (const folder of found) if (await hasSources(folder)) ready.push(folder)
  return ready
}

/** The compiler calls a folder without any source an error. */
async function hasSources(folder) {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) return false
  const names = await readdir(join(root, folder), { recursive: true })
  return names.some((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
}

async function runLimited(steps) {
  const waiting = [...steps]
  const results = []
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane))
  return results
}

function runStep({ name, command, args }) {
  return new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      say(`${code === 0 ? '✓' : '✗'} ${name} (${command}, ${((Date.now() - started) / 1000).toFixed(1)} s)`)
      if (code !== 0) say(output.trim())
      resolve({ name, code })
    })
  })
}
