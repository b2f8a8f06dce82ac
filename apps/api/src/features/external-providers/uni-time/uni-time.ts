import type { z } from 'zod'
import type { GroupRole } from '@isomorph/access'
import { rosterTexts, type SaidText, type TimetableCredential } from '@isomorph/contract'
import { SignInError, type Fetch } from '@isomorph/sign-in'
import {
  classInfoSchema,
  enrollmentsSchema,
  scheduleSchema,
  sessionsSchema,
  type UniTimePerson,
  type UniTimeSchedule,
  type UniTimeSession,
} from './answers.ts'

const { say } = rosterTexts

export interface UniTimeConnection {
  /** The part before /api. */
  readonly address: string
  readonly credential: TimetableCredential
  readonly accountName: string
  readonly secret: string
}

/** UniTime answers that a right is missing, or that what is asked for is not there. */
export class UniTimeRefusal extends SignInError {
  readonly reason: 'forbidden' | 'unknown'

  constructor(reason: UniTimeRefusal['reason'], said: SaidText) {
    super('notSetUp', said)
    this.reason = reason
  }
}

/** Somebody who teaches a class, as an instructor unless it says otherwise. */
export interface UniTimeTeacher extends UniTimePerson {
  readonly role?: Exclude<GroupRole, 'GroupLearner'>
}

/** The calls of UniTime that the product makes. What goes wrong is a {@link SignInError} with words for people. */
export interface UniTime {
  readonly readSessions: () => Promise<UniTimeSession[]>
  /** Undefined for somebody who does not teach in the term. */
  readonly readSchedule: (reference: string, externalId: string) => Promise<UniTimeSchedule | undefined>
  /** Each once; some may have no number. Assistants have a role of their own. */
  readonly readInstructors: (classId: number) => Promise<UniTimeTeacher[]>
  /** Each student once; some may have no number. */
  readonly readStudents: (of: { readonly classId: number } | { readonly courseId: number }) => Promise<UniTimePerson[]>
}

interface Question {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The right of UniTime that the account needs. */
  readonly right: string
}

function refuseStatus(status: number, { path, right }: Question, { credential }: UniTimeConnection): void {
  if (status >= 200 && status < 300) return
  if (status === 401)
    throw new SignInError('clientRefused', say(credential === 'token' ? 'uniTimeToken' : 'uniTimeAccount'))
  if (status === 403) throw new UniTimeRefusal('forbidden', say('uniTimeForbids', { path, right }))
  const answered = { path, status: String(status) }
  if (status === 400 || status === 404) throw new UniTimeRefusal('unknown', say('uniTimeUnknown', answered))
  const fault = status >= 500 || status === 429 ? 'providerError' : 'wrongAnswer'
  throw new SignInError(fault, say('uniTimeStatus', answered))
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string, path: string): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new SignInError('wrongAnswer', say('uniTimeNoJson', { path }), { cause: error })
  }
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const place = error.issues[0]?.path.join('.')
  const said = place ? say('uniTimeOtherAt', { path, place }) : say('uniTimeOther', { path })
  throw new SignInError('wrongAnswer', said, { cause: error })
}

/** Somebody is named once for each class of a course. People without a number are told apart by name and address. */
function eachOnce(people: readonly UniTimePerson[]): UniTimePerson[] {
  const found = new Map<string, UniTimePerson>()
  for (const person of people) {
    const { externalId, firstName, lastName, email } = person
    const key = externalId === '' ? `nobody ${firstName} ${lastName} ${email}` : externalId
    const known = found.get(key)
    if (!known || (known.email === '' && email !== '')) found.set(key, person)
  }
  return [...found.values()]
}

export function createUniTime(connection: UniTimeConnection, fetch: Fetch): UniTime {
  const { address, credential, accountName, secret } = connection
  const basic = Buffer.from(`${accountName}:${secret}`, 'utf8').toString('base64')

  async function ask<Schema extends z.ZodType>(question: Question, schema: Schema): Promise<z.output<Schema>> {
    const { path, query } = question
    const url = new URL(`${address.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (credential === 'token') url.searchParams.set('token', secret)
    const headers = {
      accept: 'application/json',
      ...(credential === 'password' ? { authorization: `Basic ${basic}` } : {}),
    }
    const response = await fetch(url.href, { headers })
    refuseStatus(response.status, question, connection)
    return parse(schema, await response.text(), path)
  }

  return {
    readSessions: async () => await ask({ path: '/api/roles', query: {}, right: 'Api Retrieve Roles' }, sessionsSchema),
    readSchedule: async (reference, externalId) => {
      const query = { term: reference, id: externalId }
      const right = 'Api Retrieve Instructor Schedule'
      return (await ask({ path: '/api/instructor-schedule', query, right }, scheduleSchema)) ?? undefined
    },
    readInstructors: async (classId) => {
      const query = { classId: String(classId) }
      const right = 'Api Retrieve Class Info'
      return eachOnce((await ask({ path: '/api/class-info', query, right }, classInfoSchema)).instructors)
    },
    readStudents: async (of) => {
      const query: Record<string, string> =
        'classId' in of ? { classId: String(of.classId) } : { courseId: String(of.courseId) }
      const right = 'Api Retrieve Enrollments'
      return eachOnce((await ask({ path: '/api/enrollments', query, right }, enrollmentsSchema)) ?? [])
    },
  }
}
