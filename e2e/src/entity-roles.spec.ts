import { expect, type Page } from '@playwright/test'
import { test as journey } from './journey.ts'
import { entityRoles, entityScreens, holderOf, makeEntities, type EntityPlaces } from './screens/entity-screens.ts'

const test = journey.extend<object, { places: EntityPlaces }>({
  places: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs none of its fixtures
    async ({}, use) => {
      await use(await makeEntities(process.env['ISOMORPH_URL'] ?? ''))
    },
    { scope: 'worker' },
  ],
})

/** Opens a screen as a link of the product does, without loading everything anew. What lay over the last one is closed. */
async function go(page: Page, path: string): Promise<void> {
  const over = page.getByRole('dialog').or(page.getByRole('menu'))
  if ((await over.count()) > 0) await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
  await page.evaluate((to) => {
    if (location.pathname === to) return
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

for (const role of entityRoles)
  test(`${role}: every screen of a problem, an assessment and a library shows what the role allows, and nothing else`, async ({
    pageOf,
    places,
  }) => {
    const page = await pageOf(holderOf(role), entityScreens[0]?.path(places) ?? '/')
    for (const screen of entityScreens) {
      await go(page, screen.path(places))
      await expect(screen.shows(page, places), screen.name).toBeVisible()
      if (screen.open && !screen.open.for.includes(role)) continue
      await screen.open?.act(page, places)
      const [allowed, refused] = [true, false].map((isAllowed) =>
        Object.entries(screen.parts).filter(([, part]) => part.for.includes(role) === isAllowed),
      )
      for (const [name, part] of allowed ?? []) await expect(part.find(page), `${screen.name}: ${name}`).toBeVisible()
      for (const [name, part] of refused ?? []) await expect(part.find(page), `${screen.name}: ${name}`).toHaveCount(0)
    }
  })

test('nobody without a role opens any of them', async ({ pageOf, places }) => {
  const page = await pageOf('student8', '/')
  const nothing = page.getByRole('heading', { level: 1, name: 'There is nothing here' })
  const { problem, held, assessment, sharedLibrary } = places
  for (const path of [problem, held, assessment, sharedLibrary, `${sharedLibrary}/people`, `${sharedLibrary}/about`]) {
    await go(page, path)
    await expect(nothing, path).toBeVisible()
    await go(page, '/')
    await expect(nothing).toHaveCount(0)
  }
})
