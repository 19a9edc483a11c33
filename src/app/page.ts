import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageContent } from '../i18n/messages';
import type { Route } from '../site/routes';

/** A page that is ready to be shown: its address is parsed, its texts and its code are there. */
export interface Page extends Route {
  translator: i18n;
  content: PageContent;
  Component: ComponentType;
}
