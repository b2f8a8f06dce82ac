export { configKeyOf, configKeyText } from './safe-exam-browser/config-key.ts'
export { examSettings, passwordHash, startUrlOf, type ExamSettings } from './safe-exam-browser/exam-settings.ts'
export { parsePlist, writePlist, type PlistValue } from './safe-exam-browser/plist.ts'
export {
  browserExamKeyHashHeader,
  configKeyHashHeader,
  isHashOf,
  requestHash,
} from './safe-exam-browser/request-hash.ts'
export { respondusExitAddress, respondusLaunchAddress } from './respondus.ts'
