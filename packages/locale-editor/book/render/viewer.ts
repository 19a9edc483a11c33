import { languages } from '../../../../src/site/languages';
import { strings } from '../strings';
import { html, type Html } from './html';

/** The dialog that shows a picture large; the script fills it. */
export function viewer(): Html {
  return html`<dialog class="viewer" aria-labelledby="viewer-title">
    <header>
      <h2 id="viewer-title">${strings.viewer}</h2>
      <fieldset>
        <legend>${strings.inLanguage}</legend>
        ${languages.map(
          ({ code, name }) =>
            html`<label
              ><input type="radio" name="viewer-language" value="${code}" /><bdi lang="${code}"
                >${name}</bdi
              ></label
            >`,
        )}
      </fieldset>
      <button type="button" class="close">${strings.close}</button>
    </header>
    <div class="stage" tabindex="0" role="region" aria-labelledby="viewer-title">
      <div class="large"><img alt="" /></div>
    </div>
    <footer>
      <div class="steps">
        <button type="button" data-step="-1">${strings.previous}</button>
        <button type="button" data-step="1">${strings.next}</button>
        <button type="button" class="go" hidden>${strings.goToText}</button>
      </div>
      <div class="pointed" aria-live="polite"><p class="quiet">${strings.pointHelp}</p></div>
    </footer>
  </dialog>`;
}
