/** Very many people with names as people have them, and somebody who may search them. */

import { SignJWT } from 'jose'
import type pg from 'pg'

const beginnings = ['Mar', 'Jo', 'An', 'Kat', 'Al', 'Ben', 'Dor', 'El', 'Fer', 'Gre', 'Hel', 'Is', 'Ja', 'Kla', 'Lu']
const middles = ['ti', 'han', 'ne', 'ha', 'ber', 'ja', 'o', 'iza', 'nan', 'go', 'ena', 'abel', 'mi', 'us', 'cia']
const endings = [
  'na',
  'nes',
  'lis',
  'rina',
  'to',
  'min',
  'thea',
  'beth',
  'do',
  'ry',
  'son',
  'la',
  'rsen',
  'berg',
  'ova',
]

/** As many names as there are combinations, so that a name is shared by a few dozen people, as in life. */
function nameOf(n: number): string {
  const at = (list: readonly string[], divisor: number) => list[Math.floor(n / divisor) % list.length] ?? ''
  return at(beginnings, 1) + at(middles, 15) + at(endings, 225)
}

export interface BenchPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string
  readonly puid: string
}

/** The n-th person; the same in every run. */
export function personAt(n: number): BenchPerson {
  const firstName = nameOf((n * 7919) % 3375)
  const lastName = nameOf((n * 104_729 + 17) % 3375)
  const uid = `${lastName.slice(0, 5).toLowerCase()}${n}`
  return { firstName, lastName, uid, email: `${uid}@university.example`, puid: String(10_000_000 + n) }
}

const peopleAtOnce = 10_000

export async function addPeople(client: pg.Client, count: number): Promise<void> {
  for (let from = 0; from < count; from += peopleAtOnce) {
    const people = Array.from({ length: Math.min(peopleAtOnce, count - from) }, (_, index) => personAt(from + index))
    const of = (name: keyof BenchPerson) => people.map((person) => person[name])
    await client.query(
      `insert into users (user_name, email, first_name, last_name, uid, puid)
       select t.uid, t.email, t.first_name, t.last_name, t.uid, t.puid
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           as t(uid, email, first_name, last_name, puid)`,
      [of('uid'), of('email'), of('firstName'), of('lastName'), of('puid')],
    )
  }
  await client.query('vacuum analyze users')
}

/** The authorization header of a new administrator. */
export async function addAdministrator(client: pg.Client, name = 'bench'): Promise<string> {
  return await addPerson(client, name, 'SuperAdmin')
}

/** The authorization header of a new instructor who reads a shared library. */
export async function addLibraryReader(client: pg.Client, name: string, libraryId: number): Promise<string> {
  const authorization = await addPerson(client, name, 'Creator')
  await client.query(
    `insert into shared_library_user_roles (shared_library_id, user_id, role)
     select $1, id, 'Reader' from users where user_name = $2`,
    [libraryId, name],
  )
  return authorization
}

async function addPerson(client: pg.Client, name: string, role: 'SuperAdmin' | 'Creator'): Promise<string> {
  const { rows } = await client.query<{ user_id: string; session_id: string; secret: Buffer }>(
    `with person as (insert into users (user_name, email) values ($1, $1 || '@example.org') returning id),
          role as (insert into global_roles (user_id, role) select id, $2 from person),
          begun as (insert into sessions (user_id, client_id) select id, 'web' from person returning id, user_id)
     select begun.user_id, begun.id as session_id, k.secret
       from begun, token_keys k where k.purpose = 'accessToken'`,
    [name, role],
  )
  const [row] = rows
  if (!row) throw new Error('The product has made its keys before.')
  const token = new SignJWT({ sid: Number(row.session_id) }).setProtectedHeader({ alg: 'HS256' }).setIssuer('isomorph')
  return `Bearer ${await token.setSubject(row.user_id).setIssuedAt().setExpirationTime('2h').sign(row.secret)}`
}
