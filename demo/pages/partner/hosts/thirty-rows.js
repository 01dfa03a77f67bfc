const rows = document.querySelector('#rows');
for (let index = 0; index < 30; index += 1) {
  const row = document.createElement('footlight-carousel-row');
  row.setAttribute('bucket', rows.dataset.bucket);
  rows.append(row);
}
