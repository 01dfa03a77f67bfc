/** A root that a script closes is seen by the script tag; one that the HTML closes is not, so the element's file is named here. */
const made = document.querySelector('#made');
addEventListener('load', () => {
  const root = made.attachShadow({ mode: 'closed' });
  const row = document.createElement('footlight-carousel-row');
  row.setAttribute('bucket', made.dataset.bucket);
  root.append(row);
});
import(document.querySelector('[data-player]').dataset.player);
