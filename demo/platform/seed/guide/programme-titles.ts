import type { Words } from '../../db/tables/catalogue-tables.ts';

const words = (en: string, es: string, pt: string, ar: string): Words => ({ en, es, pt, ar });

/** Names of channels and titles of programmes that the guide draws from, by kind of channel. Invented. */
export const programmeTitles: Record<string, { channel: string[]; titles: Words[] }> = {
  football: { channel: ['Kick', 'Terrace', 'Northgate TV', 'Harbour FC'], titles: [
    words('Matchday Live', 'Día de partido en directo', 'Dia de jogo em direto', 'يوم المباراة مباشرة'), words('The Full Ninety', 'Los noventa minutos', 'Os noventa minutos', 'التسعون كاملة'),
    words('Terrace Talk', 'Charla de grada', 'Conversa de bancada', 'حديث المدرّجات'), words('Goals, Goals, Goals', 'Goles, goles, goles', 'Golos, golos, golos', 'أهداف، أهداف، أهداف'),
    words('Under the Floodlights', 'Bajo los focos', 'À luz dos holofotes', 'تحت الأضواء'), words('Transfer Table', 'Mesa de fichajes', 'Mesa de transferências', 'طاولة الانتقالات'),
    words('Classic Derbies', 'Derbis clásicos', 'Dérbis clássicos', 'ديربيات خالدة'), words('The Morning After', 'La mañana siguiente', 'A manhã seguinte', 'صباح اليوم التالي'),
  ] },
  athletics: { channel: ['Track', 'Lane Four', 'Stadium'], titles: [
    words('Track Night', 'Noche de pista', 'Noite de pista', 'ليلة المضمار'), words('Road to the Islands', 'Camino a las islas', 'Rumo às ilhas', 'الطريق إلى الجزر'), words('Personal Best', 'Marca personal', 'Recorde pessoal', 'أفضل رقم شخصي'),
    words('Throwers', 'Lanzadores', 'Lançadores', 'الرماة'), words('The Long Run', 'La carrera larga', 'A corrida longa', 'السباق الطويل'), words('Photo Finish', 'Foto de llegada', 'Foto de chegada', 'صورة خط النهاية'),
  ] },
  cycling: { channel: ['Peloton', 'Two Wheels'], titles: [
    words('Stage Live', 'Etapa en directo', 'Etapa em direto', 'المرحلة مباشرة'), words('Breakaway', 'Escapada', 'Fuga', 'الانفراد'), words('Cobbles and Climbs', 'Adoquines y puertos', 'Calçada e montanha', 'حصى ومرتفعات'),
    words('The Mechanic', 'El mecánico', 'O mecânico', 'الميكانيكي'), words('Kilometre Zero', 'Kilómetro cero', 'Quilómetro zero', 'الكيلومتر صفر'), words('Velodrome Nights', 'Noches de velódromo', 'Noites de velódromo', 'ليالي الفيلودروم'),
  ] },
  motorsport: { channel: ['Apex', 'Gravel'], titles: [
    words('Qualifying', 'Clasificación', 'Qualificação', 'التصفيات'), words('Six Hours of Le Cap', 'Seis horas de Le Cap', 'Seis horas de Le Cap', 'ست ساعات لو كاب'), words('Pit Wall', 'Muro de boxes', 'Muro das boxes', 'جدار الحظائر'),
    words('Hairpin', 'Horquilla', 'Gancho', 'المنعطف الحاد'), words('Rally Diary', 'Diario de rali', 'Diário de rali', 'يوميات الرالي'), words('Garage Forty', 'Garaje cuarenta', 'Garagem quarenta', 'المرآب أربعون'),
  ] },
  tennis: { channel: ['Baseline', 'Court One'], titles: [
    words('Centre Court', 'Pista central', 'Court central', 'الملعب الرئيسي'), words('Five Sets', 'Cinco sets', 'Cinco sets', 'خمس مجموعات'), words('The Draw', 'El sorteo', 'O sorteio', 'القرعة'),
    words('Clay Season', 'Temporada de tierra', 'Época de terra batida', 'موسم الملاعب الترابية'), words('Doubles Hour', 'La hora del dobles', 'A hora dos pares', 'ساعة الزوجي'), words('Tie-break', 'Desempate', 'Desempate', 'شوط كسر التعادل'),
  ] },
  news: { channel: ['Meridian News', 'City 24', 'Bulletin'], titles: [
    words('Morning Bulletin', 'Boletín matinal', 'Boletim da manhã', 'نشرة الصباح'), words('The Hour', 'La hora', 'A hora', 'الساعة'), words('Business Day', 'Día de negocios', 'Dia de negócios', 'يوم الأعمال'),
    words('Weather for Sailors', 'El tiempo en la mar', 'Tempo para marinheiros', 'طقس البحّارة'), words('Evening Edition', 'Edición de tarde', 'Edição da tarde', 'طبعة المساء'),
    words('Questions', 'Preguntas', 'Perguntas', 'أسئلة'), words('Newsnight Round-up', 'Resumen de la noche', 'Resumo da noite', 'حصاد الليلة'),
  ] },
  drama: { channel: ['Lumen One', 'Playhouse', 'Orchard'], titles: [
    words('Harbour Street', 'Calle del Puerto', 'Rua do Porto', 'شارع الميناء'), words('The Understory', 'El sotobosque', 'O sub-bosque', 'ما تحت الشجر'), words('A House with Four Kitchens', 'Una casa con cuatro cocinas', 'Uma casa com quatro cozinhas', 'بيت بأربعة مطابخ'),
    words('Letters to Row F', 'Cartas a la fila F', 'Cartas à fila F', 'رسائل إلى الصف السادس'), words('The Ferryman', 'El barquero', 'O barqueiro', 'صاحب العبّارة'), words('Matinee', 'Sesión matinal', 'Matiné', 'عرض الظهيرة'),
  ] },
  comedy: { channel: ['Lumen Laughs', 'Side Door'], titles: [
    words('Understudies', 'Suplentes', 'Substitutos', 'البدلاء'), words('Third Floor', 'Tercer piso', 'Terceiro andar', 'الطابق الثالث'), words('Panel of Fools', 'Tertulia de necios', 'Painel de tolos', 'ندوة الحمقى'), words('Lost in the Foyer', 'Perdidos en el vestíbulo', 'Perdidos no átrio', 'تائه في البهو'), words('Neighbours at Nine', 'Vecinos a las nueve', 'Vizinhos às nove', 'جيران التاسعة'),
  ] },
  documentary: { channel: ['Lumen Fact', 'Compass', 'Archive'], titles: [
    words('Hands at Work', 'Manos a la obra', 'Mãos à obra', 'أيدٍ تعمل'), words('Rivers', 'Ríos', 'Rios', 'أنهار'), words('The Archive', 'El archivo', 'O arquivo', 'الأرشيف'),
    words('Small Museums', 'Museos pequeños', 'Museus pequenos', 'متاحف صغيرة'), words('How It Was Built', 'Cómo se construyó', 'Como foi construído', 'كيف بُني'), words('Night Sky', 'Cielo nocturno', 'Céu noturno', 'سماء الليل'),
  ] },
  family: { channel: ['Little Lumen', 'Kite'], titles: [
    words('The Very Small Circus', 'El circo muy pequeño', 'O circo muito pequeno', 'السيرك الصغير جدًا'), words('Moth Season', 'Temporada de polillas', 'Época das traças', 'موسم الفراشات'), words('Paper Boats', 'Barcos de papel', 'Barcos de papel', 'مراكب من ورق'),
    words('Story at Six', 'Cuento a las seis', 'História das seis', 'حكاية السادسة'), words('Nadia and the Lighthouse', 'Nadia y el faro', 'Nádia e o farol', 'نادية والمنارة'), words('Counting Sheep', 'Contar ovejas', 'Contar ovelhas', 'عدّ الخراف'),
  ] },
  music: { channel: ['Refrain', 'Backstage'], titles: [
    words('Live from the Foyer', 'En directo desde el vestíbulo', 'Em direto do átrio', 'مباشرة من البهو'), words('B-sides', 'Caras B', 'Lados B', 'الوجه الآخر'),
    words('Chart of the Week', 'Lista de la semana', 'Tabela da semana', 'قائمة الأسبوع'), words('Strings', 'Cuerdas', 'Cordas', 'أوتار'), words('Late Set', 'Sesión nocturna', 'Sessão da noite', 'فقرة متأخرة'),
  ] },
};

export const programmeNotes: Words[] = [
  words('With the people who were there.', 'Con quienes estuvieron allí.', 'Com quem lá esteve.', 'مع من كانوا هناك.'),
  words('New this week.', 'Nuevo esta semana.', 'Novidade desta semana.', 'جديد هذا الأسبوع.'),
  words('A repeat worth staying in for.', 'Una repetición que merece quedarse en casa.', 'Uma repetição que vale a noite em casa.', 'إعادة تستحق البقاء في البيت.'),
  words('Live where it happens.', 'En directo, donde ocurre.', 'Em direto, onde acontece.', 'مباشرة من موقع الحدث.'),
  words('Everything you missed, in order.', 'Todo lo que te perdiste, en orden.', 'Tudo o que perdeu, por ordem.', 'كل ما فاتك، بالترتيب.'),
  words('First shown last season.', 'Estrenado la temporada pasada.', 'Estreado na época passada.', 'عُرض أول مرة في الموسم الماضي.'),
  words('Guests, arguments and tea.', 'Invitados, discusiones y té.', 'Convidados, discussões e chá.', 'ضيوف وجدال وشاي.'),
];

/** The series of the catalogue that a programme is, by its English title. */
export const seriesOfTitles: Readonly<Record<string, string>> = {
  'Stage Live': '5005', 'Classic Derbies': '5007', 'Five Sets': '5004', 'Understudies': '5004', 'Story at Six': '5007', 'The Ferryman': '5005', 'Harbour Street': '5006',
};
