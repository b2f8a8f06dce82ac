import type { CodedTexts } from '@isomorph/contract'
import { activateLanguage, type MessageKey } from '@isomorph/messages'
import { describe, expect, it } from 'vitest'
import { codedWords } from './coded-words.ts'

type Language = 'de' | 'es' | 'fr'

/** What is said in a language; the page is in English again afterwards. */
export async function inLanguage<T>(language: Language, say: () => T): Promise<T> {
  await activateLanguage(language)
  try {
    return say()
  } finally {
    await activateLanguage('en')
  }
}

function paramsOf(text: string, counts: readonly string[]): Readonly<Record<string, string | number>> {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const valueOf = (name: string, index: number) => (counts.includes(name) ? 25 + index : `${name}${index}`)
  return Object.fromEntries(names.map((name, index) => [name, name === 'count' ? '25' : valueOf(name, index)]))
}

/**
 * Tests that each sentence of a table has words in every language, which say all that it holds, and that its English is the server's.
 * The areas of the messages are loaded by the caller, who says which parameters are numbers that decide on a plural.
 */
export function describeCodedWords(
  what: string,
  { texts }: Pick<CodedTexts<Readonly<Record<string, string>>>, 'texts'>,
  keys: Readonly<Record<string, MessageKey>>,
  counts: readonly string[] = [],
): void {
  const wordsOf = codedWords(keys)
  describe.each(Object.entries(texts))(`what is said of ${what}: %s`, (code, text) => {
    const params = paramsOf(text, counts)
    const english = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
    const say = () => wordsOf([{ code, params }], 'not taken')

    it('has the English of the server', () => {
      expect(say()).toBe(english)
    })

    it.each(['de', 'es', 'fr'] as const)('says all that it holds in %s, and no English', async (language) => {
      const words = await inLanguage(language, say)
      expect(Object.values(params).filter((value) => !words.includes(String(value)))).toEqual([])
      expect(words).not.toBe(english)
      expect(words).not.toBe('not taken')
    })
  })
}
