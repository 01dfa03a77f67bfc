/** From one place of the page to the other, as a layout that changes with the window does it. */
const player = document.querySelector('#player');
const other = () => document.querySelector(player.parentElement?.id === 'left' ? '#right' : '#left');
const ways = {
  appendChild: () => other().appendChild(player),
  moveBefore: () => other().moveBefore(player, null),
  adopt() {
    const frame = document.createElement('iframe');
    frame.title = 'Another document';
    document.querySelector('main').append(frame);
    frame.contentDocument.body.append(player);
  },
  comeBack() {
    document.querySelector('#left').append(player);
    document.querySelector('iframe[title="Another document"]').remove();
  },
};
for (const button of document.querySelectorAll('[data-by]')) button.addEventListener('click', () => ways[button.dataset.by]());
