import { z } from 'zod';
import { limits } from './limits';
import { linkedNetworks } from '../site/networks';
import { button, byId, text } from './textSchema';

const everyPage = 'Every page';
const keyboard = 'Every page, shown when reached by keyboard';
const cardsAndLinks = 'Card on the home page, footer, service pages';
const servicePage = 'Service pages';
const sectionHeading = 'Service pages, also in the list of contents';
const serviceFoot = 'Foot of a service page';
const offerBar = 'Bar at the foot of a page in another language';
const failedPage = 'Page that failed to show';
const smallHeader = 'Header of small windows';
const belowRegion = 'Below the paragraph on Africa and the Gulf';
const notFoundPage = 'Page for an unknown address';
const notification = 'Notification after sending the form';
const serviceNotFoundPage = 'Page for an unknown service';

const accessibleName = (element: string, where: string, glossaryId?: string) =>
  text(`Accessible name of ${element}`, `${where}, read aloud only`, { glossaryId });

const link = (what: string, where: string, glossaryId: string) =>
  text(what, where, { limits: limits.navigation, glossaryId });

const toastTitle = (what: string, glossaryId?: string) =>
  text(what, notification, { limits: limits.toastTitle, glossaryId });

const nameOfPractice = (glossaryId: string, where = cardsAndLinks) =>
  text('Name of a practice', where, { limits: limits.cardTitle, glossaryId });

export const common = z.strictObject({
  firm: z.strictObject({
    name: text('Name of the firm', 'Header, footer, page titles', { limits: limits.firmName }),
    blurb: text('What the firm does, in one sentence', 'Footer'),
    area: text('Where the firm works', 'Search engines'),
  }),
  meta: z.strictObject({
    titleWithFirm: text('Joins a page’s title and the firm’s name', 'Browser tab, search results'),
  }),
  nav: z.strictObject({
    main: accessibleName('the navigation', 'Header', 'nav.main'),
    home: link('The home page, first of a service page’s path', 'Search results only', 'nav.home'),
    services: link('Link to the services', 'Header, footer', 'nav.services'),
    about: link('Link to the section about the firm', 'Header', 'nav.about'),
    contact: link('Link to the contact section', 'Header, footer', 'nav.contact'),
    getStarted: text('Button that leads to the contact section', 'Header', {
      limits: limits.headerButton,
      glossaryId: 'cta.getStarted',
    }),
    openMenu: accessibleName('the button that opens the menu', smallHeader, 'menu.open'),
    closeMenu: accessibleName('the button that closes the menu', smallHeader, 'menu.close'),
  }),
  a11y: z.strictObject({
    skipToContent: text('Link that skips the header', keyboard, 'a11y.skipToContent'),
    backToTop: text('Link and button that lead to the top', everyPage, 'a11y.backToTop'),
    chooseLanguage: accessibleName('the language switcher', 'Header', 'a11y.chooseLanguage'),
    opensInNewTab: text('Says that a link opens a new tab', 'Link, read aloud only', 'a11y.newTab'),
    notifications: accessibleName(
      'the corner of the notifications, with its key',
      everyPage,
      'toast.region',
    ),
    closeNotification: accessibleName('the close button', 'Notification', 'toast.close'),
  }),
  practices: z.strictObject({
    realEstate: nameOfPractice('practice.realEstate'),
    urban: nameOfPractice('practice.urbanSez'),
    tourism: nameOfPractice('practice.tourism'),
    nationalVision: nameOfPractice('practice.nationalVision'),
    specialProjects: nameOfPractice('section.specialProjects', 'Footer, service pages'),
  }),
  service: z.strictObject({
    backToServices: button('Link back to the services', servicePage, 'cta.backToServices'),
    methodology: text('Heading of the four phases', 'Service pages', 'service.methodology'),
    contents: text('Heading of the list of contents', servicePage),
    questions: text('Heading of the questions', sectionHeading),
    receive: text('Heading of the list of deliverables', sectionHeading),
    needs: text('Heading of what the client must bring', sectionHeading),
    region: text('Heading of the paragraph on Africa and the Gulf', sectionHeading),
    lawChecked: text('Heading of the instruments of law: the day they were read', belowRegion),
    noLegalAdvice: text('Says that the page gives no legal advice', belowRegion),
    references: text('Heading of the standards and sources', sectionHeading),
    when: text('Heading of the situations', sectionHeading),
    alternatives: text('Heading of the services that may fit better', sectionHeading),
    write: button('Link to the contact section', servicePage),
    illustrative: text('Says once that a diagram is no measured data', servicePage),
    print: button('Button that prints the page', servicePage),
    share: button('Button that hands the page to other programs of the visitor', servicePage),
    printedFrom: text('Says where a printed page comes from', 'Foot of a printed service page'),
    callToAction: text('Closing question', serviceFoot, 'cta.closing'),
    contactUs: button('Button to the contact section', serviceFoot, 'cta.contactUsToday'),
    siblings: text('Heading of the links to the other services of the same practice', serviceFoot),
  }),
  sample: z.strictObject({
    label: text('Says that the case is invented', 'Sample papers, their cards', {
      limits: limits.sampleLabel,
    }),
    sibling: text(
      'The same, on the page of a service that has no sample paper: says which service it is from',
      'Service pages',
    ),
  }),
  contact: z.strictObject({
    address: text('Address of the firm', 'Contact section, footer', 'contact.address'),
  }),
  offer: z.strictObject({
    label: accessibleName('the bar that offers this language', offerBar),
    text: text('Says, in this language, that the page exists in this language', offerBar),
    accept: button('Button that leads to the page in this language', offerBar),
    dismiss: button('Button that closes the bar', offerBar),
  }),
  footer: z.strictObject({
    ourServices: text('Heading of the services', 'Footer', 'footer.ourServices'),
    company: text('Heading of the links about the firm', 'Footer', 'footer.company'),
    aboutUs: text('Link to the section about the firm', 'Footer', 'footer.aboutUs'),
    contactInfo: text('Heading of the contact details', 'Footer', 'contact.info'),
    networks: byId(
      linkedNetworks.map(({ id }) => id),
      (id) => text(`Link to the firm’s page on ${id}`, 'Footer'),
    ),
    privacy: text('Label without a link', 'Footer', 'footer.privacy'),
    terms: text('Label without a link', 'Footer', 'footer.terms'),
    rights: text('Copyright line', 'Foot of every page'),
  }),
  notFound: z.strictObject({
    title: text('Heading and title of the page', notFoundPage, 'error.pageNotFound'),
    description: text('Description of the page, not visible', notFoundPage),
    text: text('Text below the heading', notFoundPage),
    home: text('Link to the home page', notFoundPage),
    services: text('Link to the services', 'Pages for an unknown address and an unknown service'),
  }),
  serviceNotFound: z.strictObject({
    title: text('Heading and title of the page', serviceNotFoundPage, 'error.serviceNotFound'),
    description: text('Description of the page, not visible', serviceNotFoundPage),
    text: text('Text below the heading', serviceNotFoundPage),
  }),
  error: z.strictObject({
    title: text('Heading', failedPage, 'error.unexpected'),
    text: text('Text below the heading', failedPage),
    reload: text('Button that loads the page again', failedPage),
    home: text('Link to the home page', failedPage),
  }),
  toast: z.strictObject({
    successTitle: toastTitle('Title after success', 'toast.successTitle'),
    successText: text('Text after success', notification, 'toast.successText'),
    errorTitle: toastTitle('Title after a failure', 'toast.errorTitle'),
    errorText: text('Text after a failure', notification, 'toast.errorText'),
    unknownTitle: toastTitle('Title when the answer does not say what became of the message'),
    unknownText: text('Text when the answer does not say what became of the message', notification),
    pageNotLoaded: text('Text when the page of a link can’t be loaded', notification),
  }),
});
