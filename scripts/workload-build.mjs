// Bundles the engine of `npm run bench -- workload --against CHECKOUT` for one checkout: what measures comes from this
// one, `@isomorph/…` from there. Nothing has to be installed in the other: npm packages it has not come from here.
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SetupError } from './say.mjs'
import { root } from './setup.mjs'

/** The file to start. `name` keeps two builds apart. */
export async function buildWorkload(checkout, name) {
  const { build } = await import('esbuild')
  const from = resolve(checkout)
  const folder = join(root, 'node_modules/.cache/isomorph/workload')
  await mkdir(folder, { recursive: true })
  const outfile = join(folder, `${name}.mjs`)
  await build({
    entryPoints: [join(root, 'bench/src/workload/turn-engine.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    nodePaths: [join(root, 'node_modules')],
    plugins: [{ name: 'our packages of that checkout', setup: (esbuild) => resolveFrom(esbuild, from) }],
  })
  return outfile
}

function resolveFrom(esbuild, checkout) {
  esbuild.onResolve({ filter: /^@isomorph\// }, async ({ path }) => {
    const [, name, ...rest] = path.split('/')
    const folder = join(checkout, 'packages', name)
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined)
    if (text === undefined) throw new SetupError(`${checkout} has no package ${name}.`)
    const { exports } = JSON.parse(text)
    return { path: join(folder, exports[['.', ...rest].join('/')]) }
  })
}
