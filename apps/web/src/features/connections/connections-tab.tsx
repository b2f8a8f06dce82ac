import type { Group } from '@isomorph/contract'
import { Facts, Part, PartHead, PartTitle } from './connections.styles.ts'
import { IntegrationLedger } from './ledger/integration-ledger.tsx'

/** What a course has to do with learning platforms. */
export function ConnectionsTab({ group }: { group: Group }) {
  return (
    <Part aria-label="Messages">
      <PartHead>
        <PartTitle>Messages</PartTitle>
      </PartHead>
      <Facts>
        Everything that passed between this course and learning platforms. To connect the course, open a link to this
        site from your course at the platform.
      </Facts>
      <IntegrationLedger groupId={group.id} />
    </Part>
  )
}
