/** As a tab or an accordion of a page does it. */
document.querySelector('#show').addEventListener('click', () => {
  document.querySelector('#cover').hidden = false;
});
