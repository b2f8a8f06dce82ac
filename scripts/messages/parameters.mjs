// The parameters of a compiled message and their types.

/**
 * Name → type in TypeScript. A plain `{name}` takes a text: dates and numbers are written by `dates/` and `numbers/` of the web
 * app, in one way everywhere. Plurals take the number itself, selects one of their words.
 */
export function parametersOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, kind, choices] = token
    add(found, name, typeOf(name, kind, choices))
    if (typeof choices !== 'object' || choices === null) continue
    for (const [choice, part] of Object.entries(choices)) {
      if (choice === 'offset') continue
      // `#` stands for the number of the plural around it.
      parametersOf(
        part.filter((inner) => inner !== '#'),
        found,
      )
    }
  }
  return found
}

function typeOf(name, kind, choices) {
  if (kind === undefined) return 'string'
  if (kind === 'plural' || kind === 'selectordinal') return 'number'
  if (kind === 'select') return selectType(choices)
  throw new Error(`{${name}, ${kind}} is not used here: write dates and numbers before they come into a message`)
}

/** The words of a select; `other` alone takes whatever is left. */
function selectType(choices) {
  const words = Object.keys(choices).filter((word) => word !== 'other' && word !== 'offset')
  return [...words.toSorted().map((word) => `'${word}'`), "'other'"].join(' | ')
}

/** One name has one type in a message. */
function add(found, name, type) {
  const known = found.get(name)
  if (known === undefined || known === type) return void found.set(name, type)
  throw new Error(`{${name}} is used in two ways: ${known} and ${type}`)
}
