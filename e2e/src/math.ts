import { expect, type Locator, type Page } from '@playwright/test'

/** The field for formulas that has this label: MathLive's, or what takes the keys until that has come. */
export function mathField(page: Page | Locator, label: string): Locator {
  return page.locator(`:is(math-field, .math-field-early)[aria-label="${label}"]`)
}

/** Types into a formula field key by key, as a person does, in place of what stands there. */
export async function typeMath(field: Locator, keys: string): Promise<void> {
  await expect(field).toBeVisible()
  await field.click()
  await expect(field).toBeFocused()
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  await field.pressSequentially(keys, { delay: 15 })
  await expect(field).toHaveJSProperty('localName', 'math-field')
}

/** What stands in the field, as LaTeX. Only MathLive's own says so: what takes the keys before has no value. */
export async function latexIn(field: Locator): Promise<string> {
  await expect(field).toHaveJSProperty('localName', 'math-field')
  return field.evaluate((element) => (element as HTMLElement & { value: string }).value)
}

/** Keys of a keyboard with the layout of the United States that need Shift. */
const shifted: Readonly<Record<string, string>> = {
  '^': 'Digit6',
  '*': 'Digit8',
  '(': 'Digit9',
  ')': 'Digit0',
  '|': 'Backslash',
  '{': 'BracketLeft',
  '}': 'BracketRight',
  '"': 'Quote',
  _: 'Minus',
  '<': 'Comma',
  '>': 'Period',
  '+': 'Equal',
}

/** Types as a keyboard does, with Shift where a sign needs it: MathLive tells keys by their place too. */
export async function typeKeys(field: Locator, keys: string): Promise<void> {
  await typeMath(field, '')
  for (const key of keys) {
    if (shifted[key]) await field.press(`Shift+${shifted[key]}`)
    else await field.pressSequentially(key)
  }
}
