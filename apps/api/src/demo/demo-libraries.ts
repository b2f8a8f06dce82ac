import { sharedLibraryCalls } from '@isomorph/contract'
import { demoKey, type DemoClient } from './demo-client.ts'

/** The shared libraries of the demo, each with problems of the gallery. */
const demoLibraries = [
  { key: 'physics', name: 'Physics, first year', problems: ['braking-distance', 'acceleration', 'inclined-plane'] },
  { key: 'circuits', name: 'Circuits', problems: ['series-impedance', 'phasor', 'voltage-divider'] },
] as const

/** Makes the shared libraries of the instructor. */
export async function makeLibraries(instructor: DemoClient, problemIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { key, name, problems } of demoLibraries) {
    const { id } = await instructor.ask(sharedLibraryCalls.createSharedLibrary, {
      body: { name, clientKey: demoKey(`library ${key}`) },
    })
    const add = problems.map((problem) => {
      const problemId = problemIds.get(problem)
      if (problemId === undefined) throw new Error(`The gallery has no problem "${problem}".`)
      return { problemId, role: 'Reader' as const }
    })
    await instructor.ask(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { body: { sharedLibraryId: id, add } })
  }
}
