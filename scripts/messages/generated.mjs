// The modules of `packages/messages/src/generated`: types of keys and parameters, one compiled catalog for each area and language,
// and for
// each language the catalogs of the frame in one file, and one that knows where the others are.
import { sourceLanguage } from './catalogs.mjs'

/** What any page needs, whatever its screen, and what a learner’s first page does: their catalogs come in one file. */
const frameAreas = ['shell', 'sitting', 'statement', 'ui']

const header = '// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.\n'

/** Path below `src/generated` → text. */
export function generatedFiles(areas) {
  const files = new Map([['areas.ts', areasModule(areas)]])
  for (const language of languagesOf(areas)) {
    files.set(`frame.${language}.ts`, frameModule(areas, language))
    files.set(`catalogs.${language}.ts`, languageModule(areas, language))
  }
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

function languagesOf(areas) {
  return [...new Set(areas.flatMap(({ languages }) => [...languages.keys()]))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
}

function areasModule(areas) {
  const names = areas.map(({ name }) => name)
  const imports = names.map((name) => `import type { ${typeName(name)} } from './${name}/${name}.keys.ts'\n`)
  const languages = languagesOf(areas).map((language) =>
    [
      `  ${language}: {\n`,
      `    frame: async () => (await import('./frame.${language}.ts')).frame,\n`,
      `    others: async () => (await import('./catalogs.${language}.ts')).catalogs,\n`,
      '  },\n',
    ].join(''),
  )
  const listed = (list) => `[${list.map((name) => `'${name}'`).join(', ')}] as const`
  return [
    `${header}import type { CatalogsOfLanguage } from '../catalog.ts'\n`,
    imports.join(''),
    '\n/** What each message of all areas takes. */\n',
    `export interface Messages extends ${names.map(typeName).join(', ')} {}\n`,
    '\n/** Every area there is. */\n',
    `export const allAreas = ${listed(names)}\n\nexport type Area = (typeof allAreas)[number]\n`,
    '\n/** What any page may need, whatever its screen: the texts of the frame, of answers in a problem, and those of the components. */\n',
    `export const frameAreas = ${listed(frameAreas)}\n\nexport type FrameArea = (typeof frameAreas)[number]\n`,
    '\n/** Where the catalogs of each language are: a page fetches those of its language alone. */\n',
    `export const languages = {\n${languages.join('')}} as const satisfies Readonly<Record<string, CatalogsOfLanguage<Area, FrameArea>>>\n`,
  ].join('')
}

/** Where the catalog of an area is; one that the language lacks comes in English. */
function fileOf({ name, languages }, language) {
  return `./${name}/${name}.${languages.has(language) ? language : sourceLanguage}.ts`
}

function frameModule(areas, language) {
  const ofFrame = areas.filter(({ name }) => frameAreas.includes(name))
  const imports = ofFrame.map((area) => `import { catalog as ${area.name} } from '${fileOf(area, language)}'\n`)
  return `${header}${imports.join('')}\nexport const frame = { ${ofFrame.map(({ name }) => name).join(', ')} }\n`
}

function languageModule(areas, language) {
  const loaders = areas
    .filter(({ name }) => !frameAreas.includes(name))
    .map((area) => `  '${area.name}': async () => (await import('${fileOf(area, language)}')).catalog,\n`)
  return `${header}\nexport const catalogs = {\n${loaders.join('')}}\n`
}
