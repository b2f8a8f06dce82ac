import { startProduct, startProductToCopy } from './product.ts'

/** One product with the demo course for all journeys of a run; the workers find it by its address. */
async function startForAllJourneys(): Promise<(() => Promise<void>) | undefined> {
  // A product that runs already, while one writes a journey.
  if (process.env['ISOMORPH_URL'] !== undefined) return undefined
  const product = await (process.env['CI'] === undefined ? startProduct() : startProductToCopy())
  process.env['ISOMORPH_URL'] = product.url
  return product.remove
}

// Playwright takes the default export.
export default startForAllJourneys
