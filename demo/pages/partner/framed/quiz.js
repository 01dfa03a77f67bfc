// What a page in a sandbox may not do, said by itself: it cannot read the page around it, and has no storage of its own.
const storage = (() => {
  try {
    return typeof localStorage;
  } catch {
    return 'none';
  }
})();
document.documentElement.dataset.origin = self.origin;
document.documentElement.dataset.storage = storage;
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    document.getElementById('answer').textContent = button.dataset.right === 'true' ? 'Right. You have been there.' : 'Two more than that.';
  });
}
