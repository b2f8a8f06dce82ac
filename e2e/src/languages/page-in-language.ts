import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

const finders = ['getByRole', 'getByText', 'getByLabel', 'getByPlaceholder', 'locator', 'filter']

function inWords(value: unknown, words: Words): unknown {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return value
  const isWhole = 'exact' in value && value.exact === true
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'exact')
      .map(([name, each]: [string, unknown]) =>
        (name === 'name' || name === 'hasText') && (typeof each === 'string' || each instanceof RegExp)
          ? [name, words(each, isWhole)]
          : [name, each],
      ),
  )
}

function argumentsInWords(finder: string, [first, ...others]: readonly unknown[], words: Words): readonly unknown[] {
  const rest = others.map((each) => inWords(each, words))
  if (finder === 'filter') return [inWords(first, words)]
  const isText =
    finder !== 'getByRole' && finder !== 'locator' && (typeof first === 'string' || first instanceof RegExp)
  return [isText ? words(first) : first, ...rest]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same page, on which English words find what they mean in another language. */
export function pageInLanguage<T extends object>(page: T, words: Words): T {
  return new Proxy(page, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...given: readonly unknown[]) => {
        const isFinder = typeof name === 'string' && finders.includes(name)
        const result: unknown = Reflect.apply(member, target, isFinder ? argumentsInWords(name, given, words) : given)
        // Locators are no promises; what is awaited stays as it is.
        return isObject(result) && 'getByRole' in result ? pageInLanguage(result, words) : result
      }
    },
  })
}

/** Opens pages in a language from now on. */
export async function takeLanguage(page: Page, code: string): Promise<void> {
  await page.context().addInitScript((language) => localStorage.setItem('persist:languageUnderTest', language), code)
}
