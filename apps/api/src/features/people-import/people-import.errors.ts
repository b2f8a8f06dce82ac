import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const peopleImportRefusals: Readonly<Record<CourseRefusalCode<'peopleImport'>, RefusalKind>> = defineRefusals({
  unreadableFile: {
    status: 400,
    title: 'The file cannot be read',
    detail: 'Save it as CSV in UTF-8 and choose that file.',
  },
  missingColumns: {
    status: 400,
    title: 'The file lacks a column',
    detail: 'The first line names the columns: email, first name, last name, uid, puid, user name, role.',
  },
  repeatedColumn: {
    status: 400,
    title: 'The file names a column twice',
    detail: 'The first line names each column once. Take one of the two out.',
  },
  tooManyColumns: {
    status: 413,
    title: 'The file has too many columns',
    detail: 'The first line may name 500 columns at most. Take out those that hold nothing about people.',
  },
  noPeopleInFile: {
    status: 400,
    title: 'The file lists nobody',
    detail: 'Below the line that names the columns, each line is one person.',
  },
  tooManyRows: {
    status: 413,
    title: 'The file lists too many people',
    detail: 'Split it into files of at most 100,000 lines.',
  },
  changedSincePreview: {
    status: 409,
    title: 'Something changed since the preview',
    detail: 'Nothing was imported. Look at what would happen now, and apply it if it is right.',
  },
})
