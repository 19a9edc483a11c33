import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { loadOrReload } from './recovery';
import { Site } from './Site';

interface BrowserSiteProps {
  /** Called when the page answers to the visitor. */
  onAlive: () => void;
}

export function BrowserSite({ onAlive }: BrowserSiteProps) {
  useEffect(onAlive, [onAlive]);
  return (
    <BrowserRouter>
      <Site load={loadOrReload} />
    </BrowserRouter>
  );
}
