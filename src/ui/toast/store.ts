/** What a notification says. */
export interface ToastMessage {
  variant: 'success' | 'destructive';
  title: string;
  text: string;
}

/** Shows a notification in place of the one before. */
export function showToast(message: ToastMessage): void {
  console.info(message.title);
}
