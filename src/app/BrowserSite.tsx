import { BrowserRouter } from 'react-router-dom';
import { loadPage } from './loadPage';
import { Site } from './Site';

export function BrowserSite() {
  return (
    <BrowserRouter>
      <Site load={loadPage} />
    </BrowserRouter>
  );
}
