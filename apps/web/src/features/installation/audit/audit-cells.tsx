import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { AuditEvent, Person } from '@isomorph/contract'
import { color, fontSize } from '@isomorph/ui'
import { displayName } from '../../people/names.ts'
import { fieldWords } from './action-words.ts'
import { changesOf, type Change } from './changes.ts'

const Second = styled('span')({ display: 'block', fontSize: fontSize.small, color: color.textSecond })

const Changes = styled('dl')({
  margin: 0,
  fontSize: fontSize.small,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& dt': { color: color.textSecond },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: color.textSecond },
  '& ins': { textDecoration: 'none' },
})

function PersonLink({ person }: { person: Person }) {
  return <Link href={`/users/${person.id}`}>{displayName(person)}</Link>
}

/** Who did it, and in whose name. */
export function WhoCell({ event }: { event: AuditEvent }) {
  const { actor, impersonator } = event
  if (!actor) return <>Nobody signed in</>
  if (!impersonator) return <PersonLink person={actor} />
  return (
    <>
      <PersonLink person={impersonator} />
      <Second>
        as <PersonLink person={actor} />
      </Second>
    </>
  )
}

function wordsOf(entityType: string): string {
  return entityType.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** On what; people can be looked up from here. */
export function EntityCell({ event }: { event: AuditEvent }) {
  const { entityType, entityId } = event
  if (entityId === null) return <>{wordsOf(entityType)}</>
  const label = `${wordsOf(entityType)} ${entityId}`
  return entityType === 'user' ? <Link href={`/users/${entityId}`}>{label}</Link> : <>{label}</>
}

function Value({ change: { before, after } }: { change: Change }) {
  if (before === after) return <>{before}</>
  return (
    <>
      {before !== undefined && <del>{before || '–'}</del>}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && <ins>{after || '–'}</ins>}
    </>
  )
}

/** What changed, field by field. */
export function ChangesCell({ event }: { event: AuditEvent }) {
  const changes = changesOf(event.before, event.after)
  if (changes.length === 0) return null
  return (
    <Changes>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldWords(change.field)}</dt>
          <dd>
            <Value change={change} />
          </dd>
        </div>
      ))}
    </Changes>
  )
}
