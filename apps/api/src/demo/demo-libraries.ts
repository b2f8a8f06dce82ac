import { problemCalls, sharedLibraryCalls, sharedLibraryUserRoleCalls } from '@isomorph/contract'
import { galleryProblem, numeric, random } from '@isomorph/gallery/write'
import { demoKey, type DemoClient } from './demo-client.ts'

/** The shared libraries of the demo, each with problems of the gallery. */
const demoLibraries = [
  {
    key: 'physics',
    name: 'Physics, first year',
    description: 'Motion and forces for the first weeks: one variable, whole numbers, g = 9.81 m/s².',
    problems: ['braking-distance', 'acceleration', 'inclined-plane'],
  },
  {
    key: 'circuits',
    name: 'Circuits',
    description: 'Voltage dividers, impedances and phasors. Answers with j, or as magnitude and angle.',
    problems: ['series-impedance', 'phasor', 'voltage-divider'],
  },
] as const

/** Makes the shared libraries of the instructor; the colleague edits them, too. */
export async function makeLibraries(instructor: DemoClient, problemIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { key, name, description, problems } of demoLibraries) {
    const { id } = await instructor.ask(sharedLibraryCalls.createSharedLibrary, {
      body: { name, clientKey: demoKey(`library ${key}`) },
    })
    const params = { sharedLibraryId: id }
    await instructor.ask(sharedLibraryCalls.updateSharedLibrary, { params, body: { name, description } })
    const add = problems.map((problem) => {
      const problemId = problemIds.get(problem)
      if (problemId === undefined) throw new Error(`The gallery has no problem "${problem}".`)
      return { problemId, role: 'Reader' as const }
    })
    await instructor.ask(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { body: { sharedLibraryId: id, add } })
    await instructor.ask(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, {
      params,
      body: { role: 'Editor', identifiers: ['colleague@demo.example'] },
    })
  }
}

const colleaguesProblems = [
  galleryProblem({
    key: 'colleague-spring',
    name: 'Work to stretch a spring',
    field: 'Physics',
    tags: ['energy'],
    variables: [random('k', 100, 400, { step: '50' }), random('x', 2, 8)],
    statement: 'A spring of stiffness @k N/m is stretched by @x cm. What work does that take, in joules? [[1]]',
    questions: [numeric('\\frac{k\\cdot x^2}{20000}')],
    solution:
      'The work is $\\frac12kx^2=\\frac12\\cdot@k\\,\\mathrm{N/m}\\cdot\\left(\\frac{@x}{100}\\,\\mathrm{m}\\right)^2$.',
  }),
  galleryProblem({
    key: 'colleague-power',
    name: 'Power of a lift',
    field: 'Physics',
    tags: ['energy'],
    variables: [random('m', 200, 800, { step: '50' }), random('h', 3, 30), random('t', 4, 20)],
    statement: 'A lift raises @m kg by @h m in @t s. With g = 10 m/s², what power does that take, in watts? [[1]]',
    questions: [numeric('\\frac{10\\cdot m\\cdot h}{t}')],
    solution: 'The power is $\\frac{mgh}{t}=\\frac{@m\\cdot10\\cdot@h}{@t}\\,\\mathrm{W}$.',
  }),
]

const energy = {
  name: 'Energy and power',
  description: 'Work and power in short problems under CC BY, to be used and copied.',
} as const

/** Makes a library of the colleague, which the instructor may read: both share, in both directions. */
export async function shareWithInstructor(colleague: DemoClient): Promise<void> {
  const licensing = { licence: 'CC-BY-4.0', licenceText: '', attribution: 'Carla Colleague' } as const
  const { id } = await colleague.ask(sharedLibraryCalls.createSharedLibrary, {
    body: { name: energy.name, clientKey: demoKey('library colleague') },
  })
  await colleague.ask(sharedLibraryCalls.updateSharedLibrary, { params: { sharedLibraryId: id }, body: energy })
  const add: { problemId: number; role: 'Reader' }[] = []
  for (const { key, name, tags, content } of colleaguesProblems) {
    const body = { name, tags: [...tags], content, licensing, clientKey: demoKey(`problem ${key}`) }
    const problem = await colleague.ask(problemCalls.createProblem, { body })
    add.push({ problemId: problem.id, role: 'Reader' })
  }
  await colleague.ask(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { body: { sharedLibraryId: id, add } })
  await colleague.ask(sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, {
    params: { sharedLibraryId: id },
    body: { role: 'Reader', identifiers: ['instructor@demo.example'] },
  })
}
