/** The year in which the site was built. */
declare const __BUILD_YEAR__: number;
/** Whether drafts of languages are shown; scripts that no build has made don't know it. */
declare const __DRAFTS__: boolean | undefined;
/** The facts of this build. */
declare const __FACTS__: import('./site/firm').Facts;
