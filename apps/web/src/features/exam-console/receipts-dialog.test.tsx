// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ReceiptsDialog } from './receipts-dialog.tsx'

const receiptOf = (id: number, lastName: string) => ({
  learner: { id, firstName: 'Ada', lastName, email: '', uid: '' },
  seenAt: '2026-11-24T12:00:00Z',
})

it('shows the receipts in parts, the next one once it is asked for', async () => {
  const { user } = await renderComponent(
    <ReceiptsDialog groupAssessmentId={3} announcement={{ id: 5, text: 'Mind the gap.' }} onClose={() => undefined} />,
    {
      signedIn: { id: 7 },
      api: {
        'GET /api/groupAssessments/3/announcements/5/receipts': ({ address }: { readonly address: URL }) =>
          Response.json(
            address.searchParams.get('after') === '1'
              ? { items: [receiptOf(2, 'Second')], hasMore: false }
              : { items: [receiptOf(1, 'First')], hasMore: true },
          ),
      },
    },
  )
  expect(await screen.findByText(/First/)).toBeTruthy()
  expect(screen.queryByText(/Second/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/Second/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
