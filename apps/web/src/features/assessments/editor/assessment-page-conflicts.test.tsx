// @vitest-environment jsdom
import type { Assessment } from '@isomorph/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../testing/render.tsx'
import type { SentRequest } from '../../../testing/stub-api.ts'
import { assessment, itemOf, openSaved, points, saves, server } from './assessment-page.fixtures.tsx'

describe('problems that somebody else changes meanwhile', () => {
  const colleague = { id: 8, firstName: 'Ben', lastName: 'Stone', email: '', uid: '' }

  /** The author gives Beam 3 points, and a colleague saves first what is given. */
  async function refused(theirs: Partial<Assessment>) {
    const opened = await openSaved((request) => {
      const { baseRevisionNumber } = request.body as { baseRevisionNumber: number }
      if (baseRevisionNumber === server.stored.revisionNumber) return saves(request)
      const refusal = { title: 'Stale', detail: 'Stale' }
      return Response.json({ type: 'urn:isomorph:stale-assessment', status: 409, ...refusal }, { status: 409 })
    })
    await fill(opened.user, points('Beam'), '3')
    server.stored = { ...assessment, revisionNumber: 5, revisionCreatedBy: colleague, ...theirs }
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ben Stone saved version 5 while you were writing' })
    return { ...opened, dialog: within(dialog) }
  }

  const sentPoints = ({ body }: SentRequest) => {
    const { items } = body as { items: readonly { itemKey: number; points: number }[] }
    return items.map(({ itemKey, points: each }) => [itemKey, each])
  }
  const beam = itemOf(1, 'Beam')
  const withThird = { items: [beam, { ...itemOf(2, 'Column'), points: 7 }, itemOf(3, 'Arch')] }

  it('are merged with the own', async () => {
    const { user, sent, dialog } = await refused(withThird)
    const listed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(listed).toEqual(['“Column” changed (points 2 → 7)', '“Arch” added', '“Beam” changed (points 2 → 3)'])
    await user.click(dialog.getByRole('button', { name: 'Merge and save as version 6' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.body).toMatchObject({ baseRevisionNumber: 5 })
    expect(sentPoints(sent()[1] as SentRequest)).toEqual([
      [1, 3],
      [2, 7],
      [3, 2],
    ])
    expect(await screen.findByText(/^Version 6/)).toBeDefined()
  })

  it('are asked about where both changed the same', async () => {
    const { user, sent, dialog } = await refused({ items: [{ ...beam, points: 4 }, itemOf(2, 'Column')] })
    const merge = dialog.getByRole('button', { name: 'Merge and save as version 6' })
    expect(merge).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: 'Theirs: “Beam” changed (points 2 → 4)' }))
    await user.click(merge)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sentPoints(sent()[1] as SentRequest)[0]).toEqual([1, 4])
  })

  it('give way to the own, or the own to them', async () => {
    const { user, sent, dialog } = await refused(withThird)
    await user.click(dialog.getByRole('button', { name: 'Save mine only' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sentPoints(sent()[1] as SentRequest)).toEqual([
      [1, 3],
      [2, 2],
    ])
    cleanup()
    server.stored = assessment
    const again = await refused(withThird)
    await again.user.click(again.dialog.getByRole('button', { name: 'Drop mine, take theirs' }))
    expect(await screen.findByText(/^Version 5/)).toBeDefined()
    expect([points('Beam').value, points('Column').value, points('Arch').value]).toEqual(['2', '7', '2'])
  })

  it('are looked at again with the next save after going on writing', async () => {
    const { user, dialog } = await refused(withThird)
    await user.click(dialog.getByRole('button', { name: 'Go on writing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(points('Beam').value).toBe('3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Merge and save as version 6' })).toBeDefined()
  })
})

describe('a name that somebody else changes meanwhile', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })

  /** The author has typed another name, and learns of the colleague's with the first save. */
  async function renamed() {
    const opened = await openSaved((request) => {
      const { baseName } = request.body as { baseName: string }
      if (baseName === server.stored.name) return saves(request)
      const refusal = { title: 'Stale', detail: 'Stale', errors: [{ path: 'name', message: 'Renamed.' }] }
      return Response.json({ type: 'urn:isomorph:stale-assessment', status: 409, ...refusal }, { status: 409 })
    })
    await fill(opened.user, field(), 'Test')
    server.stored = { ...assessment, name: 'Exam' }
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(opened.sent()[0]?.body).toMatchObject({ name: 'Test', baseName: 'Quiz' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam' })).toBeDefined()
    return opened
  }

  it('is told, and gives way where its author says so', async () => {
    const { user, sent } = await renamed()
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ name: 'Test', baseName: 'Exam' }))
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  })

  it('is taken', async () => {
    const { user } = await renamed()
    await user.click(await screen.findByRole('button', { name: 'Take that name' }))
    expect(field().value).toBe('Exam')
    expect(await screen.findByText(/^Version 4/)).toBeDefined()
  })
})
