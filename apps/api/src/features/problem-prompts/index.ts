import type { Feature } from '../../http/feature.ts'
import { registerProblemPrompts } from './problem-prompts.routes.ts'
import { beginPrompts } from './work-on-prompts.ts'

export const problemPrompts: Feature = {
  name: 'problemPrompts',
  register: registerProblemPrompts,
  sweeps: [
    { name: 'draft problems', everyMilliseconds: 1000, run: async (services) => void (await beginPrompts(services)) },
  ],
}
