declare const __BUILD_YEAR__: number;
/** Whether drafts of languages are shown; scripts that no build has made don't know it. */
declare const __DRAFTS__: boolean | undefined;
declare const __FACTS__: import('./site/firm').Facts;
