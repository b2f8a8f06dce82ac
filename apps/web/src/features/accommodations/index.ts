export { useListAccommodationsQuery } from './accommodations.api.ts'
export { AccommodationsButton, AccommodationsOfChosen } from './accommodations-button.tsx'
export { effectiveGrants } from './words.ts'
