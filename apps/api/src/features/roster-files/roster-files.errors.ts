import type { InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const rosterFileRefusals: Readonly<Record<InstallationRefusalCode<'rosterFile'>, RefusalKind>> = defineRefusals({
  unreadableRosterFile: {
    status: 422,
    title: 'The export cannot be read',
    detail: 'Choose the zip file of a OneRoster export, version 1.1 or 1.2.',
  },
  noRosterFiles: {
    status: 409,
    title: 'This timetable takes no files',
    detail: 'It is asked at its address. Connect a timetable of OneRoster files to hand in exports.',
  },
})
