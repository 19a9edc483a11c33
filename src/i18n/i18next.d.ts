import 'i18next';
import type { CommonFile, HomeFile } from './texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: CommonFile; home: HomeFile };
  }
}
