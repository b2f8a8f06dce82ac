import type { Locator, Page } from '@playwright/test'
import type { Picture } from './picture.ts'

const products = ['moodle', 'canvas', 'brightspace', 'blackboard', 'sakai'] as const

/** The card with this heading. */
function cardOf(page: Page, heading: string): Locator {
  return page.getByRole('heading', { name: heading, level: 2 }).locator('..')
}

const path = (): string => '/installation/learning-platforms/new'

/** Of the guides in `docs/connecting/`: what each product has to be told, under its own names. */
export const connectingPictures: readonly Picture[] = [
  {
    name: 'connecting-registration',
    as: 'superadmin',
    path,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Make a registration address' }).click()
      await page.getByText(/\/lti\/register\//).waitFor()
    },
    part: (page) => page.getByText(/\/lti\/register\//).locator('xpath=ancestor::*[h2][1]'),
  },
  ...products.map((product): Picture => ({
    name: `connecting-${product}`,
    as: 'superadmin',
    path,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Product' }).selectOption(product)
    },
    part: (page) => cardOf(page, 'What to type in at the platform'),
  })),
]
