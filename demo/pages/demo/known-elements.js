/**
 * What is known of every element, from the file that editors read too: attributes, properties, methods and events, each with its words.
 *
 * @returns one declaration for each tag
 */
export async function knownElements() {
  const { modules } = await (await fetch('/embed/custom-elements.json')).json();
  return modules.flatMap(({ declarations }) => declarations);
}
