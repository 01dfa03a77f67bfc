/** Cinema's films and episodes: id | access | genre | year | media | title | Arabic title | description. Invented, every one. */
export const cinemaVideos = `
1001|FREE|theatre|2026|film|Footlight|أضواء المسرح|A paper theatre, a missing lamp, and the smallest stagehand in town.
1002|FREE|animation|2026|clips/one|The Kite Who Stayed|الطائرة الورقية التي بقيت|A kite refuses the wind and learns to read.
1003|LICENCE|drama|2026|film|The Salt Letters|رسائل الملح|A postwoman on an island keeps one letter for thirty years.
1004|SIGN_IN|documentary|2025|clips/two|Bread Before Dawn|خبز قبل الفجر|One night in the oldest bakery of the city.
1005|FREE|thriller|2026|clips/one|Platform Nine, Midnight|الرصيف التاسع، منتصف الليل|A night porter finds the same suitcase twice.
1006|FREE|comedy|2025|clips/two|Three Cousins and a Piano|ثلاثة أبناء عم وبيانو|It has to reach the fifth floor by Sunday.
1007|LICENCE|science-fiction|2026|film|Orbit of Small Things|مدار الأشياء الصغيرة|The last repairwoman of a station that nobody visits.
1008|FREE|family|2025|clips/one|Nadia and the Lighthouse|نادية والمنارة|A holiday, a storm, and a very large key.
1009|LICENCE|romance|2026|film|Letters to Row F|رسائل إلى الصف و|Two strangers share a cinema seat on alternate nights.
1010|FREE|documentary|2024|clips/two|The Projectionist|عارض الأفلام|Fifty years behind the beam.
1011|SIGN_IN|drama|2025|film|A House with Four Kitchens|بيت بأربعة مطابخ|One family, one stairwell, no secrets.
1012|LICENCE|thriller|2025|film|The Cartographer|رسام الخرائط|His maps are perfect, except for one village.
1013|FREE|comedy|2026|clips/one|Understudies|الممثلون البدلاء|Everyone is ill. The curtain is in an hour.
1014|FREE|animation|2024|clips/two|Moth Season|موسم الفراشات|A lamp post makes friends.
1015|LICENCE|drama|2026|film|The Ferryman's Daughter|ابنة العبّار|She takes the river back, one crossing at a time.
1016|FREE|documentary|2025|clips/one|Hands of the Opera|أيادي الأوبرا|Wigs, wood, wax: the people under the stage.
1017|SIGN_IN|romance|2025|film|Slow Train to Aveiro|القطار البطيء إلى أفيرو|They missed every connection but one.
1018|LICENCE|science-fiction|2025|film|Quiet Static|تشويش هادئ|A radio operator hears tomorrow's weather.
1019|FREE|family|2026|clips/two|The Borrowed Dog|الكلب المستعار|Six families, one week each.
1020|FREE|drama|2024|film|Winter Matinee|عرض شتوي مبكر|A cinema stays open through the coldest week on record.
1021|LICENCE|comedy|2026|film|The Honest Estate Agent|السمسار الصادق|It lasts nine days.
1022|FREE|animation|2025|clips/one|Paper Moon Rising|طلوع قمر الورق|Cut, folded, lit from behind.
1023|LICENCE|thriller|2026|film|Room with a Clock|غرفة بساعة|It runs backwards on Thursdays.
1024|FREE|documentary|2026|clips/two|Ink|حبر|How a newspaper says goodbye.
1025|SIGN_IN|drama|2026|film|Orchard Road|طريق البستان|Three sisters sell the trees their grandmother named.
1026|FREE|family|2024|clips/one|The Very Small Circus|السيرك الصغير جدًا|Two acrobats, one trumpet, no tent.
1027|LICENCE|romance|2024|film|The Year of Two Springs|عام الربيعين|A gardener moves hemispheres.
1028|FREE|comedy|2024|clips/two|Wedding, Take Two|زفاف، اللقطة الثانية|The photographs are lost. Everyone must come back.
1029|FREE|documentary|2026|clips/one|Subtitles|ترجمة الشاشة|A film about the people who write what you read.
1030|LICENCE|science-fiction|2024|film|Greenhouse Earth Two|البيت الزجاجي، الأرض الثانية|Botanists, a long way from home.
1031|FREE|drama|2025|film|The Understory|ما تحت الأشجار|A ranger counts birds and forgets to count days.
1032|FREE|animation|2026|clips/two|Inkblot|بقعة حبر|It becomes whatever you need.
1033|LICENCE|thriller|2024|film|The Left Luggage|الأمانات المتروكة|Claim ticket 118, and nobody to claim it.
1034|FREE|family|2025|film|Grandfather's Radio|مذياع الجد|It only plays one song, but it knows everyone.
1035|SIGN_IN|documentary|2024|clips/one|Last Reel|البكرة الأخيرة|The final print shop closes on a Friday.
1036|LICENCE|drama|2025|film|What the River Kept|ما احتفظ به النهر|A dry summer gives a village its old streets back.
1037|FREE|comedy|2025|clips/two|Lost in the Foyer|تائه في الردهة|A critic cannot find screen four.
1038|FREE|romance|2026|clips/one|Interval|استراحة|Fifteen minutes, two ices, one umbrella.
`.trim();

/** Live events, and a channel without hours: id | access | genre | hours from the event epoch to start | hours it lasts | title | Arabic title | description. */
export const cinemaEvents = `
2001|FREE|theatre|||Lumen Live|لومن مباشر|Premieres, talks and a film that is always just beginning.
2002|LICENCE|drama|-1|30|Premiere night: The Salt Letters|ليلة العرض الأول: رسائل الملح|The red steps, then the film.
2003|SIGN_IN|documentary|-2|26|In conversation: the projectionists|حوار مع عارضي الأفلام|Two hundred years of beams between them.
2004|FREE|animation|-3|20|Saturday shorts|أفلام السبت القصيرة|Drawn, cut and folded, back to back.
2005|PPV|romance|2|6|Gala screening: Letters to Row F|عرض خاص: رسائل إلى الصف و|One ticket, one night.
2006|FREE|comedy|5|4|Improvised cinema|سينما مرتجلة|You choose the ending.
2007|LICENCE|science-fiction|26|7|All-night science fiction|خيال علمي حتى الصباح|Seven hours, four planets.
2008|FREE|family|50|3|Sunday family matinee|عرض العائلة يوم الأحد|Cushions allowed.
2009|FREE|documentary|-30|2|Festival opening|افتتاح المهرجان|Speeches, a ribbon and the first reel.
`.trim();
