// `node scripts/messages.mjs`: compiles the catalogs of `packages/messages` into typed modules. With `--check` it changes nothing
// and fails where a module is out of date, a key is missing, unused or takes other parameters, or a converted folder holds a text.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupError, runScript, say } from './say.mjs'
import { root, setup } from './setup.mjs'

const catalogs = join(root, 'packages/messages/catalogs')
const generated = join(root, 'packages/messages/src/generated')
const pinnedTexts = join(root, 'packages/messages/catalogs/specification.json')

/** Compiles the catalogs; answers how many files were written or removed. */
async function writeMessages() {
  const { areas, problems } = await read()
  refuse(problems)
  const wanted = await filesOf(areas)
  const present = await filesBelow(generated)
  const gone = present.filter((path) => !wanted.has(path))
  for (const path of gone) await rm(join(generated, path))
  const changed = []
  for (const [path, text] of wanted) if ((await textOf(join(generated, path))) !== text) changed.push([path, text])
  for (const [path, text] of changed) {
    await mkdir(dirname(join(generated, path)), { recursive: true })
    await writeFile(join(generated, path), text)
  }
  return changed.length + gone.length
}

/** Everything that is wrong with catalogs, generated modules and converted folders. */
export async function problemsOfMessages() {
  const [{ areas, problems }, checks, signs, sources] = await Promise.all([
    read(),
    import('./messages/checks.mjs'),
    import('./messages/signs.mjs'),
    sourcesOf(root),
  ])
  const pinned = JSON.parse(await readFile(pinnedTexts, 'utf8'))
  return [
    ...problems,
    ...checks.differencesOfLanguages(areas),
    ...signs.foreignSigns(areas),
    ...checks.unusedKeys(areas, [...sources.values()]),
    ...checks.differencesFromSpecification(areas, pinned),
    ...(problems.length > 0 ? [] : await outdatedFiles(areas)),
    ...(await textsInConvertedFolders(sources)),
  ]
}

async function read() {
  const { readCatalogs } = await import('./messages/catalogs.mjs')
  return readCatalogs(catalogs)
}

async function filesOf(areas) {
  const { generatedFiles } = await import('./messages/generated.mjs')
  return generatedFiles(areas)
}

async function outdatedFiles(areas) {
  const wanted = await filesOf(areas)
  const present = await filesBelow(generated)
  const problems = present.filter((path) => !wanted.has(path)).map((path) => `${path} is made of no catalog any more`)
  for (const [path, text] of wanted) {
    if ((await textOf(join(generated, path))) !== text) problems.push(`${path} is not what the catalogs say`)
  }
  return problems.map((problem) => `${problem}: run node scripts/messages.mjs`)
}

async function textsInConvertedFolders(sources) {
  const [{ literalsIn }, { convertedFolders }] = await Promise.all([
    import('./messages/literals.mjs'),
    import('./messages/converted-folders.mjs'),
  ])
  return [...sources]
    .filter(([path]) => convertedFolders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(([path, text]) => literalsIn(path, text).map((literal) => `${path}: "${literal}" belongs into a catalog`))
}

/** The sources that may use messages, without tests. */
async function sourcesOf(folder) {
  const found = new Map()
  for (const app of ['apps/web/src', 'apps/api/src', 'packages/ui/src']) {
    for (const path of await filesBelow(join(folder, app))) {
      if (/\.tsx?$/.test(path) && !/\.(?:test|fixtures|laws|stories)\.tsx?$/.test(path)) {
        found.set(`${app}/${path}`, await readFile(join(folder, app, path), 'utf8'))
      }
    }
  }
  return found
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

function textOf(file) {
  return readFile(file, 'utf8').catch(() => undefined)
}

function refuse(problems) {
  if (problems.length > 0)
    throw new SetupError(`The messages are not right:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await setup()
    if (process.argv.includes('--check')) {
      refuse(await problemsOfMessages())
      say('The messages are complete and up to date.')
    } else say(`${await writeMessages()} files of messages changed.`)
  })
}
