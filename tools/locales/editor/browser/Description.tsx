import type { TextReference } from '../../files/keys';
import { source } from '../siteAdapter';
import { describe, type TextVersions } from '../textVersions';
import { language } from './words';

interface DescriptionProps {
  text: TextVersions;
  reference: TextReference;
}

/** What a text is, for those who read the language of the schemas; for others its key. */
export function Description({ text, reference }: DescriptionProps) {
  const isRead = language === source.code;
  return <bdi lang={source.code}>{isRead ? describe(text.what, reference) : reference.key}</bdi>;
}
