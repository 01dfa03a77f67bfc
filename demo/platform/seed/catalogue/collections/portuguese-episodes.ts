/** What episodes are named after: English | Portuguese, with its article. */
const things = `
Lamp|a lâmpada
Key|a chave
Rain|a chuva
Bridge|a ponte
Letter|a carta
Window|a janela
Harbour|o porto
Clock|o relógio
Garden|o jardim
Mirror|o espelho
Train|o comboio
Hill|a colina
Market|o mercado
Song|a canção
Storm|a tempestade
Guest|o hóspede
Photograph|a fotografia
Ladder|o escadote
Morning|a manhã
Island|a ilha
Promise|a promessa
River|o rio
Door|a porta
Bell|o sino
Snow|a neve
Coat|o casaco
Boat|o barco
Map|o mapa
Neighbour|o vizinho
Crown|a coroa
`.trim().split('\n').map((line) => line.split('|') as [string, string]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Portuguese names of episodes and seasons, by their English ones. */
export const portugueseEpisodes: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...things.flatMap(([en, pt]): [string, string][] => [[`The ${en}`, capital(pt)], [`After the ${en}`, `Depois d${pt}`]]),
  ...Array.from({ length: 30 }, (_, index): [string, string] => [`Season ${index + 1}`, `Temporada ${index + 1}`]),
]);
