// The modules of `packages/messages/src/generated`: types of keys and parameters, and one compiled catalog for each area and
// language.
import { sourceLanguage } from './catalogs.mjs'

const header = '// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.\n'

/** Path below `src/generated` → text. */
export function generatedFiles(areas) {
  const files = new Map([['areas.ts', areasModule(areas)]])
  for (const { name, languages } of areas) {
    files.set(`${name}/${name}.keys.ts`, keysModule(name, languages.get(sourceLanguage)))
    for (const [language, messages] of languages) {
      files.set(`${name}/${name}.${language}.ts`, catalogModule(messages))
    }
  }
  return files
}

function typeName(area) {
  const words = area.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Messages`
}

const byKey = ([one], [other]) => (one < other ? -1 : 1)

function keysModule(area, messages) {
  const members = [...messages].toSorted(byKey).map(([key, { text, parameters }]) => {
    const comment = text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')
    return `  /** ${comment} */\n  readonly '${key}': ${parametersType(parameters)}\n`
  })
  return `${header}\n/** What each message takes. */\nexport interface ${typeName(area)} {\n${members.join('')}}\n`
}

function parametersType(parameters) {
  if (parameters.size === 0) return 'undefined'
  const members = [...parameters].toSorted(byKey).map(([name, type]) => `readonly ${name}: ${type}`)
  return `{ ${members.join('; ')} }`
}

function catalogModule(messages) {
  const lines = [...messages].toSorted(byKey).map(([key, { compiled }]) => `  '${key}': ${JSON.stringify(compiled)},\n`)
  return `${header}import type { Catalog } from '../../catalog.ts'\n\nexport const catalog: Catalog = {\n${lines.join('')}}\n`
}

function areasModule(areas) {
  const imports = areas.map(({ name }) => `import type { ${typeName(name)} } from './${name}/${name}.keys.ts'\n`)
  const loaders = areas.map(({ name, languages }) => {
    const lines = [...languages.keys()].map(
      (language) => `    ${language}: async () => (await import('./${name}/${name}.${language}.ts')).catalog,\n`,
    )
    return `  '${name}': {\n${lines.join('')}  },\n`
  })
  return [
    `${header}import type { CatalogLoaders } from '../catalog.ts'\n`,
    imports.join(''),
    '\n/** What each message of all areas takes. */\n',
    `export interface Messages extends ${areas.map(({ name }) => typeName(name)).join(', ')} {}\n`,
    '\n/** How the catalog of an area is fetched in each language that it has. */\n',
    `export const areas = {\n${loaders.join('')}} as const satisfies Readonly<Record<string, CatalogLoaders>>\n`,
  ].join('')
}
