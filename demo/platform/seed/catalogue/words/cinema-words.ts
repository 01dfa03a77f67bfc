/** What Cinema says of its titles, lists and pages: English | Arabic. */
export const cinemaWords = `
A paper theatre, a missing lamp, and the smallest stagehand in town.|مسرح من ورق، ومصباح مفقود، وأصغر عامل كواليس في المدينة.
A postwoman on an island keeps one letter for thirty years.|ساعية بريد على جزيرة تحتفظ برسالة واحدة ثلاثين عامًا.
Premieres, talks and a film that is always just beginning.|عروض أولى وحوارات وفيلم يبدأ دائمًا الآن.
A kite refuses the wind and learns to read.|طائرة ورقية ترفض الريح وتتعلّم القراءة.
One night in the oldest bakery of the city.|ليلة واحدة في أقدم مخابز المدينة.
A night porter finds the same suitcase twice.|حمّال ليلي يعثر على الحقيبة نفسها مرتين.
It has to reach the fifth floor by Sunday.|يجب أن يصل إلى الطابق الخامس قبل يوم الأحد.
The last repairwoman of a station that nobody visits.|آخر عاملة صيانة في محطة لا يزورها أحد.
A holiday, a storm, and a very large key.|عطلة وعاصفة ومفتاح كبير جدًا.
Two strangers share a cinema seat on alternate nights.|غريبان يتقاسمان مقعدًا في السينما، ليلة له وليلة لها.
Fifty years behind the beam.|خمسون عامًا خلف شعاع الضوء.
One family, one stairwell, no secrets.|عائلة واحدة وسلّم واحد ولا أسرار.
His maps are perfect, except for one village.|خرائطه متقنة، ما عدا قرية واحدة.
Everyone is ill. The curtain is in an hour.|الجميع مرضى، والستار يُرفع بعد ساعة.
A lamp post makes friends.|عمود إنارة يكوّن صداقات.
She takes the river back, one crossing at a time.|تستعيد النهر، عبورًا بعد عبور.
Wigs, wood, wax: the people under the stage.|شعر مستعار وخشب وشمع: أهل ما تحت الخشبة.
They missed every connection but one.|فاتتهما كل القطارات إلا واحدًا.
A radio operator hears tomorrow's weather.|عامل لاسلكي يسمع نشرة طقس الغد.
Six families, one week each.|ست عائلات، أسبوع لكل منها.
A cinema stays open through the coldest week on record.|سينما تبقى مفتوحة في أبرد أسبوع عرفته المدينة.
It lasts nine days.|يدوم الأمر تسعة أيام.
Cut, folded, lit from behind.|مقصوص ومطويّ ومضاء من الخلف.
It runs backwards on Thursdays.|تدور إلى الوراء كل خميس.
How a newspaper says goodbye.|كيف تقول صحيفةٌ وداعًا.
Three sisters sell the trees their grandmother named.|ثلاث أخوات يبعن الأشجار التي سمّتها جدّتهن.
Two acrobats, one trumpet, no tent.|بهلوانان وبوق واحد من دون خيمة.
A gardener moves hemispheres.|بستانية تنتقل إلى النصف الآخر من الأرض.
The photographs are lost. Everyone must come back.|ضاعت الصور، وعلى الجميع أن يعودوا.
A film about the people who write what you read.|فيلم عن الذين يكتبون ما تقرأ.
Botanists, a long way from home.|علماء نبات، بعيدًا عن الديار.
A ranger counts birds and forgets to count days.|حارسة غابة تعدّ الطيور وتنسى أن تعدّ الأيام.
It becomes whatever you need.|تصير كل ما تحتاج إليه.
Claim ticket 118, and nobody to claim it.|التذكرة رقم 118، ولا أحد يطالب بها.
It only plays one song, but it knows everyone.|لا يعزف إلا أغنية واحدة، لكنه يعرف الجميع.
The final print shop closes on a Friday.|آخر معمل لطباعة الأفلام يغلق أبوابه يوم جمعة.
A dry summer gives a village its old streets back.|صيف جاف يعيد إلى قرية شوارعها القديمة.
A critic cannot find screen four.|ناقد لا يعثر على القاعة الرابعة.
Fifteen minutes, two ices, one umbrella.|ربع ساعة وقطعتا مثلجات ومظلة واحدة.
The red steps, then the film.|الدرج الأحمر أولًا، ثم الفيلم.
Two hundred years of beams between them.|بينهم مئتا عام من شعاع الضوء.
Drawn, cut and folded, back to back.|مرسومة ومقصوصة ومطوية، واحدًا تلو الآخر.
One ticket, one night.|تذكرة واحدة، ليلة واحدة.
You choose the ending.|أنت تختار النهاية.
Seven hours, four planets.|سبع ساعات، أربعة كواكب.
Cushions allowed.|الوسائد مسموحة.
Speeches, a ribbon and the first reel.|كلمات وشريط والبكرة الأولى.

One season, one street, everybody’s business.|موسم واحد وشارع واحد وشؤون الجميع.
What is lost after midnight is found before dawn.|ما يضيع بعد منتصف الليل يُعثر عليه قبل الفجر.
Three episodes.|ثلاث حلقات.
Six picks, in order.|ستة اختيارات، بالترتيب.
Where they began.|من حيث بدأوا.
Everything in one place.|كل شيء في مكان واحد.
For a slow Sunday.|ليوم أحد هادئ.
Short reads, daily.|قراءات قصيرة كل يوم.
The whole shelf.|الرف كله.
A list worth borrowing.|قائمة تستحق أن تُستعار.
Search, narrow down, sort.|ابحث وصفِّ ورتّب.
What we make ourselves.|ما نصنعه بأنفسنا.
Three, one after the other.|ثلاثة، واحدًا تلو الآخر.
Sixty, for a very long evening.|ستون، لأمسية طويلة جدًا.
Four episodes that play one after the other.|أربع حلقات تُعرض واحدة تلو الأخرى.
That is the whole programme. More tomorrow.|هذا برنامجنا كله، والمزيد غدًا.

The key|المفتاح
High water|مدّ عالٍ
A quiet Tuesday|ثلاثاء هادئ
A key turns up on the quay, and it fits every door but one.|يظهر مفتاح على الرصيف، ويفتح كل الأبواب إلا واحدًا.
The sea comes up the street, and the neighbours move up a floor.|يصعد البحر في الشارع، فيصعد الجيران طابقًا.
Nothing happens, and by the evening everybody has heard about it.|لا يحدث شيء، وعند المساء يكون الجميع قد سمع به.

A crossing that takes one night too many.|عبور يطول ليلة أكثر مما ينبغي.
A clock stops, and somebody profits.|تتوقف ساعة، فيربح أحدهم.
The hands that nobody sees.|أيادٍ لا يراها أحد.
Folded, cut and set afloat.|مطوي ومقصوص ومتروك للماء.
Two tickets for one seat.|تذكرتان لمقعد واحد.
It has to be back by Monday.|يجب أن يعود قبل يوم الاثنين.
A crew of one comes home.|طاقم من شخص واحد يعود إلى الديار.
Everything that can fall, falls.|كل ما يمكن أن يسقط يسقط.
A theatre is taken apart, chair by chair.|مسرح يُفكَّك، مقعدًا بعد مقعد.
`;
