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

/**
 * What the folders of one row may import. The plugin compares each import with each policy, so that a row has few: what its folders
 * may all import is said once.
 */
function policiesOf(app, row, below) {
  const elements = row.map((folder) => elementOf(app, folder))
  const features = `${app}/features`
  const own = elements.filter(({ capture }) => capture !== undefined)
  const lower = below.map((folder) => elementOf(app, folder))
  const open = [...elements.filter(({ capture }) => capture === undefined), ...lower]
  const reachesFeatures = [...elements, ...lower].some(({ type }) => type === features)
  return [
    policy({ types: anyOf(elements) }, { types: anyOf(open.filter(({ type }) => type !== features)) }),
    ...own.map(({ type }) => policy({ type }, { type, captured: { name: '{{ from.element.captured.name }}' } })),
    ...(reachesFeatures ? elements : []).map(({ type }) =>
      policy({ type }, { type: features, fileInternalPath: openFiles[type] ?? openFiles.default }),
    ),
  ]
}

const anyOf = (elements) => ({ anyOf: elements.map(({ type }) => type) })

const policy = (from, to) => ({ from: { element: from }, allow: { to: { element: to } } })

/** What oxlint is told: which folder is which element, and which elements each of them may import. */
export function layersConfig() {
  const apps = Object.entries(layers)
  const elements = apps.flatMap(([app, rows]) => rows.flat().map((folder) => elementOf(app, folder)))
  const policies = apps.flatMap(([app, rows]) =>
    rows.flatMap((row, depth) => policiesOf(app, row, rows.slice(depth + 1).flat())),
  )
  return {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: ['eslint-plugin-boundaries'],
    // Tests reach for whatever they test.
    ignorePatterns: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixtures.ts', '**/*.fixtures.tsx', '**/dist/**'],
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
