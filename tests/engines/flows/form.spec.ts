import { test } from '../test';
import {
  english,
  headingOf,
  homeOf,
  languages,
  message,
  nothing,
  sendMessage,
  serviceOf,
  textsOf,
} from './support';

for (const language of languages) {
  const { code } = language;
  const { home, common } = textsOf(language);
  const send = { selector: 'form button', name: home.form.send };
  const region = `section[aria-label^="${common.a11y.notifications}"]`;
  const told = { selector: `${region} *`, name: home.toast.successTitle };
  const close = { selector: `${region} button`, name: common.a11y.closeNotification };

  test(`an unfinished form names its faults, ${code}`, async ({ visitor }) => {
    await visitor.open(homeOf(language));
    await visitor.click(send);
    await visitor.focused('[name="name"]');
    for (const text of [home.form.nameRequired, home.form.emailRequired, home.form.messageRequired])
      await visitor.finds({ selector: 'form p', name: text });
    await visitor.fill('name', message.name);
    await visitor.fill('email', 'amina');
    await visitor.fill('message', message.message);
    await visitor.click(send);
    await visitor.focused('[name="email"]');
    await visitor.finds({ selector: 'form p', name: home.form.emailInvalid });
    await visitor.misses({ selector: 'form p', name: home.form.nameRequired });
    await visitor.misses(told);
  });

  test(`a sent message is confirmed, and the notification goes by itself, ${code}`, async ({
    visitor,
  }) => {
    await visitor.open(homeOf(language));
    await sendMessage(visitor, language);
    await visitor.finds(told);
    await visitor.hasTyped(nothing);
    await visitor.misses(told);
  });

  test(`a notification closes by its button, by Escape and is reached by F8, ${code}`, async ({
    visitor,
  }) => {
    await visitor.open(homeOf(language));
    await sendMessage(visitor, language);
    await visitor.finds(told);
    await visitor.click(close);
    await visitor.misses(told);
    await sendMessage(visitor, language);
    await visitor.finds(told);
    await visitor.press('Escape');
    await visitor.misses(told);
    await sendMessage(visitor, language);
    await visitor.finds(told);
    await visitor.press('F8');
    await visitor.focused(`${region}, ${region} *`);
  });
}

test('a begun message survives a reload', async ({ visitor }) => {
  await visitor.open(homeOf(english));
  for (const [name, text] of Object.entries(message)) await visitor.fill(name, text);
  await visitor.reload();
  await visitor.hasTyped(message);
});

test('what was typed while the application was on its way is there again on the way back', async ({
  visitor,
}) => {
  await visitor.openWithoutApplication(homeOf(english));
  for (const [name, text] of Object.entries(message)) await visitor.fill(name, text);
  await visitor.asksForApplication();
  await visitor.followUnseen(`main a[href="${serviceOf(english)}"]`);
  await visitor.readsPage(english.code, headingOf.service(english));
  visitor.site.letApplicationCome();
  await visitor.alive();
  await visitor.back();
  await visitor.readsPage(english.code, headingOf.home(english));
  await visitor.hasTyped(message);
});
