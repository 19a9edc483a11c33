import { takePageTexts, type PageTexts } from './pageTexts';

declare global {
  interface Window {
    takePageTexts: () => PageTexts;
  }
}

window.takePageTexts = takePageTexts;
