/** What commands print, apart from the messages of the rules. */
const english = {
  advice: 'please check: ',
  ofFile: (count: number) => `(${count} texts of the file, this is the first)`,
  complete: (complete: number, wanted: number) => `${complete} of ${wanted} complete`,
  stale: (count: number) => `, ${count} out of date`,
  errors: (count: number) => `${count} to fix before the site can be built`,
  noErrors: 'Nothing to fix',
  others: (count: number) => `${count} to look at`,
  inOrder: 'All texts are in order.',
  canFix: 'This corrects typography where a rule is certain: npm run locales check -- --fix',

  noLanguage: (code: string, codes: string) =>
    `There is no language “${code}”. There are: ${codes}.`,
  noTranslation: (code: string, codes: string) =>
    `“${code}” is not a translation. There are: ${codes}.`,
  noMessages: (code: string, codes: string) =>
    `There are no messages in “${code}”. There are: ${codes}; in the editor ar too.`,
  noArabic:
    'Many terminals break Arabic letters apart. The editor shows these messages in Arabic: npm run locales edit',
  optionsTaken: (command: string) =>
    `npm took these options for its own. Type the command without npm: ${command}`,
  noLocales: (folder: string) => `${folder} holds no locales/: name the folder above it.`,
  noTextsIn: (target: string) => `There is no text in locales/${target}.`,
  noTextIn: (key: string, target: string) => `There is no text “${key}” in locales/${target}.`,
  renameInOneFile: (example: string) => `Name both with the same file: ${example}`,
  noTextToRename: (id: string) => `No language has the text “${id}”.`,
  keyTaken: (file: string, key: string) => `${file} has a text “${key}” already.`,
  acceptsAll: (count: number, file: string) =>
    `This would accept ${count} texts of all files: name a file (${file}), or add -- --all.`,
  accepted: (id: string) => `Accepted: ${id}`,
  exported: (file: string, count: number) => `Written: ${file}, with texts: ${count}.`,
  nothingToExport: 'Nothing is missing or out of date; --all exports all.',
  replacePlaceholders: 'Replace the texts that hold ⟦ ⟧: npm run locales edit shows them.',
  editorStarted: (address: string) =>
    `The site with its editor: ${address}\nTo stop it, press Ctrl+C here.`,
  filesChanged: (count: number) => `Files changed: ${count}.`,
  noFile: (file: string) => `There is no file ${file}.`,
  fileExists: (file: string) => `${file} is there already: move it away first.`,
  newerCopy: 'A newer copy of the site was unzipped over this one.',
  bringBack: (command: string) =>
    `To bring back what you had written and not handed in: ${command}`,
  handedIn: (file: string) => `Written: ${file}. Send it to the person who publishes the site.`,

  from: (author: string) => `From: ${author}`,
  replaces: (wording: string) => `replaces: ${wording}`,
  isNow: (wording: string) => `is now: ${wording}`,
  confirmed: 'confirmed: still right',
  willBeStale: (english: string) => `The English is now “${english}”: it will be out of date.`,
  mayBeRenamed: (id: string, command: string) =>
    `${id} has its English and the wording that it replaces. If it was renamed: ${command}`,
  receipt: (taken: number, same: number, open: number, heldBack: number) =>
    `${taken} to take, ${same} the same, ${open} not translated, ${heldBack} held back`,
  takeOne: (options: string) => `To take one all the same, such as this: ${options}`,
  unknownToTake: (id: string, guess: string) => `The file has no text “${id}” to take${guess}.`,
  addPartial: 'Nothing is written: add --partial to take the others.',
  addWrite: 'Nothing is written yet: add -- --write.',
  quoted: (text: string) => `“${text}”`,
  /** Why a text is held back: as the report counts it, and as a sentence. */
  reasons: {
    unknown: ['unknown', 'The site has no such text.'],
    otherLanguage: ['in another language', 'The file says that it is of another language.'],
    twice: ['twice', 'It is in the file twice, with two wordings.'],
    twoTargets: ['with two targets', 'It has two targets.'],
    codes: ['with empty codes', 'It holds an empty code of the translation program.'],
    unfinished: ['unfinished', 'The translation program calls it unfinished.'],
    stillEnglish: [
      'still English',
      'It is the English. If that is right, add it to locales/allow-list.json.',
    ],
    halfTranslated: ['half translated', 'A part of it is not translated.'],
    changedHere: ['changed here', 'It was changed here meanwhile.'],
    noOldWording: [
      'without the old wording',
      'The file no longer has the wording that it replaces: a program has left it out.',
    ],
    otherRow: [
      'of another row',
      'Most texts of this file are the wordings of other texts: rows have slipped.',
    ],
    error: ['with an error', ''],
  },

  damaged: (reason: string) => `The file is damaged or not whole: ${reason}. Ask for it again.`,
  notXliff: 'This is not XLIFF 1.2.',
  notEncoded: (encoding: string) => `The file is not ${encoding}, as it says: save it as UTF-8.`,
  otherFormat: (name: string, way: string) => `This is ${name}, not XLIFF 1.2. ${way}`,
  formats: {
    word: ['a Word document', 'Put its texts in with: npm run locales edit'],
    excel: ['an Excel table', 'Save it as CSV; csv2po and po2xliff make XLIFF of that.'],
    zip: ['a ZIP archive', 'Unzip it, and receive the .xlf file in it.'],
    xliff2: ['XLIFF 2', 'Save it as XLIFF 1.2 in the program that made it.'],
    html: ['a web page', 'Download the .xlf file itself.'],
    po: [
      'a PO file',
      'translate-toolkit makes XLIFF of it: po2xliff texts-fr.po texts-fr-back.xlf',
    ],
    json: ['JSON', 'If it is a locale file, put it in its place and run: npm run locales'],
    csv: ['a CSV table', 'translate-toolkit makes XLIFF of it: csv2po, then po2xliff'],
  },
} as const;

type Widened<Words> = {
  [Key in keyof Words]: Words[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Words[Key] extends string
      ? string
      : Widened<Words[Key]>;
};
export type TerminalWords = Widened<typeof english>;

const french: TerminalWords = {
  advice: 'à vérifier : ',
  ofFile: (count) => `(${count} textes du fichier, voici le premier)`,
  complete: (complete, wanted) => `complets : ${complete} sur ${wanted}`,
  stale: (count) => ` ; plus à jour : ${count}`,
  errors: (count) => `À corriger avant de pouvoir construire le site : ${count}`,
  noErrors: 'Rien à corriger',
  others: (count) => `à regarder : ${count}`,
  inOrder: 'Tous les textes sont en ordre.',
  canFix: 'Corrige la typographie là où la règle est sûre : npm run locales check -- --fix',

  noLanguage: (code, codes) => `Il n’y a pas de langue « ${code} ». Il y a : ${codes}.`,
  noTranslation: (code, codes) => `« ${code} » n’est pas une traduction. Il y a : ${codes}.`,
  noMessages: (code, codes) =>
    `Il n’y a pas de messages en « ${code} ». Il y a : ${codes} ; dans l’éditeur, ar aussi.`,
  noArabic:
    'Beaucoup de terminaux détachent les lettres arabes. L’éditeur montre ces messages en arabe : npm run locales edit',
  optionsTaken: (command) =>
    `npm a pris ces options pour les siennes. Tapez la commande sans npm : ${command}`,
  noLocales: (folder) =>
    `${folder} ne contient pas de dossier locales/ : indiquez le dossier qui le contient.`,
  noTextsIn: (target) => `Il n’y a pas de texte dans locales/${target}.`,
  noTextIn: (key, target) => `Il n’y a pas de texte « ${key} » dans locales/${target}.`,
  renameInOneFile: (example) => `Nommez les deux avec le même fichier : ${example}`,
  noTextToRename: (id) => `Aucune langue n’a le texte « ${id} ».`,
  keyTaken: (file, key) => `${file} a déjà un texte « ${key} ».`,
  acceptsAll: (count, file) =>
    `Cela accepterait ${count} textes de tous les fichiers : nommez un fichier (${file}), ou ajoutez -- --all.`,
  accepted: (id) => `Accepté : ${id}`,
  exported: (file, count) => `Écrit : ${file}, nombre de textes : ${count}.`,
  nothingToExport: 'Rien ne manque et tout est à jour ; --all exporte tout.',
  replacePlaceholders: 'Remplacez les textes entre ⟦ ⟧ : npm run locales edit les montre.',
  editorStarted: (address) =>
    `Le site avec son éditeur : ${address}\nPour l’arrêter, appuyez ici sur Ctrl+C.`,
  filesChanged: (count) => `Fichiers modifiés : ${count}.`,
  noFile: (file) => `Il n’y a pas de fichier ${file}.`,
  fileExists: (file) => `${file} existe déjà : déplacez-le d’abord.`,
  newerCopy: 'Une copie plus récente du site a été décompressée par-dessus celle-ci.',
  bringBack: (command) => `Pour reprendre ce que vous aviez écrit sans l’avoir remis : ${command}`,
  handedIn: (file) => `Écrit : ${file}. Envoyez-le à la personne qui publie le site.`,

  from: (author) => `De : ${author}`,
  replaces: (wording) => `remplace : ${wording}`,
  isNow: (wording) => `est maintenant : ${wording}`,
  confirmed: 'confirmé : toujours juste',
  willBeStale: (english) =>
    `L’anglais est maintenant « ${english} » : le texte ne sera plus à jour.`,
  mayBeRenamed: (id, command) =>
    `${id} a le même anglais et la version que ce texte remplace. S’il a été renommé : ${command}`,
  receipt: (taken, same, open, heldBack) =>
    `À prendre : ${taken} ; identiques : ${same} ; non traduits : ${open} ; retenus : ${heldBack}`,
  takeOne: (options) => `Pour en prendre un malgré tout, par exemple celui-ci : ${options}`,
  unknownToTake: (id, guess) => `Le fichier n’a pas de texte « ${id} » à prendre${guess}.`,
  addPartial: 'Rien n’est écrit : ajoutez --partial pour prendre les autres.',
  addWrite: 'Rien n’est encore écrit : ajoutez -- --write.',
  quoted: (text) => `« ${text} »`,
  reasons: {
    unknown: ['inconnus', 'Le site n’a pas de texte de ce nom.'],
    otherLanguage: ['dans une autre langue', 'Le fichier se dit dans une autre langue.'],
    twice: ['en double', 'Il est deux fois dans le fichier, avec deux versions.'],
    twoTargets: ['à deux cibles', 'Il a deux cibles (target).'],
    codes: ['à codes vides', 'Il contient un code vide du logiciel de traduction.'],
    unfinished: ['inachevés', 'Le logiciel de traduction le dit inachevé.'],
    stillEnglish: [
      'encore en anglais',
      'C’est l’anglais. Si c’est voulu, ajoutez-le à locales/allow-list.json.',
    ],
    halfTranslated: ['traduits en partie', 'Une partie n’en est pas traduite.'],
    changedHere: ['changés ici', 'Il a été changé ici entre-temps.'],
    noOldWording: [
      'sans l’ancienne version',
      'Le fichier n’a plus la version que ce texte remplace : un logiciel l’a supprimée.',
    ],
    otherRow: [
      'd’une autre ligne',
      'La plupart des textes de ce fichier sont les versions d’autres textes : des lignes ont glissé.',
    ],
    error: ['en erreur', ''],
  },

  damaged: (reason) => `Le fichier est abîmé ou incomplet : ${reason}. Redemandez-le.`,
  notXliff: 'Ce n’est pas du XLIFF 1.2.',
  notEncoded: (encoding) =>
    `Le fichier n’est pas en ${encoding}, comme il le dit : enregistrez-le en UTF-8.`,
  otherFormat: (name, way) => `C’est ${name}, pas du XLIFF 1.2. ${way}`,
  formats: {
    word: ['un document Word', 'Saisissez ses textes avec : npm run locales edit'],
    excel: ['un tableau Excel', 'Enregistrez-le en CSV ; csv2po et po2xliff en font du XLIFF.'],
    zip: ['une archive ZIP', 'Décompressez-la et recevez le fichier .xlf qu’elle contient.'],
    xliff2: ['du XLIFF 2', 'Enregistrez-le en XLIFF 1.2 dans le logiciel qui l’a produit.'],
    html: ['une page web', 'Téléchargez le fichier .xlf lui-même.'],
    po: [
      'un fichier PO',
      'translate-toolkit en fait du XLIFF : po2xliff texts-fr.po texts-fr-back.xlf',
    ],
    json: [
      'du JSON',
      'Si c’est un fichier de langue, mettez-le à sa place et lancez : npm run locales',
    ],
    csv: ['un tableau CSV', 'translate-toolkit en fait du XLIFF : csv2po, puis po2xliff'],
  },
};

/** @param language English for one that terminals don't have */
export const terminalWords = (language: string): TerminalWords =>
  language === 'fr' ? french : english;
