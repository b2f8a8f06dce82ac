import type { AttemptTables } from './attempts.ts'
import type { ConnectionTables } from './connections.ts'
import type { ContentTables } from './content.ts'
import type { DeliveryTables } from './delivery.ts'
import type { GradingTables } from './grading.ts'
import type { GroupTables } from './groups.ts'
import type { InvitationTables } from './invitations.ts'
import type { LockdownTables } from './lockdown.ts'
import type { CalendarTables } from './calendars.ts'
import type { NoticeTables } from './notices.ts'
import type { OperationTables } from './operation.ts'
import type { PaperTables } from './paper.ts'
import type { PeopleImportTables } from './people-imports.ts'
import type { PeopleTables } from './people.ts'
import type { ProblemPromptTables } from './problem-prompts.ts'
import type { RegradeTables } from './regrades.ts'
import type { StatisticsTables } from './statistics.ts'

/** Every table as Kysely sees it (camel case); compared with the real ones in a test. */
export interface Tables
  extends
    PeopleTables,
    PeopleImportTables,
    InvitationTables,
    GroupTables,
    ContentTables,
    OperationTables,
    DeliveryTables,
    AttemptTables,
    ConnectionTables,
    GradingTables,
    LockdownTables,
    CalendarTables,
    NoticeTables,
    PaperTables,
    ProblemPromptTables,
    RegradeTables,
    StatisticsTables {}
