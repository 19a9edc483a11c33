/** How the habits that the figures count are recognised in a language. */
export interface Patterns {
  /** A document as the subject or object of a sentence: the nouns that name one. */
  documents: RegExp;
  /** The first person plural at the beginning of a phase. */
  weOpen: RegExp;
  /** A list of bare nouns as subject or object, as far as it shows. */
  bareList?: RegExp;
  /** A last sentence that opens with “and”. */
  andOpens?: RegExp;
  /** Two wordings for one thing, as readers found them. */
  wordings: readonly (readonly [one: RegExp, other: RegExp])[];
}

const word = (stems: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems})(?![\\p{L}\\p{M}])`, 'iu');

/** By language; a language without an entry gets the figures that need none. */
export const patterns: Readonly<Record<string, Patterns>> = {
  en: {
    documents: word(
      '(?:account|agenda|agreement|atlas|blueprint|book|brief|calendar|charter|compact|dossier|file|framework|handbook|inventory|ledger|map|matrix|memo|memorandum|note|outline|paper|plan|playbook|programme|register|report|roadmap|schedule|scorecard|sheet|statement|study|table|workbook)s?',
    ),
    weOpen: /^We\b/u,
    wordings: [
      [/\bshortlists?\b/iu, /\bshort list\b/iu],
      [/\bdecision gates?\b/iu, /\bdecision points?\b/iu],
      [/\bmainland licences?\b/iu, /\bnational licences?\b/iu],
    ],
  },
  fr: {
    documents: word(
      '(?:accord-cadre|cadre|cahier|calendrier|carnet|carte|charte|compte|document|dossier|état|fiche|feuille de route|grille|guide|inventaire|livret|matrice|mémoire|mémorandum|note|pacte|plan|programme|rapport|recueil|registre|relevé|schéma|tableau)s?',
    ),
    weOpen: /^Nous\b/u,
    bareList:
      /(?:^(?!(?:[LlDdCcMmSsNn]es?|[Ll]a|[Uu]ne?|[Dd]u|[ÀA]ux?|[ÀA]|[EeDd]n|[DdPpSs]\p{L}{1,3}|[Cc]e\p{L}*|[Ii]ls?|[Ee]lles?|[Oo]n|[Nn]ous|[Ss]i|[Qq]u\p{L}*|[Cc]haque|[Pp]our|[Ss]ur|[Dd]ans|[Pp]ar|[Aa]vec) |\p{L}’)\p{Lu}[\p{L}-]+(?: [\p{L}’-]+){0,3}, (?!(?:les?|la|des|du|une?|et|puis|où|dont|qui|que|mais|ou|car|avec|sans|pour|en|à|aux?|de|dans|sur) |[ldnscq]’)[\p{L}-]+(?: [\p{L}’-]+){0,4}(?:,| et )(?![^.]*\u00A0:))|[Nn]ous \p{L}+ons (?!(?:les?|la|des|du|une?|donc|ensuite|alors|à|aux?|ce\p{L}*|en|par|pour|sur|avec|chaque|leurs?|vos|nos|votre|notre|plus\p{L}*|d’abord|ainsi|aussi|que|si|de|où|qui|tout\p{L}*) |[ldcsq]’)[\p{L}-]+(?: [\p{L}’-]+){0,3},/u,
    wordings: [
      [
        /bail(?:\s|\u00A0)à construction|baux à construction/iu,
        /bail emphytéotique|baux emphytéotiques/iu,
      ],
      [/bail foncier|baux fonciers/iu, /bail emphytéotique|baux emphytéotiques/iu],
      [/marchés d’origine/iu, /marchés émetteurs/iu],
      [/points? de passage/iu, /jalons?/iu],
      [/listes? courtes?/iu, /listes? restreintes?/iu],
      [/sièges d’avion/iu, /capacités? aériennes?/iu],
      [/licences? nationales?/iu, /licences? de droit commun/iu],
      [/sociétés? patrimoniales?/iu, /family offices?/iu],
      [/habous(?! au Maghreb)/iu, /waqf/iu],
    ],
  },
  ar: {
    documents: word(
      '[وفبلك]{0,2}(?:ال|ل)?(?:مذكرة|ورقة|خريطة|خارطة|وثيقة|تقرير|جدول|سجل|دليل|خطة|كتيب|كتيّب|ملف|بطاقة|موجز|ميثاق|قائمة|مصفوفة|مخطط|لوحة|تقويم|بيان|حساب|دفتر|برنامج|كراسة|نموذج|إطار|كشف|محضر|أطلس)',
    ),
    weOpen: /^و?ن(?!حو|قط|ظام|مو|صف|طاق|موذج|سب|ادر)[\p{L}\p{M}]{3,} /u,
    andOpens: /^و(?!جهة|زير|زارة|احة|قف|ثيقة|رقة|حدة|اد[يٍ]|سائل|اجب|ضوح|قت)/u,
    wordings: [
      [/بوابات? ال?قرار/u, /نقاط? ال?قرار|نقطة ال?قرار/u],
      [/محطات? ال?(?:قرار|توقف)/u, /نقاط? ال?(?:قرار|توقف)|نقطة ال?(?:قرار|توقف)/u],
      [/ال?مزودة بالخدمات/u, /ال?مخدومة/u],
      [/قائمة قصيرة|القائمة القصيرة/u, /قائمة مختصرة|القائمة المختصرة/u],
      [/ال?مهجر/u, /ال?مغتربين|ال?مغتربون/u],
      [/اختلاف العملة/u, /عدم تطابق العملات/u],
      [/رخصة محلية/u, /رخصة في البر الرئيسي/u],
      [/ملف ترش/u, /ملف ال?استضافة/u],
    ],
  },
};
