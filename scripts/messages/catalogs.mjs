// Reads the catalogs of `packages/messages`: one `.po` file for each area and language, where `msgid` is the key.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import pofile from 'pofile'
import { parametersOf } from './parameters.mjs'

/** The language that the others are translated from; every area has it. */
export const sourceLanguage = 'en'

const keyPattern = /^[a-z][a-z0-9-]*(?:\.[a-z][A-Za-z0-9]*)+$/

/**
 * All areas with their languages and messages, sorted by name, and what is wrong with single files.
 *
 * @returns {Promise<{ areas: Area[], problems: string[] }>}
 * @typedef {{ name: string, languages: Map<string, Map<string, Message>> }} Area
 * @typedef {{ text: string, compiled: unknown[], parameters: Map<string, string>, isOfSpecification: boolean }} Message
 */
export async function readCatalogs(folder) {
  const areas = []
  const problems = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory()).toSorted(byName)) {
    const languages = new Map()
    for (const file of (await readdir(join(folder, name))).filter((file) => file.endsWith('.po')).toSorted()) {
      const source = await readFile(join(folder, name, file), 'utf8')
      languages.set(
        file.slice(0, -3),
        readCatalog(name, source, (problem) => problems.push(`${name}/${file}: ${problem}`)),
      )
    }
    areas.push({ name, languages })
  }
  return { areas, problems }
}

function byName(one, other) {
  return one.name < other.name ? -1 : 1
}

/** The messages of one file by their keys; `tell` hears of each that cannot be used. */
export function readCatalog(area, source, tell) {
  const messages = new Map()
  for (const { msgid: key, msgstr, extractedComments } of pofile.parse(source).items) {
    const text = msgstr[0] ?? ''
    if (!keyPattern.test(key)) tell(`${key} is no key: it is like area.part.name`)
    else if (!key.startsWith(`${area}.`)) tell(`${key} does not begin with its area`)
    else if (messages.has(key)) tell(`${key} stands there twice`)
    else if (text.trim() === '') tell(`${key} has no text`)
    else {
      const message = compiled(text, (problem) => tell(`${key}: ${problem}`))
      if (message) messages.set(key, { ...message, isOfSpecification: extractedComments.includes('spec') })
    }
  }
  return messages
}

function compiled(text, tell) {
  try {
    const tokens = compileMessageOrThrow(text)
    return { text, compiled: tokens, parameters: parametersOf(tokens) }
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
