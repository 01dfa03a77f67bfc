import { DatabaseUnreachable } from '../../db/is-database-down.ts';

/** chosen: more than a read takes under load, and less than a viewer waits; a silent database is known two seconds later */
const patienceMs = 2_500;

/**
 * Waits for a read as long as the database says anything at all.
 *
 * 1. A read that is there within the patience costs nothing more.
 * 2. After it the database is asked for a sign of life, again and again. One that gives it is busy, and the read goes on, however long it takes.
 * 3. Without a sign the read is given up, which the caller may ask for again; it ends by itself later. A write is never given up so: whether it happened would be unknown.
 *
 * @param answers see `OpenDatabase`
 * @throws DatabaseUnreachable
 */
export function whileDatabaseAnswers<T>(answers: () => Promise<boolean>, read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const silence = new Promise<never>((_resolve, reject) => {
    const look = (): void => {
      answers().then((isThere) => {
        if (!isThere) reject(new DatabaseUnreachable(new Error('it is silent')));
        else if (!isOver) timer = setTimeout(look, patienceMs);
      }, reject);
    };
    timer = setTimeout(look, patienceMs);
  });
  silence.catch(() => undefined);
  const reading = read();
  reading.catch(() => undefined);
  return Promise.race([reading, silence]).finally(() => {
    isOver = true;
    clearTimeout(timer);
  });
}
