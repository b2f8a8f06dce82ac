import type { IncomingMessage, ServerResponse } from 'node:http'
import { startHttpPeer } from './http-peer.ts'

export interface UniTimeTestPerson {
  readonly externalId: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

export interface UniTimeTestCourse {
  readonly courseId: number
  readonly subjectArea: string
  readonly courseNumber: string
  readonly courseTitle?: string
  readonly control?: boolean
}

/** Who coordinates a course in a term. */
export interface UniTimeTestCoordinator {
  readonly term: string
  readonly externalId: string
  readonly course: UniTimeTestCourse
}

export interface UniTimeTestClass {
  readonly classId: number
  /** The reference of its term. */
  readonly term: string
  readonly subpart: string
  readonly sectionNumber: string
  /** Several where it is cross-listed. */
  readonly course: readonly UniTimeTestCourse[]
  readonly meetings?: readonly Record<string, unknown>[]
  instructors: UniTimeTestPerson[]
  students: UniTimeTestPerson[]
}

export interface UniTimeTestSession {
  readonly sessionId: number
  readonly reference: string
  readonly year: string
  readonly term: string
  readonly campus: string
  readonly beginDate: string
  readonly endDate: string
}

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => boolean

/** A UniTime that answers as UniTime does: empty fields are left out, `null` for somebody who does not teach. */
export interface UniTimeServer {
  /** The part before /api. */
  readonly address: string
  readonly origin: string
  readonly account: { readonly name: string; readonly password: string; readonly token: string }
  sessions: UniTimeTestSession[]
  classes: UniTimeTestClass[]
  coordinators: UniTimeTestCoordinator[]
  /** Paths that the account may not read. */
  forbidden: string[]
  /** Keeps the numbers of people without their leading zeros, as some servers do. */
  stripsZeros: boolean
  /** What was asked, without the secret. */
  readonly requests: readonly string[]
  /** True: it has answered, or never will. */
  readonly misbehave: (as: Misbehaviour | undefined) => void
  readonly close: () => Promise<void>
}

export interface UniTimeServerOptions {
  readonly port?: number
  readonly sessions?: readonly UniTimeTestSession[]
  readonly classes?: readonly UniTimeTestClass[]
  readonly coordinators?: readonly UniTimeTestCoordinator[]
}

const account = { name: 'isomorph', password: 'pass:wörd', token: 'token-of-unitime' }

function compact(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== ''))
}

function viewClass({ term: _term, instructors: _instructors, students: _students, ...each }: UniTimeTestClass): object {
  return { lead: true, percentShare: 100, ...each, course: each.course.map(compact) }
}

/** A day in so many days, as UniTime writes it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Terms of a campus: one that has ended, one that goes on and one that comes. */
export const testSessions: readonly UniTimeTestSession[] = [
  ['Last', -300, -120],
  ['This', -30, 90],
  ['Next', 100, 220],
].map(([term, from, until], index) => ({
  sessionId: 231_379 + index,
  reference: `${String(term)}2026Main`,
  year: '2026',
  term: String(term),
  campus: 'Main',
  beginDate: dayIn(Number(from)),
  endDate: dayIn(Number(until)),
}))

const ina = { externalId: '0000101', firstName: 'Ina', lastName: 'Instructor', email: 'ina@example.edu' }
const students: readonly UniTimeTestPerson[] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((firstName, index) => ({
  externalId: `00002${index}`,
  firstName,
  lastName: 'Student',
  ...(index % 2 === 0 ? { email: `${firstName.toLowerCase()}@example.edu` } : {}),
}))
const biology = { courseId: 1, subjectArea: 'BIOL', courseNumber: '101', courseTitle: 'Cells', control: true }
const chemistry = { courseId: 2, subjectArea: 'CHEM', courseNumber: '110', courseTitle: 'Chemistry of cells' }

/** The instructor coordinates the course of these classes. */
export const campusCoordinators: readonly UniTimeTestCoordinator[] = [
  { term: 'This2026Main', externalId: ina.externalId, course: biology },
]

/** A lecture that is cross-listed, with two laboratories. */
export const campusClasses: readonly UniTimeTestClass[] = (
  [
    ['Lec', '1', [biology, chemistry], students],
    ['Lab', '1', [biology], students.slice(0, 2)],
    ['Lab', '2', [biology], students.slice(2)],
  ] as const
).map(([subpart, sectionNumber, course, taught], index) => ({
  classId: 101 + index,
  term: 'This2026Main',
  subpart,
  sectionNumber,
  course,
  meetings: [{ dayOfWeek: 'Monday', startTime: `${8 + index}:30`, endTime: `${9 + index}:20`, location: 'Hall' }],
  instructors: [ina],
  students: [...taught],
}))

type Campus = Pick<UniTimeServer, 'sessions' | 'classes' | 'coordinators' | 'stripsZeros'>

/** Somebody as the server keeps them. */
function viewPerson({ stripsZeros }: Campus, { externalId, ...person }: UniTimeTestPerson): UniTimeTestPerson {
  const kept = stripsZeros ? externalId.replace(/^0+/, '') : externalId
  return { ...compact({ externalId: kept, ...person }), externalId: kept }
}

function scheduleOf(server: Campus, session: UniTimeTestSession, id: string): unknown {
  const classes = server.classes.filter(
    ({ term, instructors }) =>
      term === session.reference && instructors.some((each) => viewPerson(server, each).externalId === id),
  )
  const courses = server.coordinators.filter(
    ({ term, externalId }) => term === session.reference && viewPerson(server, { externalId }).externalId === id,
  )
  if (classes.length + courses.length === 0) return null
  const instructors = classes[0]?.instructors
    .map((each) => viewPerson(server, each))
    .filter(({ externalId }) => externalId === id)
  const { sessionId, reference } = session
  return {
    externalId: id,
    session: { sessionId, reference },
    instructors,
    classes: classes.map(viewClass),
    courses: courses.map(({ course }) => compact(course)),
    exams: [],
  }
}

function enrollmentsOf(server: Campus, found: readonly UniTimeTestClass[]): unknown {
  return found.flatMap(({ students, course, classId, subpart, sectionNumber }) =>
    students.map((student, index) => ({
      studentId: classId * 10_000 + index,
      ...viewPerson(server, student),
      ...compact({ ...course[0], control: undefined }),
      classId,
      subpart,
      sectionNumber,
    })),
  )
}

/** What a path answers; undefined: 400. */
function answerTo(server: Campus, path: string, query: URLSearchParams): unknown {
  const classId = Number(query.get('classId') ?? query.get('id'))
  const byClass = server.classes.find((each) => each.classId === classId)
  if (path === '/api/roles')
    return server.sessions.map((each) => ({
      ...each,
      status: { refenrece: 'active', label: 'Active', classes: true },
    }))
  if (path === '/api/instructor-schedule') {
    const { term, sid, id } = Object.fromEntries(query)
    const session = server.sessions.find(({ reference, sessionId }) => reference === term || String(sessionId) === sid)
    return session && id ? scheduleOf(server, session, id) : undefined
  }
  if (path === '/api/class-info')
    return (
      byClass && { ...viewClass(byClass), instructors: byClass.instructors.map((each) => viewPerson(server, each)) }
    )
  if (path !== '/api/enrollments') return undefined
  if (query.has('courseId')) {
    const courseId = Number(query.get('courseId'))
    const known = [
      ...server.classes.flatMap(({ course }) => course),
      ...server.coordinators.map(({ course }) => course),
    ]
    if (!known.some((each) => each.courseId === courseId)) return undefined
    return enrollmentsOf(
      server,
      server.classes.filter(({ course }) => course.some((each) => each.courseId === courseId)),
    )
  }
  return byClass && enrollmentsOf(server, [byClass])
}

/** Starts a UniTime for tests and for trying the product. */
export async function startUniTimeServer(options: UniTimeServerOptions = {}): Promise<UniTimeServer> {
  const requests: string[] = []
  let misbehaviour: Misbehaviour | undefined
  const basic = `Basic ${Buffer.from(`${account.name}:${account.password}`, 'utf8').toString('base64')}`

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.replace(/^\/UniTime/, '')
    const isSignedIn = request.headers.authorization === basic || searchParams.get('token') === account.token
    searchParams.delete('token')
    requests.push(`${path}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`)
    if (misbehaviour?.(request, response)) return
    const end = (status: number, text: string, headers = {}): void =>
      void response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers }).end(text)
    if (!isSignedIn) return end(401, '', { 'www-authenticate': 'Basic realm="UniTime"' })
    if (server.forbidden.includes(path)) return end(403, 'Not authorized.')
    const answer = answerTo(server, path, searchParams)
    if (answer === undefined) return end(400, 'Not found, or a parameter is missing.')
    end(200, JSON.stringify(answer))
  }

  const peer = await startHttpPeer(respond, options.port)
  const server: UniTimeServer = {
    address: `${peer.origin}/UniTime`,
    origin: peer.origin,
    account,
    sessions: [...(options.sessions ?? testSessions)],
    classes: [...(options.classes ?? [])],
    coordinators: [...(options.coordinators ?? [])],
    forbidden: [],
    stripsZeros: false,
    requests,
    misbehave: (as) => void (misbehaviour = as),
    close: peer.close,
  }
  return server
}
