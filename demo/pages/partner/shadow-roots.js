/** A component that makes its root when the page has long been read. */
addEventListener('load', () => {
  const root = document.querySelector('#made').attachShadow({ mode: 'open' });
  const row = document.createElement('footlight-carousel-row');
  row.setAttribute('bucket', 'featured');
  root.append(row);
});
