import type { LocaleSource } from '../../../src/i18n/compose';
import type { Language } from '../../../src/site/languages';
import { practiceOf, type PracticeId, type ServiceSlug } from '../../../src/site/catalogue';
import type { Screen } from '../../../src/site/routes';

/** What a social card shows. */
export interface CardTexts {
  direction: Language['direction'];
  script: Language['script'];
  title: string;
  /** Above the title: the practice of a service; '' on the landing page's card. */
  practice: string;
  firm: string;
  /** Whose lattice and colour it takes; the landing page's has the firm's own. */
  pattern: PracticeId | null;
  /** The service whose figure it shows; none on the landing page's card. */
  figure: ServiceSlug | null;
}

/**
 * The texts of a screen's card.
 * @param source the locale files of the language
 * @returns null if the screen is not for sharing
 */
export function cardTexts(
  { direction, script }: Language,
  source: LocaleSource,
  screen: Screen,
): CardTexts | null {
  const { firm, practices } = source.common();
  const all = { direction, script, firm: firm.name };
  switch (screen.name) {
    case 'home':
      return {
        ...all,
        title: source.home().hero.headline,
        practice: '',
        pattern: null,
        figure: null,
      };
    case 'service': {
      const { id } = practiceOf(screen.slug);
      const { title } = source.service(screen.slug);
      return { ...all, title, practice: practices[id], pattern: id, figure: screen.slug };
    }
    case 'notFound':
    case 'serviceNotFound':
      return null;
  }
}
