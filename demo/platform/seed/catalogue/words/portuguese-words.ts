import { portugueseEpisodes } from '../collections/portuguese-episodes.ts';
import { portugueseStories } from '../pages/portuguese-stories.ts';

/** Portuguese words of Arena's catalogue, by their English ones. */
export const portugueseWords: Readonly<Record<string, string>> = {
  ...portugueseEpisodes,
  ...portugueseStories,

  // Pages and rows.
  'Home': 'Início', 'Browse': 'Explorar', 'Live now': 'Em direto', 'What the player can do': 'O que o leitor sabe fazer',
  'Tonight': 'Esta noite', 'Featured': 'Em destaque', 'Live and next': 'Em direto e a seguir', 'Continue watching': 'Continuar a ver',
  'Long reads on film': 'Grandes histórias', 'On now': 'No ar agora', 'Top ten this week': 'Os dez da semana', 'Series, seasons and playlists': 'Séries, temporadas e listas',
  'The one to watch': 'A não perder', 'Playlists': 'Listas de reprodução', 'The next three hours': 'As próximas três horas', 'Free to watch': 'Grátis',
  'Browse everything': 'Ver tudo', 'See the guide': 'Ver o guia', 'Every sport': 'Todos os desportos', 'On the wall': 'Na parede', 'Sections': 'Secções',
  'An empty shelf': 'Uma estante vazia', 'Seasons': 'Temporadas', 'Episodes': 'Episódios', 'To watch meanwhile': 'Para ver entretanto', 'In order': 'Por ordem', 'Season 1': 'Temporada 1',
  'Whole seasons behind closed doors, and lists for a long evening.': 'Temporadas inteiras à porta fechada e listas para uma noite longa.',

  // Series, lists and links.
  'Inside Northgate': 'Dentro do Northgate', 'Corner Men': 'Os homens do canto', 'Inside Northgate, season 1': 'Dentro do Northgate, temporada 1',
  'Goals of the month': 'Golos do mês', 'Great finishes': 'Grandes finais', 'Football': 'Futebol', 'On two wheels': 'Sobre duas rodas', 'News from the tunnel': 'Notícias do túnel',
  'Editors’ picks': 'Escolhas da redação', 'Three finishes': 'Três finais', 'The whole shelf': 'A estante inteira', 'Stagehands': 'Maquinistas',
  'The First Ascent': 'A primeira ascensão', 'A wall that nobody has climbed. Filming has begun.': 'Uma parede que ninguém escalou. As filmagens começaram.',
  'Match Point': 'Ponto de jogo', 'One rally, seen by everybody who was there.': 'Uma só jogada, contada por todos os que a viram.',
  'Twenty-five Stages': 'Vinte e cinco etapas', 'A race around the coast, a stage a night.': 'Uma volta à costa, uma etapa por noite.',
  'Gym on Canal Street': 'O ginásio da rua do Canal', 'Sixty days before one bout.': 'Sessenta dias antes de um combate.',
  'Thirty Cups': 'Trinta taças', 'Thirty years of one cup, season after season.': 'Trinta anos de uma taça, temporada após temporada.',

  // Titles.
  'The Night the Lights Went Up': 'A noite em que se acenderam as luzes', 'Ten Seconds in Lane Four': 'Dez segundos na pista quatro',
  'Harbour City v Northgate: the full story': 'Harbour City contra Northgate: a história completa', 'The Climb to Vallorna': 'A subida a Vallorna',
  'Salt Flat Sunday': 'Domingo no salar', 'Match Point, Court Seven': 'Ponto de jogo, campo sete', 'Okoro v Lindqvist: all twelve rounds': 'Okoro contra Lindqvist: os doze assaltos',
  'Open Water, Cold Morning': 'Águas abertas, manhã fria', 'Northgate in Europe: the away end': 'O Northgate na Europa: a bancada visitante', 'The Blue Wall': 'O muro azul',
  'Marathon of the Islands': 'A maratona das ilhas', 'Hairpin: a rally diary': 'Gancho: diário de um rali', 'Five Goals from Nowhere': 'Cinco golos vindos do nada',
  'Sprint School': 'Escola de sprint', 'Clay: a fortnight in April': 'Terra batida: quinze dias em abril', 'Southpaw Basics': 'Canhotos: o básico', 'The Relay': 'A estafeta',
  'Eight Thousand, Twice': 'Oito mil, duas vezes', 'Hammer Time': 'O martelo', 'The Groundskeeper': 'O jardineiro do estádio', 'Derby Day: Harbour City v Old Quay': 'Dia de dérbi: Harbour City contra Old Quay',
  'Pit Stop in 1.9': 'Paragem em 1,9', 'Queen Stage': 'Etapa rainha', 'The Two-Handed Drop Shot': 'O amortie a duas mãos', 'Gym on Ferry Street': 'O ginásio de Ferry Street',
  'Butterfly, Slowed Down': 'Mariposa em câmara lenta', 'The Last Heptathlon': 'O último heptatlo', 'Chalk': 'Magnésio', 'Press Box: matchday nine': 'Sala de imprensa: jornada nove',
  'Le Cap Six Hours': 'Seis horas de Le Cap', 'First Timekeepers': 'Os primeiros cronometristas', 'Cobbles': 'Empedrado', 'Doubles Partners': 'Par de pares',
  'Women of the North Stand': 'Mulheres da bancada norte', 'Night Session': 'Sessão noturna', 'Lindqvist: the long way back': 'Lindqvist: o longo regresso',
  'Lane Discipline': 'Disciplina de pista', 'Karts and Grown-ups': 'Karts e crescidos',
  'How a small coastal club built its own floodlights and played until morning.': 'Como um pequeno clube da costa construiu os seus próprios holofotes e jogou até de manhã.',
  'Extra time, a missed penalty and a goalkeeper who never blinked.': 'Prolongamento, um penálti falhado e um guarda-redes que nunca pestanejou.',
  'Live sport all day, from the first whistle to the late round-up.': 'Desporto em direto todo o dia, do primeiro apito ao resumo da noite.',

  // Events.
  'Arena One': 'Arena Um', 'Harbour City v Northgate': 'Harbour City contra Northgate', 'Tour of Vallorna, stage 7': 'Volta a Vallorna, etapa 7',
  'Riverside Open: centre court': 'Open de Riverside: campo central', 'Okoro v Lindqvist II': 'Okoro contra Lindqvist II', 'Island Games: evening session': 'Jogos das Ilhas: sessão da tarde',
  'Harbour Mile': 'A milha do porto', 'Old Quay v Southmere': 'Old Quay contra Southmere',

  // Plans.
  'Arena': 'Arena', 'Arena Pass': 'Passe Arena', 'Every league match and stage, month by month.': 'Todos os jogos e etapas, mês a mês.',
  'Arena Season': 'Temporada Arena', 'The whole year at ten months’ price, title fights included.': 'O ano inteiro ao preço de dez meses, combates incluídos.',
  'Fight night: Okoro v Lindqvist II': 'Noite de combate: Okoro contra Lindqvist II', 'The rematch, live and for two days after.': 'A desforra, em direto e nos dois dias seguintes.',
};
