// The layers of both apps, and the lint configuration made of them. A file imports from its own folder, from folders of
// the same layer and from layers below; `docs/architecture.md` says what each folder holds.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** From top to bottom, per app; folders in one row may import each other. */
export const layers = {
  api: [
    ['sweeps', 'testing'],
    ['start'],
    ['demo'],
    ['app'],
    ['features/*'],
    ['http', 'jobs'],
    ['services'],
    ['observability', 'mail'],
    ['authorization', 'tenancy'],
    ['entity-lists', 'rendering', 'refusals', 'files', 'outbound-http', 'data'],
  ],
  web: [
    ['components-page', 'testing'],
    ['app'],
    ['features/*'],
    ['entities/*'],
    ['forms'],
    ['session', 'screen'],
    ['rich-text-editor'],
    ['formula-authoring'],
    ['unsaved-work', 'lists', 'statement', 'rich-text-view', 'error-reporting', 'refusals'],
    ['data'],
    ['math', 'dates', 'numbers', 'focus', 'messages'],
  ],
}

/**
 * The files of a feature that others may import: its `index.ts`, and for the table of routes its `routes.ts`. The page of
 * components shows parts of features one by one.
 */
const openFiles = { default: ['index.ts'], 'web/app': ['index.ts', 'routes.ts'], 'web/components-page': ['**'] }

/** `features/*` is one element per folder below `features`, and so is `entities/*`; an entity is open to all above it. */
function elementOf(app, folder) {
  const type = `${app}/${folder.replace('/*', '')}`
  const pattern = `apps/${app}/src/${folder}`
  return folder.endsWith('/*') ? { type, pattern, capture: ['name'] } : { type, pattern }
}

function policiesOf(app, folder, reachable) {
  const { type, capture } = elementOf(app, folder)
  const types = reachable.map((other) => elementOf(app, other).type)
  const features = `${app}/features`
  const own = { type, captured: { name: '{{ from.element.captured.name }}' } }
  const files = openFiles[type] ?? openFiles.default
  const open = [
    { types: { anyOf: types.filter((other) => other !== type && other !== features) } },
    ...(capture ? [own] : [{ type }]),
    ...(types.includes(features) ? [{ type: features, fileInternalPath: files }] : []),
  ]
  return open.map((element) => ({ from: { element: { type } }, allow: { to: { element } } }))
}

/** What oxlint is told: which folder is which element, and which elements each of them may import. */
export function layersConfig() {
  const elements = []
  const policies = []
  for (const [app, rows] of Object.entries(layers)) {
    for (const [depth, row] of rows.entries()) {
      for (const folder of row) {
        elements.push(elementOf(app, folder))
        policies.push(...policiesOf(app, folder, rows.slice(depth).flat()))
      }
    }
  }
  return {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: ['eslint-plugin-boundaries'],
    // Tests reach for whatever they test.
    ignorePatterns: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixtures.ts', '**/dist/**'],
    settings: { 'boundaries/elements': elements },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  }
}

/** Writes the configuration beside oxlint's own one and answers where. */
export async function writeLayersConfig(folder = root) {
  const file = join(folder, '.oxlint-layers.json')
  await writeFile(file, JSON.stringify(layersConfig(), null, 2))
  return file
}
