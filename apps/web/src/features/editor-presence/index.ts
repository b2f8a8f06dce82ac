export { EditorPresence } from './editor-presence.tsx'
