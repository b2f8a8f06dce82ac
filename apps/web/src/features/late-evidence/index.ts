export { LateEvidencePanel } from './late-evidence-panel.tsx'
