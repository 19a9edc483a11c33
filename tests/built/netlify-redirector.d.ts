/** Netlify's own matcher of rules, as far as the tests use it. */
declare module 'netlify-redirector' {
  interface Question {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  interface Match {
    from: string;
    to: string;
    status: number;
    force: boolean;
  }
  const redirector: {
    parsePlain: (
      rules: string,
      options: object,
    ) => Promise<{ match: (question: Question) => Match | null }>;
  };
  export default redirector;
}
