// Runs the code of a worker thread from its source, in development and tests: a thread does not inherit the loader.
import { register } from 'tsx/esm/api'

register()
const tasks = await import('./evaluation.thread.ts')

export const mark = tasks.mark
export const check = tasks.check
export const preview = tasks.preview
export const runAway = tasks.runAway
export const ready = tasks.ready
