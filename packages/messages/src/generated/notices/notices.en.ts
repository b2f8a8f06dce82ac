// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'notices.error.code': ["Code to quote: ",["code"]],
  'notices.error.lockdownLaunch': ["A LockDown Browser session could not be started. Please close the browser and try again."],
  'notices.error.pageTitle': ["Error"],
  'notices.error.safeExamBrowser': ["You leave Safe Exam Browser by its own button for quitting. It may ask for the quit password."],
  'notices.error.title': ["Something went wrong"],
  'notices.error.unknown': ["What you were doing could not be finished. What you had saved is safe."],
  'notices.home': ["Go home"],
  'notices.notFound': ["This page does not exist, or it is not shared with you."],
  'notices.notFound.pageTitle': ["Not found"],
  'notices.notFound.path': [["path"]," does not exist, or it is not shared with you."],
  'notices.notFound.title': ["There is nothing here"],
  'notices.provider.asks': ["The sign-in service wants to ask you something first. Log in again, and answer there what it asks."],
  'notices.provider.error': ["The sign-in service reports an error. Nothing is wrong on your side. Try again in a few minutes, or log in another way."],
  'notices.provider.loginRequired': ["The sign-in service does not know you in this browser. Log in again."],
  'notices.provider.notSetUp': ["The sign-in service and this site do not fit together. Tell the people who run this site."],
  'notices.provider.refused': ["The sign-in was cancelled or refused. Try again, or log in another way."],
  'notices.provider.unavailable': ["The sign-in service cannot be used now. Nothing is wrong on your side. Try again in a few minutes, or log in another way."],
}
