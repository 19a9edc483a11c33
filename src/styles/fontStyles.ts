import type { Language } from '../site/languages';
import arabic from './fonts-arabic.css?url';
import latin from './fonts-latin.css?url';

/** The style sheet that declares the fonts of each script: a page carries that of its own. */
export const fontStyles: Record<Language['script'], string> = { latin, arabic };
