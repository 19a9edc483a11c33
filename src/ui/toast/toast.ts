import type { ComponentType, ReactNode } from 'react';
import type { Direction } from './swipe';

/** What a notification says. */
export interface ToastMessage {
  variant: 'success' | 'destructive';
  title: string;
  text: string;
  /** Language of the title and text; the document's, if not given. */
  lang?: string;
}

/** A notification on the page. */
export interface Toast extends Required<ToastMessage> {
  /** Tells it from the ones before, which may say the same. */
  number: number;
  /** What shows it; null where the library was not there yet, and it is shown without. */
  stack: Stack | null;
}

export interface OutletProps {
  variant: ToastMessage['variant'];
  direction: Direction;
}

export interface FeedProps {
  toast: Toast | null;
  /** What the notification looks like. */
  card: ReactNode;
}

/** The library with what this site adds to it. */
export interface Stack {
  /** Where the notifications of one variant stand. */
  Outlet: ComponentType<OutletProps>;
  /** Hands the page's notification to the library. */
  Feed: ComponentType<FeedProps>;
}
