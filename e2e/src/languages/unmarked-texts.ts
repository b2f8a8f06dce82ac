import type { Page } from '@playwright/test'

/** What stays as it is in every language: products, standards, keys, units, and the tier of the installation. */
const ownNames =
  /\b(?:[\w-]+\.csv|Isomorph|Quicksilver Quadcopter|LockDown Browser|Respondus|Windows|macOS|iPad|Moodle|Canvas|Brightspace|Blackboard|Sakai|UniTime|Ctrl|Alt|Esc|kN|LOCAL|UTC|GMT|E[DS]T)\b/g

/** Addresses, and the names that fields of platforms, timetables and tokens have there. */
const namesElsewhere =
  /https?:\/\/[^\s“”]*|[\w.+-]+@[\w.-]+|\b(?:given_name|family_name|groups|name|Tool URL|Public keyset|Initiate login URL|Redirection URI\(s\)|Custom parameters|Api Retrieve (?:Roles|Instructor Schedule|Class Info|Enrollments))/g

/** What the browser writes of dates: the pseudo-language has those of American English. */
const dates =
  /\b(?:(?:Jan|Febr)uary|March|April|May|June?|July?|August|(?:Septem|Octo|Novem|Decem)ber|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|[AP]M|(?:in )?\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?|yesterday|today|tomorrow)\b/g

/** Fields of answers in which the server says something; the others hold what people have written. */
const saidByServer = /^(?:message|detail|toDo)$/

function stringsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return saidByServer.test(name) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each: unknown) => stringsIn(each, name))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, key))
}

const normal = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

/** Problems as they are written, without the signs of formulas and variables. */
const plain = (text: string) => normal(text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[$@]/g, ''))

export interface Content {
  /** All that the server has sent to the page as data. */
  readonly read: () => Promise<string>
}

/** Listens to what a page is sent: this is what people have written, and no text of the product. */
export function contentOf(page: Page): Content {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!response.url().includes('/api/') || !type.startsWith('application/json')) return
    answers.push(
      response.json().then(
        (body: unknown) => stringsIn(body).join('\n'),
        () => '',
      ),
    )
  })
  return { read: async () => plain((await Promise.all(answers)).join('\n')) }
}

/** The texts that a page shows, and those that it has for screen readers. */
async function textsOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const texts: string[] = []
    const isOut = (element: Element) =>
      !element.checkVisibility() ||
      element.closest('script, style, noscript, code, .katex, .katex-html, math, math-field, .ML__keyboard') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && !isOut(parentElement)) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-description]',
    )) {
      if (isOut(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(texts)].filter((text) => text.trim() !== '')
  })
}

/** Words with a letter that the pseudo-language writes with an accent, up to the next sign. */
const word = /(?:\p{L}[\p{L}'’-]*)?[aeioucnszyAEIOUCNSZY][\p{L}'’-]*/u
const phrase = new RegExp(String.raw`(?<!\p{L})${word.source}(?:\s+${word.source})*(?!\p{L})`, 'gu')
const accented = /[áéíóúçñšžýÁÉÍÓÚÇÑŠŽÝ]/

const wordsOf = (text: string): readonly string[] => normal(text).match(new RegExp(word.source, 'gu')) ?? []

/** From so many words on, a text is content where each of its longer words is: lists show problems without their formulas and gaps. */
const wordsOfExcerpt = 8

/** What a page in the pseudo-language says without its marks, and nobody has written: such a text is in no catalog. */
export async function unmarkedTexts(page: Page, content: Content): Promise<readonly string[]> {
  const written = await content.read()
  const writtenWords = new Set(wordsOf(written))
  const texts = await textsOn(page)
  return texts.filter((text) => {
    const words = wordsOf(text)
    const isWritten = words.every((each) => each.length <= 3 || writtenWords.has(each))
    if (words.length >= wordsOfExcerpt && isWritten) return false
    const phrases =
      normal(text.replaceAll(namesElsewhere, '·').replaceAll(ownNames, '·').replaceAll(dates, '·')).match(phrase) ?? []
    return phrases.some((each) => each.length > 1 && !accented.test(each) && !written.includes(each))
  })
}
