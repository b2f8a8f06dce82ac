// @vitest-environment jsdom
import type { AuditedEntity, AuditEvent } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { ChangesCell, EntityCell } from './audit-cells.tsx'

function auditedEntity(type: string, id: number, name: string, more: Partial<AuditedEntity> = {}): AuditedEntity {
  return { type, id, name, isDeleted: false, userId: null, groupId: null, groupAssessmentId: null, ...more }
}

async function show(event: Partial<AuditEvent>) {
  const whole: AuditEvent = {
    id: 1,
    at: '2026-09-04T21:00:00.000Z',
    actor: null,
    impersonator: null,
    apiToken: null,
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
  return await renderComponent(
    <>
      <section aria-label="On">
        <EntityCell event={whole} />
      </section>
      <section aria-label="Changes">
        <ChangesCell event={whole} />
      </section>
    </>,
  )
}

describe('a line of the audit log', () => {
  it('calls what was acted on by its name, which leads to its page, with kind and id beneath', async () => {
    const { getByRole, getByText } = await show({ things: [auditedEntity('group', 7, 'Statics', { groupId: 7 })] })
    expect(getByRole('link', { name: 'Statics' }).getAttribute('href')).toBe('/courses/7')
    expect(getByText('Course 7')).toBeDefined()
  })

  it.each([
    ['Term 38', { entityType: 'term', entityId: 38 }],
    ['StaticsCourse 7 · deleted', { things: [auditedEntity('group', 7, 'Statics', { isDeleted: true })] }],
  ])('keeps kind and id of what is gone, and leads nowhere: %s', async (said, event) => {
    const { getByRole, queryByRole } = await show(event)
    expect(getByRole('region', { name: 'On' }).textContent).toBe(said)
    expect(queryByRole('link')).toBeNull()
  })

  it('calls what stands in its fields by name, too, and says how many more there are', async () => {
    const userIds = Array.from({ length: 12 }, (_, index) => index + 1)
    const after = { userIds, role: 'GroupLearner' }
    const { getAllByRole } = await show({ after, things: [auditedEntity('user', 1, 'Ada Example')] })
    const said = (role: string) => getAllByRole(role).map(({ textContent }) => textContent)
    expect(said('term')).toEqual(['People', 'Role'])
    expect(said('definition')).toEqual([
      expect.stringMatching(/^Ada Example, Person 2, .*Person 10 and 2 more$/),
      'Student',
    ])
  })
})
