export type {
  CaliperAssessment,
  CaliperAssessmentItem,
  CaliperAttempt,
  CaliperPerson,
  CaliperResponse,
} from './entities.ts'
export { envelopeEventsMaximum, envelopeSchema, takeEnvelope, writeEnvelope } from './envelope.ts'
export {
  caliperFault,
  caliperVersions,
  dataVersions,
  type CaliperEvent,
  type CaliperFault,
  type CaliperVersion,
} from './events.ts'
