const place = document.getElementById('toast');
let ending = 0;

/** Says one sentence for a while. */
export function toast(sentence) {
  clearTimeout(ending);
  place.textContent = sentence;
  ending = setTimeout(() => { place.textContent = ''; }, 5000);
}

/** Does something for a person; a failure becomes a sentence. */
export async function attempt(work) {
  try {
    return await work();
  } catch (failure) {
    toast(failure.message);
    return undefined;
  }
}
