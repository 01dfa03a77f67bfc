const row = document.querySelector('#first');
const tenants = [row.getAttribute('realm'), row.dataset.other];
document.querySelector('#swap').addEventListener('click', () => {
  tenants.reverse();
  row.setAttribute('realm', tenants[0]);
});
