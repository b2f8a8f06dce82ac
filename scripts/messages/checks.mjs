// What must hold of all catalogs together, and of the sources that use them.
import { sourceLanguage } from './catalogs.mjs'

/** Keys that a language lacks or has too many, and parameters that differ from those of the source language. */
export function differencesOfLanguages(areas) {
  return areas.flatMap(({ name, languages }) => {
    const source = languages.get(sourceLanguage)
    if (!source) return [`${name}: there is no ${sourceLanguage}.po`]
    return [...languages]
      .filter(([language]) => language !== sourceLanguage)
      .flatMap(([language, messages]) => differences(`${name}/${language}.po`, source, messages))
  })
}

function differences(file, source, messages) {
  const missing = [...source.keys()].filter((key) => !messages.has(key)).map((key) => `${file}: ${key} is missing`)
  const foreign = [...messages.keys()]
    .filter((key) => !source.has(key))
    .map((key) => `${file}: ${key} is not in ${sourceLanguage}.po`)
  const other = [...messages].flatMap(([key, { parameters }]) => {
    const wanted = describe(source.get(key)?.parameters ?? parameters)
    return wanted === describe(parameters) ? [] : [`${file}: ${key} takes ${describe(parameters)} instead of ${wanted}`]
  })
  return [...missing, ...foreign, ...other]
}

function describe(parameters) {
  if (parameters.size === 0) return 'nothing'
  return [...parameters]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, type]) => `{${name}: ${type}}`)
    .join(', ')
}

/** Keys that no source names. A key is always written out, never put together, so that one can search for it. */
export function unusedKeys(areas, sources) {
  const named = new Set(
    sources.flatMap((text) => [...text.matchAll(/'([a-z][\w-]*(?:\.\w+)+)'/g)].map(([, key]) => key)),
  )
  return areas.flatMap(({ languages }) =>
    [...(languages.get(sourceLanguage)?.keys() ?? [])]
      .filter((key) => !named.has(key))
      .map((key) => `${key} is not used anywhere`),
  )
}

/** The texts that the specification fixes: those marked `#. spec` are exactly those that are pinned, word for word. */
export function differencesFromSpecification(areas, pinned) {
  const marked = new Map(
    areas.flatMap(({ languages }) =>
      [...(languages.get(sourceLanguage) ?? [])].filter(([, { isOfSpecification }]) => isOfSpecification),
    ),
  )
  const changed = Object.entries(pinned).flatMap(([key, text]) => {
    const message = marked.get(key)
    if (!message) return [`${key} is fixed by the specification and not marked "#. spec"`]
    return message.text === text ? [] : [`${key} is "${message.text}" where the specification says "${text}"`]
  })
  const unpinned = [...marked.keys()]
    .filter((key) => !Object.hasOwn(pinned, key))
    .map((key) => `${key} is marked "#. spec" and not in specification.json`)
  return [...changed, ...unpinned]
}
