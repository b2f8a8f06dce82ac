// @vitest-environment jsdom
import type { AuditedEntity, AuditEvent } from '@isomorph/contract'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { store } from '../../../data/store.ts'
import { pageOfEachTest } from '../../../testing/page-of-each-test.ts'
import { ChangesCell, EntityCell } from './audit-cells.tsx'

const page = pageOfEachTest()

function auditedEntity(type: string, id: number, name: string, more: Partial<AuditedEntity> = {}): AuditedEntity {
  return { type, id, name, isDeleted: false, userId: null, groupId: null, groupAssessmentId: null, ...more }
}

function show(event: Partial<AuditEvent>) {
  const whole: AuditEvent = {
    id: 1,
    at: '2026-09-04T21:00:00.000Z',
    actor: null,
    impersonator: null,
    action: 'group.update',
    entityType: 'group',
    entityId: 7,
    before: null,
    after: null,
    things: [],
    traceId: 'trace',
    address: '',
    ...event,
  }
  page.show(
    <Provider store={store}>
      <div data-cell="entity">
        <EntityCell event={whole} />
      </div>
      <div data-cell="changes">
        <ChangesCell event={whole} />
      </div>
    </Provider>,
  )
  const cell = (name: string) => page.host.querySelector(`[data-cell=${name}]`)
  return {
    entity: cell('entity')?.textContent,
    changes: cell('changes')?.textContent,
    links: [...page.host.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }
}

describe('a line of the audit log', () => {
  it('calls what was acted on by its name, which leads to its page, with kind and id beneath', () => {
    const shown = show({ things: [auditedEntity('group', 7, 'Statics', { groupId: 7 })] })
    expect(shown).toMatchObject({ entity: 'StaticsCourse 7', links: ['/courses/7'] })
  })

  it('keeps kind and id of what is gone, and leads nowhere', () => {
    expect(show({ entityType: 'term', entityId: 38 })).toMatchObject({ entity: 'Term 38', links: [] })
    const deleted = [auditedEntity('group', 7, 'Statics', { isDeleted: true })]
    expect(show({ things: deleted })).toMatchObject({ entity: 'StaticsCourse 7 · deleted', links: [] })
  })

  it('calls what stands in its fields by name, too, and says how many more there are', () => {
    const userIds = Array.from({ length: 12 }, (_, index) => index + 1)
    const { changes } = show({
      after: { userIds, role: 'GroupLearner' },
      things: [auditedEntity('user', 1, 'Ada Example')],
    })
    expect(changes).toMatch(/^PeopleAda Example, Person 2, .*Person 10 and 2 moreRoleStudent$/)
  })
})
