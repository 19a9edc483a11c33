import { inLanguage, languageOf } from '../siteAdapter';

export function LanguageName({ code }: { code: string }) {
  return <bdi {...inLanguage(code)}>{languageOf(code).name}</bdi>;
}
