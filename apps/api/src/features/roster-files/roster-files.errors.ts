import { defineRefusals } from '../../refusals/refusals.ts'

export const rosterFileRefusals = defineRefusals({
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
