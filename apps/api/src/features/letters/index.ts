import type { Feature } from '../../http/feature.ts'
import { registerLetters } from './letters.routes.ts'
import { noteEvents } from './note-events.ts'
import { sendLetters } from './send-letters.ts'

export const letters: Feature = {
  name: 'letters',
  register: registerLetters,
  sweeps: [
    { name: 'note events for letters', everyMilliseconds: 300_000, run: noteEvents },
    { name: 'send letters', everyMilliseconds: 30_000, run: sendLetters },
  ],
}
