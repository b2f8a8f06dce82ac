export { listenAt, type Place } from './listening.ts'
export { stopOnSignals } from './stop-on-signals.ts'
