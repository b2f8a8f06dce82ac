// `npm run release`: one archive that starts without building, for machines like this one (`release/isomorph-….tar.gz`).
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build } from './build.mjs'
import { SetupError, runScript, say } from './say.mjs'
import { linkDatabaseLibraries, root, runNpm, setup } from './setup.mjs'

/** The programs of the archive; the packages that they load are installed beside them. */
const programs = ['apps/api', 'apps/evaluator']

const copied = ['apps/api/dist', 'apps/evaluator/dist', 'apps/web/dist', 'docs', 'deploy', 'LICENSE', 'CHANGELOG.md']

await runScript(async () => {
  await setup()
  await build('web', 'server', 'evaluator')
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const name = `isomorph-${version}-${process.platform}-${process.arch}`
  const parent = join(root, 'release')
  const folder = join(parent, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await installPackages(folder)
  for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true, filter: isPublic })
  await cp(join(root, 'scripts/release/isomorph.mjs'), join(folder, 'isomorph.mjs'))
  await cp(join(root, 'scripts/release/README.md'), join(folder, 'README.md'))
  const packageJson = {
    name: 'isomorph',
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=20.11' },
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
  await pack(parent, name)
  await rm(folder, { recursive: true })
  process.stdout.write(`release/${name}.tar.gz\n`)
})

/** The settings of an installation on this machine have passwords. */
function isPublic(path) {
  return basename(path) !== '.env'
}

/** Installs what the programs load when they run, by the lock file, and nothing that builds or tests them. */
async function installPackages(folder) {
  say('Installing the packages of the release (npm ci) …')
  const manifests = ['package.json', 'package-lock.json', '.npmrc', ...(await workspaceManifests())]
  for (const path of manifests) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await cp(join(root, path), join(folder, path))
  }
  const workspaces = programs.flatMap((program) => ['--workspace', program])
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...workspaces]
  const { code, output } = await runNpm(args, { cwd: folder })
  if (code !== 0) throw new SetupError(`The packages of the release could not be installed; npm said:\n\n${output}`)
  // Our own packages are part of the bundles.
  await rm(join(folder, 'node_modules/@isomorph'), { recursive: true, force: true })
  await rm(join(folder, 'node_modules/.package-lock.json'), { force: true })
  for (const path of manifests) await rm(join(folder, path))
  await linkDatabaseLibraries(join(folder, 'node_modules'))
  await removeEmptyFolders(folder)
}

async function workspaceManifests() {
  const found = ['database/package.json', 'gallery/package.json', 'bench/package.json', 'e2e/package.json']
  for (const parent of ['packages', 'apps']) {
    for (const name of await readdir(join(root, parent))) found.push(`${parent}/${name}/package.json`)
  }
  return found
}

/** Removes the folders that held nothing but the manifest of a workspace. */
async function removeEmptyFolders(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    await removeEmptyFolders(path)
    if ((await readdir(path)).length === 0) await rm(path, { recursive: true })
  }
}

/** The archive gets its name when it is whole. */
async function pack(parent, name) {
  say('Packing the archive …')
  const unfinished = join(parent, `.${name}.unfinished`)
  const child = spawn('tar', ['-czf', unfinished, '-C', parent, name], { stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve, reject) => {
    child.on('error', (cause) => reject(new SetupError(`tar could not be started (${cause.message}).`)))
    child.on('close', resolve)
  })
  if (code !== 0) throw new SetupError('The archive could not be packed; the message of tar stands above.')
  await rename(unfinished, join(parent, `${name}.tar.gz`))
}
