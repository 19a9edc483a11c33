declare const __BUILD_YEAR__: number;
/** Whether drafts are shown. Undefined in scripts that Vite does not build. */
declare const __DRAFTS__: boolean | undefined;
declare const __FACTS__: import('./site/firm').Facts;
