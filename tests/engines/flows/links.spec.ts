import { test, expect } from '../test';
import { windows } from '../visitor';
import { bothDirections, english, headingOf, homeOf, serviceOf, textsOf } from './support';

for (const language of bothDirections) {
  const { code } = language;
  const { nav } = textsOf(language).common;

  test(`a page loaded at a section comes alive there untouched, ${code}`, async ({ visitor }) => {
    await visitor.open(homeOf(language, 'contact'));
    await visitor.showsSection('contact');
  });

  test(`a page loaded anew where it was scrolled to comes alive there untouched, ${code}`, async ({
    visitor,
  }) => {
    await visitor.open(homeOf(language));
    await visitor.scrollTo(3000);
    await visitor.reload();
    await visitor.isScrolledTo(3000);
  });

  test(`links lead to the top of pages, back and forward to where one was, ${code}`, async ({
    visitor,
  }) => {
    const card = `main a[href="${serviceOf(language)}"]`;
    await visitor.open(homeOf(language));
    await visitor.engine.evaluate((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, card);
    const place = await visitor.scrollTop();
    expect(place).toBeGreaterThan(1000);
    await visitor.click({ selector: card });
    await visitor.readsPage(code, headingOf.service(language));
    await visitor.isScrolledTo(0);
    await visitor.scrollTo(500);
    await visitor.back();
    await visitor.readsPage(code, headingOf.home(language));
    await visitor.isScrolledTo(place);
    await visitor.forward();
    await visitor.readsPage(code, headingOf.service(language));
    await visitor.isScrolledTo(500);
  });

  test(`who scrolls before the application is alive, and follows a link after it, comes back to their place, ${code}`, async ({
    visitor,
  }) => {
    await visitor.openWithoutApplication(homeOf(language));
    await visitor.scrollTo(3000);
    visitor.site.letApplicationCome();
    await visitor.alive();
    await visitor.followUnseen(`main a[href="${serviceOf(language)}"]`);
    await visitor.readsPage(code, headingOf.service(language));
    await visitor.isScrolledTo(0);
    await visitor.back();
    await visitor.readsPage(code, headingOf.home(language));
    await visitor.isScrolledTo(3000);
  });

  test(`who scrolls and follows a link while the application is on its way comes back to their place, ${code}`, async ({
    visitor,
    engineName,
  }) => {
    test.skip(
      engineName === 'firefox' && language.direction === 'rtl',
      'Firefox forgets the place in a page from right to left that it loads again',
    );
    await visitor.openWithoutApplication(homeOf(language));
    await visitor.scrollTo(3000);
    await visitor.asksForApplication();
    await visitor.followUnseen(`main a[href="${serviceOf(language)}"]`);
    await visitor.readsPage(code, headingOf.service(language));
    visitor.site.letApplicationCome();
    await visitor.alive();
    await visitor.back();
    await visitor.readsPage(code, headingOf.home(language));
    await visitor.alive();
    await visitor.isScrolledTo(3000);
  });

  test(`an address that is opened again has a place of its own, ${code}`, async ({ visitor }) => {
    await visitor.open(homeOf(language));
    await visitor.scrollTo(3000);
    await visitor.open(serviceOf(language));
    await visitor.open(homeOf(language));
    await visitor.scrollTo(500);
    await visitor.back();
    await visitor.readsPage(code, headingOf.service(language));
    await visitor.back();
    await visitor.readsPage(code, headingOf.home(language));
    await visitor.alive();
    await visitor.isScrolledTo(3000);
  });

  test(`a link to a section shows it, and the way back leads to the top again, ${code}`, async ({
    visitor,
  }) => {
    await visitor.open(homeOf(language));
    await visitor.click({ selector: 'header nav a', name: nav.about });
    await visitor.isAt(homeOf(language, 'about'));
    await visitor.showsSection('about');
    await visitor.back();
    await visitor.isScrolledTo(0);
    await visitor.open(serviceOf(language));
    await visitor.click({ selector: 'header nav a', name: nav.contact });
    await visitor.readsPage(code, headingOf.home(language));
    await visitor.showsSection('contact');
  });

  test(`the menu of small windows opens, closes and gives the focus back, ${code}`, async ({
    visitor,
  }) => {
    const button = { selector: '[popovertarget]', name: nav.openMenu };
    const link = { selector: '#menu a', name: nav.about };
    await visitor.engine.resize(...windows.small);
    await visitor.open(homeOf(language));
    await visitor.misses(link);
    await visitor.click(button);
    await visitor.finds(link);
    await visitor.focused('#menu a');
    await visitor.press('Escape');
    await visitor.misses(link);
    await visitor.focused(button.selector);
    await visitor.click(button);
    await visitor.click(link);
    await visitor.misses(link);
    await visitor.showsSection('about');
    await visitor.focused('#about :is(h1, h2, h3)');
  });
}

test('the skip link is first for the keyboard, and leads to the content', async ({ visitor }) => {
  await visitor.open(serviceOf(english));
  await visitor.press('Tab');
  await visitor.focused('a[href="#content"]');
  await visitor.press('Enter');
  await visitor.focused('main');
  await visitor.press('Tab');
  await visitor.focused('main a');
});
