import type { ElementHandle, Page } from 'puppeteer-core'

const patience = { timeout: 60_000 }

/** What a journey in Firefox looks for and does. Everything waits until it is there, and says what it waited for. */
export interface Reader {
  /** Waits until the page says this. */
  readonly reads: (text: string) => Promise<void>
  readonly readsNot: (text: string) => Promise<void>
  readonly press: (button: string) => Promise<void>
  /** A link whose accessible name begins so. */
  readonly follow: (name: string) => Promise<void>
  readonly fill: (label: string, text: string) => Promise<void>
  /** Types into the formula field, key by key. */
  readonly typeFormula: (label: string, keys: string) => Promise<void>
  /** Waits until the formula field has this content, as LaTeX. */
  readonly hasFormula: (label: string, latex: string) => Promise<void>
}

type Find = { readonly kind: 'button' | 'link' | 'input' | 'formula'; readonly name: string }

/** Runs in the page. Visible things by what they are called. */
function find({ kind, name }: Find): Element | undefined {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim()
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
  if (kind === 'button') return all('button').find((button) => nameOf(button) === name)
  if (kind === 'link') return all('a').find((link) => nameOf(link).startsWith(name))
  if (kind === 'formula') return all(':is(math-field, .math-field-early)').find((field) => nameOf(field) === name)
  const label = all('label').find((each) => nameOf(each).startsWith(name)) as HTMLLabelElement | undefined
  return label?.control ?? undefined
}

async function handleOf(page: Page, wanted: Find): Promise<ElementHandle> {
  const found = await page.waitForFunction(find, patience, wanted).catch((cause: unknown) => {
    throw new Error(`There is no ${wanted.kind} called “${wanted.name}” on ${page.url()}.`, { cause })
  })
  return found as ElementHandle
}

async function press(page: Page, wanted: Find): Promise<void> {
  const element = await handleOf(page, wanted)
  await element.scrollIntoView()
  await element.click()
}

/** Waits until something holds in the page. */
async function until<A>(page: Page, what: string, holds: (argument: A) => unknown, argument: A): Promise<void> {
  await page.waitForFunction(holds as (argument: unknown) => unknown, patience, argument).catch(async () => {
    const text = await page.evaluate(() => document.body.innerText)
    throw new Error(`${what} did not come about on ${page.url()}. The page says:\n${text}`)
  })
}

export function readerOf(page: Page): Reader {
  return {
    reads: (text) => until(page, `“${text}”`, (wanted) => document.body.innerText.includes(wanted), text),
    readsNot: (text) => until(page, `The end of “${text}”`, (gone) => !document.body.innerText.includes(gone), text),
    press: (name) => press(page, { kind: 'button', name }),
    follow: (name) => press(page, { kind: 'link', name }),
    async fill(label, text) {
      await press(page, { kind: 'input', name: label })
      await page.keyboard.type(text)
    },
    async typeFormula(label, keys) {
      await press(page, { kind: 'formula', name: label })
      await page.keyboard.type(keys, { delay: 15 })
    },
    async hasFormula(label, latex) {
      await handleOf(page, { kind: 'formula', name: label })
      const has = ([name, wanted]: readonly [string, string]) =>
        [...document.querySelectorAll('math-field')].some(
          (field) =>
            field.getAttribute('aria-label') === name && (field as HTMLElement & { value: string }).value === wanted,
        )
      await until(page, `${latex} in “${label}”`, has, [label, latex] as const)
    },
  }
}
