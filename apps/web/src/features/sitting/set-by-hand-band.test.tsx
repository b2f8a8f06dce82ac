// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { SetByHandBand } from './set-by-hand-band.tsx'

const points = { isPoints: true, waivesLatePenalty: false, waivesAttemptPenalty: false, note: '' }
const waiver = { isPoints: false, waivesLatePenalty: true, waivesAttemptPenalty: false, note: 'Get well.' }

it.each([
  [<SetByHandBand key="1" setByHand={points} points={9} />, 'Your instructor has set your points: 9 points.'],
  [<SetByHandBand key="2" setByHand={points} points={1} isTotal />, 'Your instructor has set your total: 1 point.'],
  [
    <SetByHandBand key="3" setByHand={waiver} points={9} />,
    'Your instructor has waived the penalty for late work. Get well.',
  ],
  [
    <SetByHandBand key="4" setByHand={{ ...waiver, waivesAttemptPenalty: true, note: '' }} points={9} />,
    'Your instructor has waived the penalty for late work and for further attempts.',
  ],
])('says what was set by hand, and the note', async (band, words) => {
  await renderComponent(band, { signedIn: { id: 1 } })
  expect(await screen.findByText(words)).toBeTruthy()
})
