export { parseAddressRange, type AddressRange } from './address-rules.ts'
export { fetchWhole } from './fetch-whole.ts'
export { OutboundError, type OutboundIssue } from './guarded-agent.ts'
export { createOutside, type OutboundHttp, type OutboundRequest } from './outbound-http.ts'
