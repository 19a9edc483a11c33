declare const __BUILD_YEAR__: number;
/** Whether drafts are shown. Undefined in code that Vite doesn't build. */
declare const __DRAFTS__: boolean | undefined;
declare const __FACTS__: import('./site/facts').Facts;
