import { test } from '../test';
import { english, headingOf, homeOf, languages, message, serviceOf } from './support';

const switchTo = (code: string) => ({ selector: `header a[hreflang="${code}"]` });
/** Away from English, and back to it. */
const journey = [...languages.filter((language) => language !== english), english];

test('a switch of language keeps the page', async ({ visitor }) => {
  await visitor.open(serviceOf(english));
  for (const language of journey) {
    await visitor.click(switchTo(language.code));
    await visitor.isAt(serviceOf(language));
    await visitor.readsPage(language.code, headingOf.service(language));
  }
});

test('a switch of language keeps what was typed', async ({ visitor }) => {
  await visitor.open(homeOf(english));
  for (const [name, text] of Object.entries(message)) await visitor.fill(name, text);
  for (const language of journey) {
    await visitor.click(switchTo(language.code));
    await visitor.readsPage(language.code, headingOf.home(language));
    await visitor.hasTyped(message);
  }
});
