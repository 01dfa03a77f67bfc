/** What the titles say that show what a player can do: English | Spanish | Portuguese | Arabic. */
export const playerWords = `
Paper, scissors, sea|Papel, tijera, mar|Papel, tesoura, mar|ورق ومقص وبحر
Chapters, single thumbnails, intro, recap and credits, notes, a watermark, trailers.|Capítulos, miniaturas sueltas, cabecera, resumen y créditos, notas, una marca de agua y tráileres.|Capítulos, miniaturas soltas, genérico, resumo e créditos, notas, uma marca de água e trailers.|فصول وصور مصغّرة مفردة ومقدمة وملخّص وشارة ختام وملاحظات وعلامة مائية وإعلانات.
A sheet of pictures|Una hoja de imágenes|Uma folha de imagens|لوحة من الصور
Thumbnails from one sheet, a drawn watermark.|Miniaturas de una sola hoja y una marca de agua dibujada.|Miniaturas de uma só folha e uma marca de água desenhada.|صور مصغّرة من لوحة واحدة، وعلامة مائية مرسومة.
A word from our sponsor|Unas palabras del patrocinador|Uma palavra do patrocinador|كلمة من راعينا
VAST: an advertisement before the film and one inside it.|VAST: un anuncio antes de la película y otro en medio.|VAST: um anúncio antes do filme e outro a meio.|VAST: إعلان قبل الفيلم وآخر في وسطه.
Three words from our sponsor|Tres palabras del patrocinador|Três palavras do patrocinador|ثلاث كلمات من راعينا
VMAP: breaks before, inside and after the film.|VMAP: pausas antes, durante y después de la película.|VMAP: intervalos antes, durante e depois do filme.|VMAP: فواصل قبل الفيلم وفي أثنائه وبعده.
The Night Ferry|El ferri nocturno|O ferry da noite|عبّارة الليل
A programme for listeners: sound alone.|Un programa para escuchar: solo sonido.|Um programa para ouvir: só som.|برنامج للمستمعين: صوت فقط.
First night|Noche de estreno|Noite de estreia|ليلة الافتتاح
A premiere, an hour and a half after the demo’s evening begins.|Un estreno, hora y media después de que empiece la velada.|Uma estreia, hora e meia depois de começar o serão.|عرض أول، بعد ساعة ونصف من بداية الأمسية.
For those who pay once|Para quienes pagan una vez|Para quem paga uma vez|لمن يدفع مرة واحدة
Needs a licence that has a price.|Necesita una licencia que tiene precio.|Precisa de uma licença que tem preço.|يحتاج إلى ترخيص له ثمن.
Elsewhere only|Solo en otra parte|Só noutro lugar|في مكان آخر فقط
Shown in one country alone.|Se ve en un solo país.|Exibido num único país.|يُعرض في بلد واحد فقط.
Refused with 401|Rechazado con 401|Recusado com 401|مرفوض بالرمز 401
Its streams are refused to everybody with 401.|Sus emisiones se rechazan para todos con 401.|As suas emissões são recusadas a todos com 401.|يُرفض بثّه للجميع بالرمز 401.
Refused with 403|Rechazado con 403|Recusado com 403|مرفوض بالرمز 403
Its streams are refused to everybody with 403.|Sus emisiones se rechazan para todos con 403.|As suas emissões são recusadas a todos com 403.|يُرفض بثّه للجميع بالرمز 403.
Refused with 404|Rechazado con 404|Recusado com 404|مرفوض بالرمز 404
Its streams are refused to everybody with 404.|Sus emisiones se rechazan para todos con 404.|As suas emissões são recusadas a todos com 404.|يُرفض بثّه للجميع بالرمز 404.
Refused with 409|Rechazado con 409|Recusado com 409|مرفوض بالرمز 409
Its streams are refused to everybody with 409.|Sus emisiones se rechazan para todos con 409.|As suas emissões são recusadas a todos com 409.|يُرفض بثّه للجميع بالرمز 409.
Under lock: cenc|Bajo llave: cenc|Fechado à chave: cenc|تحت القفل: cenc
ClearKey, cenc, HLS and DASH.|ClearKey, cenc, HLS y DASH.|ClearKey, cenc, HLS e DASH.|ClearKey وcenc مع HLS وDASH.
Under lock: cbcs|Bajo llave: cbcs|Fechado à chave: cbcs|تحت القفل: cbcs
ClearKey, cbcs, HLS and DASH.|ClearKey, cbcs, HLS y DASH.|ClearKey, cbcs, HLS e DASH.|ClearKey وcbcs مع HLS وDASH.
The key that is refused|La llave rechazada|A chave recusada|المفتاح المرفوض
The licence server refuses its key.|El servidor de licencias niega su llave.|O servidor de licenças recusa a sua chave.|خادم التراخيص يرفض مفتاحه.
Under lock: AES-128|Bajo llave: AES-128|Fechado à chave: AES-128|تحت القفل: AES-128
Whole segments, HLS alone.|Segmentos enteros, solo HLS.|Segmentos inteiros, só HLS.|مقاطع كاملة، بصيغة HLS وحدها.
Under lock: cenc as DASH|Bajo llave: cenc en DASH|Fechado à chave: cenc em DASH|تحت القفل: cenc بصيغة DASH
ClearKey, cenc, DASH alone.|ClearKey, cenc, solo DASH.|ClearKey, cenc, só DASH.|ClearKey وcenc مع DASH وحدها.
Under lock: cbcs as DASH|Bajo llave: cbcs en DASH|Fechado à chave: cbcs em DASH|تحت القفل: cbcs بصيغة DASH
ClearKey, cbcs, DASH alone.|ClearKey, cbcs, solo DASH.|ClearKey, cbcs, só DASH.|ClearKey وcbcs مع DASH وحدها.
The lamp|La lámpara|A lâmpada|المصباح
The one lamp of the house goes missing an hour before the play.|La única lámpara del teatro desaparece una hora antes de la función.|O único candeeiro do teatro desaparece uma hora antes da peça.|مصباح المسرح الوحيد يختفي قبل العرض بساعة.
The ladder|La escalera|O escadote|السلّم
Somebody has to go up there, and everybody has a reason not to.|Alguien tiene que subir, y todos tienen un motivo para no hacerlo.|Alguém tem de subir, e todos têm um motivo para não o fazer.|لا بد أن يصعد أحدهم، ولكل منهم سبب كي لا يفعل.
The long rehearsal|El ensayo largo|O ensaio longo|البروفة الطويلة
The director wants it once more, and it is two in the morning.|El director lo quiere una vez más, y son las dos de la madrugada.|O encenador quer mais uma vez, e são duas da manhã.|المخرج يريدها مرة أخرى، والساعة الثانية فجرًا.
Curtain|Telón|Pano|الستار
It rises, it falls, and in between nothing goes as it was drawn.|Sube, baja, y entre tanto nada sale como estaba dibujado.|Sobe, desce, e pelo meio nada corre como estava desenhado.|يُرفع ويُسدل، وبينهما لا يسير شيء كما رُسم.
Seconds behind|A unos segundos|A segundos do direto|متأخر بثوانٍ
Low latency: parts of half a second.|Baja latencia: partes de medio segundo.|Baixa latência: partes de meio segundo.|تأخير منخفض: أجزاء من نصف ثانية.
Four cameras|Cuatro cámaras|Quatro câmaras|أربع كاميرات
One race, four angles, one clock.|Una carrera, cuatro ángulos, un solo reloj.|Uma corrida, quatro ângulos, um só relógio.|سباق واحد وأربع زوايا وساعة واحدة.
From the beginning|Desde el principio|Desde o início|من البداية
Live, and to be watched from its start: an hour and a half of DVR.|En directo y también desde el principio: hora y media de grabación.|Em direto e também desde o início: hora e meia de gravação.|مباشر، ويُشاهد من بدايته أيضًا: ساعة ونصف من التسجيل.
`;
