import { attempt, toast } from './toast.js';

const pad = (number) => String(number).padStart(2, '0');
const forInput = (at) => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;

/** The platform's clock: read, set, moved, put back. Everything in the product follows it. */
export function clockPanel(calls) {
  const shown = document.getElementById('now');
  const note = document.getElementById('clock-note');
  const input = document.getElementById('clock-at');
  let offsetMs = 0;
  let fixedAt = null;

  const now = () => fixedAt ?? Date.now() + offsetMs;
  const show = () => {
    const at = new Date(now());
    shown.dateTime = at.toISOString();
    shown.textContent = at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
    note.textContent = fixedAt !== null ? 'standing still' : Math.abs(offsetMs) < 2000 ? 'the machine’s time' : `${offsetMs > 0 ? 'ahead' : 'behind'} by ${spanOf(Math.abs(offsetMs))}`;
  };
  const take = (answer) => {
    offsetMs = answer.offsetMs;
    fixedAt = answer.fixedAt;
    input.value = forInput(new Date(now()));
    show();
  };
  const set = (wish, sentence) => attempt(async () => {
    take(await calls.setClock(wish));
    toast(sentence);
  });

  document.getElementById('clock-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void set({ set: new Date(input.value).toISOString() }, 'The platform’s clock is set.');
  });
  for (const button of document.querySelectorAll('[data-advance]')) {
    button.addEventListener('click', () => set({ advance: Number(button.dataset.advance) }, `The clock moved on by ${button.textContent.slice(1)}.`));
  }
  document.getElementById('clock-reset').addEventListener('click', () => set({ reset: true }, 'The clock shows the machine’s time again.'));
  setInterval(show, 1000);
  return { read: async () => take(await calls.readClock()) };
}

function spanOf(ms) {
  const hours = Math.floor(ms / 3_600_000);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${Math.floor(ms / 60_000) % 60} min` : `${Math.max(1, Math.round(ms / 60_000))} min`;
}
