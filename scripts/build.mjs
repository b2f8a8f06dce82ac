// Builds what `start`, `worker`, `bench` and the browser tests run, only when its sources changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'
import { SetupError, runScript, say } from './say.mjs'
import { root } from './setup.mjs'

/** What can be built: where it goes, which sources it is made of and how it is made. */
const products = {
  web: {
    title: 'the screens',
    exists: () => existsSync(join(root, 'apps/web/index.html')),
    output: join(root, 'apps/web/dist'),
    sources: ['apps/web', 'packages'],
    make: makeWeb,
  },
  server: {
    title: 'the server',
    exists: () => existsSync(join(root, 'apps/api/src/main.ts')),
    output: join(root, 'apps/api/dist'),
    sources: ['apps/api', 'database', 'gallery', 'packages'],
    make: (output) => makeNode('apps/api', output),
  },
  evaluator: {
    title: 'the evaluation service',
    exists: () => existsSync(join(root, 'apps/evaluator/src/main.ts')),
    output: join(root, 'apps/evaluator/dist'),
    sources: ['apps/evaluator', 'packages'],
    make: (output) => makeNode('apps/evaluator', output),
  },
  bench: {
    title: 'the benchmarks',
    exists: () => existsSync(join(root, 'bench/src/main.ts')),
    output: join(root, 'bench/dist'),
    sources: ['bench', 'apps/api', 'database', 'gallery', 'packages'],
    make: (output) => makeNode('bench', output),
  },
}

/** Brings the named products up to date. A process of its own builds, so that its memory is not kept while serving. */
export async function build(...names) {
  if ((await outdated(names)).length === 0) return
  await withLock({ root, name: 'build', activity: 'building' }, async (lock) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...names], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    })
    lock.alsoHeldBy(child.pid)
    const code = await new Promise((resolve) => child.on('close', resolve))
    if (code !== 0) throw new SetupError('The build failed; its messages stand above.')
  })
}

async function outdated(names) {
  const found = []
  for (const name of names) {
    const product = products[name]
    if (!product.exists()) continue
    const stamp = await contentStamp(product.sources)
    const built = await readFile(join(product.output, '.stamp'), 'utf8').catch(() => '')
    if (built !== stamp) found.push({ ...product, stamp })
  }
  return found
}

async function buildOutdated() {
  for (const { title, output, stamp, make } of await outdated(process.argv.slice(2))) {
    say(`Building ${title} …`)
    const started = Date.now()
    await rm(output, { recursive: true, force: true })
    await make(output)
    await writeFile(join(output, '.stamp'), stamp)
    say(`Built ${title} (${((Date.now() - started) / 1000).toFixed(1)} s).`)
  }
}

async function makeWeb() {
  const { build: viteBuild } = await import('vite')
  await viteBuild({ root: join(root, 'apps/web'), logLevel: 'warn' })
}

/**
 * Bundles our own sources and leaves npm packages where they are: some are native, some read files beside them. Every
 * file that is started by itself (a process's main file, the code of a worker thread) is an entry.
 */
async function makeNode(workspace, output) {
  const { build: bundle } = await import('esbuild')
  const source = join(root, workspace, 'src')
  const names = await readdir(source, { recursive: true })
  const entries = names
    .filter((name) => /^(main|worker|backup|restore)\.ts$|\.thread\.ts$/.test(name))
    .map((name) => join(source, name))
  await bundle({
    entryPoints: [...entries, join(root, 'packages/evaluation/src/evaluation.thread.ts')],
    outdir: output,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'npm packages stay outside', setup: keepPackagesOutside }],
  })
  await copyFile(join(root, 'database/launcher/guardian.mjs'), join(output, 'guardian.mjs'))
}

function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@isomorph/') ? undefined : { path, external: true },
  )
}

/** Changes when any source or any installed version changes. */
async function contentStamp(folders) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  const files = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs']
  for (const folder of folders) files.push(...(await sourceFiles(folder)))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function sourceFiles(folder) {
  const found = []
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (/^(node_modules|dist|coverage|\..*)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    if (entry.isDirectory()) found.push(...(await sourceFiles(path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runScript(buildOutdated)
