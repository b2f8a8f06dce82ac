export { useListAccommodationsQuery } from './accommodations.api.ts'
export { AccommodationsButton } from './accommodations-button.tsx'
export { effectiveGrants } from './words.ts'
