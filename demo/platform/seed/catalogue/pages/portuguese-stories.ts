/** Portuguese words of Arena's news, of its composed pages and of what the player can do, by their English ones. */
export const portugueseStories: Readonly<Record<string, string>> = {
  // News.
  'The tunnel, an hour before kick-off': 'O túnel, uma hora antes do apito inicial',
  'Harbour City name the same eleven for the third week running.': 'O Harbour City repete o onze pela terceira semana seguida.',
  'The team sheet was pinned up early, which is how the Harbour Ground knows that nobody is hurt.': 'A constituição da equipa foi afixada cedo: é assim que o Harbour Ground sabe que não há lesionados.',
  'Northgate travel without their captain and with a goalkeeper of nineteen who has not yet let one in.': 'O Northgate viaja sem o capitão e com um guarda-redes de dezanove anos que ainda não sofreu golos.',
  'Doors open at six. The ferry runs until the last song is over.': 'As portas abrem às seis. O ferry circula até acabar a última canção.',
  'Okoro and Lindqvist sign for a second twelve': 'Okoro e Lindqvist assinam por mais doze assaltos',
  'Same ring, same gloves, and three judges who were not there the first time.': 'O mesmo ringue, as mesmas luvas e três juízes que não estiveram lá da primeira vez.',
  'Neither of them wanted a bigger room. Both asked for the old one, because of how the floor sounds.': 'Nenhuma quis uma sala maior. Ambas pediram a de sempre, pelo som do soalho.',
  'The undercard has four bouts and two debuts.': 'O programa tem ainda quatro combates e duas estreias.',
  'Snow on the observatory road': 'Neve na estrada do observatório',
  'Stage seven of the Tour of Vallorna may lose its last three bends.': 'A sétima etapa da Volta a Vallorna pode perder as três últimas curvas.',
  'The plough goes up at dawn, and the riders will be told at breakfast.': 'O limpa-neves sobe ao amanhecer e os ciclistas saberão ao pequeno-almoço.',
  'Riverside Open: second day in short': 'Open de Riverside: o segundo dia em resumo',
  'Two seeds out, one stubborn qualifier in.': 'Duas cabeças de série fora, uma teimosa da qualificação dentro.',
  'Court seven was full before the first ball, and stayed so for five sets.': 'O campo sete encheu antes da primeira bola e assim ficou durante cinco sets.',
  'Old Quay 1, Southmere 1': 'Old Quay 1, Southmere 1',
  'A goal each, and the second one late.': 'Um golo para cada lado, e o segundo já tarde.',
  'The whistle went with the ball in the air. Nobody left for ten minutes.': 'O apito soou com a bola no ar. Ninguém saiu durante dez minutos.',
  'Le Cap: lights out at noon': 'Le Cap: partida ao meio-dia',
  'Who starts where, and who starts at the back.': 'Quem parte de onde e quem parte no fim.',
  'The grid, car by car.': 'A grelha, carro a carro.',

  // What is to come.
  'Harbour City: the season to come': 'Harbour City: a época que aí vem', 'Lindqvist at forty': 'Lindqvist aos quarenta', 'The mechanics': 'Os mecânicos',
  'First light on the Blue Wall': 'A primeira luz no muro azul', 'Grass, at last': 'Relva, finalmente', 'The long pool': 'A piscina longa', 'Le Cap by night': 'Le Cap à noite',
  'The tenth lane': 'A décima pista', 'Goalkeepers': 'Guarda-redes',

  // Composed pages.
  'All videos': 'Todos os vídeos', 'From the inside': 'Por dentro', 'Every video of the season. Search, narrow down, sort.': 'Todos os vídeos da época. Pesquisa, filtra e ordena.',
  'Search the videos': 'Pesquisar nos vídeos', 'Share': 'Partilhar', 'The series': 'A série',
  'What happens before the whistle and after it, told by the people who were there.': 'O que acontece antes e depois do apito, contado por quem lá esteve.',
  'New': 'Novidades', 'Everything': 'Tudo', 'Start here': 'Começa aqui', 'My list': 'A minha lista', 'See episodes': 'Ver episódios',

  // In the player.
  'Trailer': 'Trailer', 'Teaser': 'Antevisão', 'The making of': 'Como se fez', 'Wide': 'Geral', 'Bend': 'Curva', 'Finish': 'Meta', 'Straight': 'Reta',

  // Pages of somebody else.
  'The shop': 'A loja', 'Scarves, programmes and posters, sold by our partner.': 'Cachecóis, programas e cartazes, vendidos pelo nosso parceiro.',
  'The five-minute quiz': 'O teste dos cinco minutos', 'One question, one chance.': 'Uma pergunta, uma oportunidade.',
};
