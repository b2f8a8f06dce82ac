export { parseAddressRange, type AddressRange } from './address-rules.ts'
export { OutsideError, type OutsideTrouble } from './guarded-agent.ts'
export { createOutside, type Outside, type OutsideRequest } from './outside.ts'
