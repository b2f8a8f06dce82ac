import { createHash } from 'node:crypto'
import type { PlistDictionary } from './plist.ts'

export interface ExamSettings {
  /** The page that Safe Exam Browser opens, with its one-time code. */
  readonly startUrl: string
  /** Opening this very address closes Safe Exam Browser. */
  readonly quitUrl: string
  /** The origin that pages may come from. */
  readonly origin: string
  /** Asked for when somebody quits before the end; null: anybody may quit. */
  readonly quitPassword: string | null
  /** 32 bytes that nobody can guess: they make the keys of a configuration its own. */
  readonly salt: Uint8Array
  /** What follows `??` in the link is appended to the start address. */
  readonly takesQuery?: boolean
}

/** A password as the settings hold it: SHA-256 in lower-case hex. */
export function passwordHash(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('hex')
}

/** The page that settings start with. */
export function startUrlOf({ startURL }: PlistDictionary): string {
  if (typeof startURL !== 'string') throw new TypeError('The settings name no start address.')
  return startURL
}

/** Starts an exam, in place of changing the settings of the client for good. */
const purposeStartsExam = 0
/** Of the choices of web view: the modern one where the system has it. */
const modernWebView = 3
const allows = 1

/** The settings of one exam, as the configuration file holds them. */
export function examSettings({
  startUrl,
  quitUrl,
  origin,
  quitPassword,
  salt,
  takesQuery,
}: ExamSettings): PlistDictionary {
  return {
    startURL: startUrl,
    ...(takesQuery && { startURLAppendQueryParameter: true }),
    sebConfigPurpose: purposeStartsExam,
    quitURL: quitUrl,
    // Finishing asks before; a second question would be one too many.
    quitURLConfirm: false,
    allowQuit: true,
    ...(quitPassword !== null && { hashedQuitPassword: passwordHash(quitPassword) }),
    browserWindowWebView: modernWebView,
    sendBrowserExamKey: true,
    URLFilterEnable: true,
    URLFilterRules: [{ active: true, regex: false, expression: `${new URL(origin).host}/*`, action: allows }],
    examKeySalt: salt,
    allowSpellCheck: false,
    showTime: true,
    showReloadButton: true,
    browserWindowAllowReload: true,
  }
}
