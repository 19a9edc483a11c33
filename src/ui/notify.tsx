/** A notification's texts. */
export interface Notification {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Language of the texts. */
  lang: string;
}

/** Shows a notification in place of the one before. sonner keeps it for a `<Toaster>` that comes later. */
export async function notify({ kind, title, text, lang }: Notification): Promise<void> {
  const { toast } = await import('sonner');
  toast.dismiss();
  toast[kind](inLanguage(lang, title), { description: inLanguage(lang, text) });
}

function inLanguage(lang: string, text: string) {
  return (
    <span lang={lang} dir="auto">
      {text}
    </span>
  );
}
