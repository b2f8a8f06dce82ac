import { expect, type Page } from '@playwright/test'
import { groupCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

test.describe('the address', () => {
  for (const name of ['_ltierrormsg', 'error']) {
    test(`leads to the error screen when it carries ${name}`, async ({ page }) => {
      await page.goto(`/help?${name}=The+course+is+gone`)
      await expect(page).toHaveURL('/error?message=The+course+is+gone')
      await expect(page.getByRole('alert')).toHaveText('The course is gone')
    })
  }

  test('that no screen has leads to the not-found screen', async ({ page }) => {
    await page.goto('/help/no/such/page')
    await expect(page).toHaveURL('/not-found?pathname=%2Fhelp%2Fno%2Fsuch%2Fpage')
    await page.goto('/help/scoring-docs/nonsense')
    await expect(page).toHaveURL('/not-found?pathname=%2Fhelp%2Fscoring-docs%2Fnonsense')
  })

  test('of something that does not exist leads to the not-found screen', async ({ pageOf }) => {
    const page = await pageOf('instructor', '/help')
    for (const path of ['/problems/999999', '/assessments/999999', '/courses/999999']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/not-found?${new URLSearchParams({ pathname: path })}`)
    }
  })

  test('is found again after signing in', async ({ page }) => {
    await page.goto('/problems')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('User name').fill('instructor')
    await page.getByLabel('Password').fill('isomorph-demo')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/problems')
  })

  test('of a screen for others leads back to what somebody may see', async ({ pageOf }) => {
    const page = await pageOf('student1', '/help')
    // A list on the way that would be empty leads on, to home.
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    for (const [path, way, name] of [
      ['/users', ['/users', '/'], 'Home'],
      ['/courses/new', ['/courses/new', '/courses'], 'Courses'],
      ['/problems/new', ['/problems/new', '/problems', '/'], 'Home'],
      ['/assessments/new', ['/assessments/new', '/assessments', '/'], 'Home'],
    ] as const) {
      visited.length = 0
      await page.goto(path)
      await expect.poll(() => [...new Set(visited)]).toEqual(way)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  })
})

test('actions that need two lines on a phone fill both', async ({ pageOf }) => {
  const page = await pageOf('superadmin', '/help')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/users')
  const actions = [page.getByRole('link', { name: 'Import people' }), page.getByRole('button', { name: 'New person' })]
  for (const action of actions) {
    await expect(action).toBeVisible()
    const rightEdge = async () => {
      const box = await action.boundingBox()
      return box && Math.round(box.x + box.width)
    }
    await expect.poll(rightEdge).toBe(344)
  }
})

test('the tabs of a course that are not for learners lead them back to it', async ({ pageOf }) => {
  const page = await pageOf('student1', '/')
  await page.getByRole('region', { name: 'Courses' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  const course = page.url()
  for (const tab of ['settings', 'people']) {
    await page.goto(`${course}/${tab}`)
    await expect(page).toHaveURL(course)
  }
})

test.describe('the menus', () => {
  const trigger = (page: Page, name: string) => page.getByRole('button', { name })
  const entry = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .or(page.locator('#navigation-drawer'))
      .getByRole('link', { name, exact: true })

  test('open under the pointer from 815 px on, below that by a press only', async ({ pageOf }) => {
    const page = await pageOf('instructor', '/help')
    await page.setViewportSize({ width: 815, height: 700 })
    await trigger(page, 'Manage').hover()
    await expect(entry(page, 'Problems')).toBeVisible()
    await page.mouse.move(400, 600)
    await expect(entry(page, 'Problems')).toBeHidden()

    await page.setViewportSize({ width: 814, height: 700 })
    await trigger(page, 'Menu').hover()
    await expect(entry(page, 'Problems')).toHaveCount(0)
    await trigger(page, 'Menu').click()
    await expect(entry(page, 'Problems')).toBeVisible()
  })

  test('open and close by keyboard, and give the focus back', async ({ pageOf }) => {
    const page = await pageOf('instructor', '/help')
    await trigger(page, 'Manage').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(entry(page, 'Courses')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger(page, 'Manage')).toBeFocused()
    await expect(trigger(page, 'Manage')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Courses')).toBeFocused()
    await page.keyboard.press('End')
    await expect(entry(page, 'Shared Libraries')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await expect(trigger(page, 'Help')).toBeFocused()
  })

  test('of courses are fetched when they open, sorted by name, and left out when empty', async ({ pageOf, origin }) => {
    const page = await pageOf('instructor', '/help')
    await expect(trigger(page, "Courses You're Taking")).toHaveCount(0)
    const name = `Analysis ${Date.now()}`
    await (await callerFor(origin, 'instructor')).ask(groupCalls.createGroup, { body: { name } })
    await trigger(page, "Courses You're Teaching").click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    const names = await page.locator('a[href^="/courses/"]').filter({ visible: true }).allInnerTexts()
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    const student = await pageOf('student1', '/help')
    await expect(trigger(student, "Courses You're Taking")).toBeVisible()
    await expect(trigger(student, "Courses You're Teaching")).toHaveCount(0)
    await expect(trigger(student, 'Manage')).toBeVisible()
    await expect(trigger(student, 'Admin')).toHaveCount(0)
  })
})

test.describe('the frame', () => {
  test('has a way past the menus, a badge of its tier, and titles', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByText('LOCAL', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Using Isomorph · Isomorph')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('moves the focus to a new page, but not within the scoring help', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('link', { name: 'how scores come about' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How scores come about' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const tab = page.getByRole('link', { name: 'Attempts and late work' })
    await tab.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Attempts and late work' })).toBeVisible()
    await expect(tab).toBeFocused()
  })

  test('names the institution and whom to ask, and tells visitors how to get the product', async ({ page, pageOf }) => {
    const institution = {
      supportEmail: 'help@university.example',
      universityName: 'Example University',
      universityUrl: 'https://university.example/',
    }
    const withInstitution = async (of: Page) =>
      of.route('**/api/configuration', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), ...institution } })
      })
    await withInstitution(page)
    await page.goto('/help')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Example University' })).toHaveAttribute(
      'href',
      'https://university.example/',
    )
    await expect(footer.getByRole('link', { name: 'Contact help@university.example' })).toBeVisible()
    await expect(footer).toContainText('Want to use Isomorph at your institution?')
    await expect(footer).toContainText('1.43.1 “Quicksilver Quadcopter”')
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')

    const student = await pageOf('student1', '/')
    await withInstitution(student)
    await student.goto('/help')
    await expect(student.getByRole('contentinfo')).toContainText('Contact help@university.example')
    await expect(student.getByRole('contentinfo')).not.toContainText('Want to use')
  })
})
