import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const rosterSyncRefusals: Readonly<Record<CourseRefusalCode<'rosterSync'>, RefusalKind>> = defineRefusals({
  noRoster: {
    status: 409,
    title: 'There is no roster to read',
    detail:
      'The course follows neither classes of a timetable nor a course of a learning platform that lets us read its roster. Open a link from the platform once.',
  },
  rosterReportGone: {
    status: 409,
    title: 'The report was replaced',
    detail: 'The roster was read again meanwhile. Look at the new report before you take it over.',
  },
})
