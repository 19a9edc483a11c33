import 'i18next';
import type { CommonFile, HomeFile } from './messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: { translation: { common: CommonFile; home: HomeFile } };
  }
}
