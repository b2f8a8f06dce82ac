// Loaded before tests of screens and components: the components say what the catalogs say.
import { writeUiTexts } from '../app/frame-texts.ts'

writeUiTexts()
