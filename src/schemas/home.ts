import { z } from 'zod';
import { limits } from './limits';
import { officeIds } from '../site/offices';
import { button, byId, plural, text } from './textSchema';

const hero = 'Top of the home page';
const about = 'Section “About” of the home page';
const why = 'Cards “Why Choose Us?” of the home page';
const form = 'Contact form';
const underForm = 'Contact form, below its button';
const section = 'Section with the cards of a practice, home page';
const services = 'Section “Services” of the home page';
const contact = 'Contact section';
const serviceCard = 'Card of a service';
const sampleCard = 'Card of a sample paper';

const card = (where: string, glossaryId?: string) =>
  z.strictObject({
    title: text('Title of a card', where, { limits: limits.cardTitle, glossaryId }),
    text: text('Text of a card', where),
  });

const sectionHead = (glossaryId: string) =>
  z.strictObject({
    title: text('Heading', section, glossaryId),
    intro: text('Text below the heading', section),
  });

const stat = (glossaryId: string) =>
  text('One of the stats; the part between the tags is shown large', about, glossaryId);
export const home = z.strictObject({
  meta: z.strictObject({
    title: text('Title of the page', 'Browser tab, search results', 'home.title'),
    description: text('Description of the page', 'Search results, shared links', {
      limits: limits.homeDescription,
      glossaryId: 'home.description',
    }),
  }),
  hero: z.strictObject({
    headline: text('Headline of the site', hero, { limits: limits.headline }),
    intro: text('Text below the headline', hero),
    start: button('Button that leads to the contact section', hero, 'cta.startJourney'),
    explore: button('Button that leads to the services', hero, 'cta.exploreServices'),
    sample: text('Link to the sample paper on the sale of a port', hero, {
      limits: limits.heroSample,
    }),
    highlights: z.strictObject({
      realEstate: card(hero, 'highlight.realEstate'),
      focus: card(hero, 'highlight.focus'),
      growth: card(hero, 'highlight.growth'),
    }),
  }),
  services: z.strictObject({
    title: text('Heading of the section', services, 'footer.ourServices'),
    ...plural('intro', 'Text below the heading, with the number of all services', services),
    ...plural(
      'count',
      'How many services a practice has; one form for each kind of number',
      'Arrow from a practice to its section on the home page, read aloud',
    ),
  }),
  about: z.strictObject({
    title: text('Heading', about, 'footer.aboutUs'),
    description: text('What the firm does', about),
    independence: text('Why the firm can advise against building', about),
    checks: z.strictObject({
      bestPractices: text('Line with a tick', about, 'about.check1'),
      grounded: text('Line with a tick', about, 'about.check2'),
      roadmaps: text('Line with a tick', about, 'about.check3'),
    }),
    stats: z.strictObject({
      title: text('Heading of the stats', about),
      years: stat('about.years'),
      clients: stat('about.clients'),
      focus: stat('about.focus'),
      offices: stat('about.offices'),
      cities: byId(officeIds, () => text('A city on the map', about)),
      regions: byId(['africa', 'gulf'], () => text('A region on the map, short', about)),
    }),
    why: z.strictObject({
      title: text('Heading', why, 'why.title'),
      global: card(why, 'why.global'),
      pureStrategy: card(why, 'why.pureStrategy'),
      realWorld: card(why, 'why.realWorld'),
      senior: card(why, 'why.senior'),
    }),
  }),
  sections: z.strictObject({
    realEstate: sectionHead('section.specialized'),
    tourism: sectionHead('section.tourism'),
    nationalVision: sectionHead('section.nationalVision'),
    specialProjects: sectionHead('section.specialProjects'),
  }),
  receive: text(
    'Names a document that the client receives; the part between the tags is shown lighter',
    serviceCard,
  ),
  learnMore: button('Link to a service page', serviceCard, 'cta.learnMore'),
  learnMoreAbout: text(
    'The link to a service page, read aloud; begins with the visible words',
    serviceCard,
    'cta.learnMoreAbout',
  ),
  sample: z.strictObject({
    read: text('Link to a sample paper', sampleCard, { limits: limits.button }),
    percent: text('A number on the scale of answers', sampleCard),
  }),
  contact: z.strictObject({
    title: text('Heading', contact, 'contact.heading'),
    intro: text('Text below the heading', contact),
    info: text('Heading of the contact details', contact, 'contact.info'),
    email: text('Label of the e-mail address', contact, 'form.email'),
    phone: text('Label of the phone number', contact, 'contact.phone'),
    location: text('Label of the firm’s address', contact, 'contact.location'),
  }),
  form: z.strictObject({
    title: text('Heading', form, 'form.title'),
    name: text('Label of a field', form, 'form.name'),
    namePlaceholder: text('Hint in an empty field', form, 'form.namePlaceholder'),
    nameRequired: text('Error below the empty field of the name', form),
    email: text('Label of a field', form, 'form.email'),
    emailPlaceholder: text('Hint in an empty field', form, 'form.emailPlaceholder'),
    emailRequired: text('Error below the empty field of the e-mail address', form),
    emailCharacter: text(
      'Error below an e-mail address with a character that no address has',
      form,
    ),
    emailInvalid: text('Error below a faulty e-mail address', form, 'form.emailInvalid'),
    message: text('Label of a field', form, 'form.message'),
    messagePlaceholder: text('Hint in an empty field', form, 'form.messagePlaceholder'),
    messageRequired: text('Error below the empty field of the message', form),
    requiredNote: text('Note above the fields', form),
    about: text(
      'First line of the message: the service or sample paper on whose page the visitor was',
      form,
    ),
    forget: button('Button that removes the line “About: …” from the message', form),
    send: button('Button that sends the form', form, 'form.send'),
    sending: button('Button that sends the form, while it is being sent', form, 'form.sending'),
    next: text('What happens to a message that is sent', underForm),
    withoutScripts: text('Note with a link to the e-mail address', 'Contact form without scripts'),
    sent: text(
      'What became of a message: sent, at what time, and to which address the firm will answer',
      underForm,
    ),
    offline: text('What became of a message: it was sent without a connection', underForm),
    refused: text('What became of a message: the form service refused it', underForm),
    unknown: text('What became of a message: the form service’s response does not say', underForm),
    slow: text('Note while a message has been on its way for 20 seconds', underForm),
  }),
});
