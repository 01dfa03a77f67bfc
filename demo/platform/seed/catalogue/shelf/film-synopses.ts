/** What each film of Cinema's shelf is about, in the order of its titles: English | Arabic. */
export const filmSynopses: readonly (readonly [en: string, ar: string])[] = `
A widow lights a lantern under the apple trees each night, and her sons argue over who will put it out.|أرملة تشعل فانوسًا تحت أشجار التفاح كل ليلة، وأبناؤها يتجادلون حول من سيطفئه.
A violinist who fears the dark hires a boy to hold the lamp, and the boy has opinions about Bach.|عازف كمان يخاف الظلام يستأجر صبيًا ليحمل له المصباح، وللصبي آراؤه في باخ.
Four winters with the last crew that crosses the strait by lamplight.|أربعة شتاءات مع آخر طاقم يعبر المضيق على ضوء المصابيح.
A paper lantern drifts up to the observatory and asks to be counted among the stars.|فانوس من ورق يصعد إلى المرصد ويطلب أن يُعدّ بين النجوم.
A bakery closes at midnight and opens again as a stage, with a single lamp and no curtain.|مخبز يغلق عند منتصف الليل ثم يفتح خشبةَ مسرح، بمصباح واحد ومن دون ستار.
On the moor somebody else carries a lantern, and the compass points at it.|في البراري شخص آخر يحمل فانوسًا، والبوصلة تشير إليه.
Two lamplighters share one street and one long winter, and only ever meet at the corner.|اثنان من موقدي المصابيح يتقاسمان شارعًا وشتاءً طويلًا، ولا يلتقيان إلا عند الزاوية.
Seven floors, one lantern, and a little brother who insists that the dark is on the eighth.|سبعة طوابق وفانوس واحد وأخ صغير يصرّ على أن الظلام يسكن الثامن.
Every lamp in the city goes out at once, and something bright is marching through the streets.|تنطفئ مصابيح المدينة كلها دفعة واحدة، وشيء مضيء يسير في الشوارع.
A signalman has one message to pass on, and the people it is meant for are his own.|عامل إشارة لديه رسالة واحدة عليه إيصالها، وأصحابها هم أهله.
A sparrow moves into the best lantern in town, and the town council moves in after it.|عصفور يسكن أجمل فانوس في البلدة، فيسكن مجلس البلدة خلفه.
A cellar full of lanterns is opened for the first time since the lights went electric.|قبو مليء بالفوانيس يُفتح للمرة الأولى منذ أن دخلت الكهرباء.
An old astronomer builds a lantern bright enough to answer one particular star.|فلكي عجوز يصنع فانوسًا ساطعًا بما يكفي ليجيب نجمة بعينها.
The balcony scene, played by two actors who have not spoken since the last one.|مشهد الشرفة يؤديه ممثلان لم يتبادلا كلمة منذ آخر عرض له.
The lighthouse keeper swears that the thing in the bay blinks back.|حارس المنارة يقسم أن ما في الخليج يرمش له ردًا عليه.
Grandfather’s violin is missing a string, and the trees know where he hid it.|كمان الجد ينقصه وتر، والأشجار تعرف أين أخفاه.
The last seeds on Earth cross a drowned country on a boat that was built for commuters.|آخر بذور الأرض تعبر بلدًا غارقًا على متن عبّارة صُنعت للذاهبين إلى أعمالهم.
She sold the orchard to buy the telescope; he has never once looked through it.|باعت البستان لتشتري التلسكوب، وهو لم ينظر فيه مرة واحدة.
The best baker in the valley needs the worst apples in it, and their owner knows.|أمهر خبّاز في الوادي يحتاج إلى أسوأ تفاحه، وصاحب البستان يعلم ذلك.
A grafter walks north for a year, looking for the tree that all the others come from.|مطعِّم أشجار يمشي شمالًا سنة كاملة، باحثًا عن الشجرة التي جاءت منها كل الأشجار.
Each tree dreams of its own summer, and the snow listens until it has heard them all.|كل شجرة تحلم بصيفها، والثلج يصغي حتى يسمعها جميعًا.
Chekhov on a fire escape, with real cherries and very little room to bow.|تشيخوف على سلّم الطوارئ، بكرز حقيقي ومساحة ضيقة للانحناء.
The harvest parade passes the house, and one of its masks comes back alone.|موكب الحصاد يمر أمام البيت، ثم يعود أحد أقنعته وحده.
A proposal sent to the wrong village is answered by somebody who means it.|طلب زواج يصل إلى القرية الخطأ، فتجيب عنه من تعنيه حقًا.
A sparrow with a bad wing and a girl with a bad report spend one autumn up a tree.|عصفور بجناح مكسور وفتاة بشهادة مكسورة يقضيان خريفًا فوق شجرة.
The greenhouse under the city has grown a fruit that nobody planted.|البيت الزجاجي تحت المدينة أثمر فاكهة لم يزرعها أحد.
A man who names stars for money comes home to a field that his father named for nothing.|رجل يسمّي النجوم لقاء المال يعود إلى حقل سمّاه أبوه بلا مقابل.
Two neighbours, one plum tree, and a balcony that is two centimetres too long.|جاران وشجرة خوخ واحدة وشرفة تزيد سنتيمترين عمّا ينبغي.
The whalebone arches of an island orchard, and the families who still pick beneath them.|أقواس من عظام الحيتان في بستان جزيرة، وعائلات ما زالت تقطف الثمار تحتها.
A stolen Guarneri boards the night boat, and so does everybody who wants it.|كمان مسروق يركب قارب الليل، ومعه كل من يريده.
He plays on the roof to keep awake; she measures the sky, and has begun to measure him.|يعزف على السطح كي لا ينام، وهي تقيس السماء وقد بدأت تقيسه.
The village band needs a fiddler by Sunday, and the baker’s daughter needs an excuse.|فرقة القرية تحتاج إلى عازف قبل الأحد، وابنة الخبّاز تحتاج إلى عذر.
A ship steers by music, and its only violin has gone out of tune.|سفينة تهتدي بالموسيقى، وكمانها الوحيد اختلّ دوزانه.
A quartet is snowed in with one bed, one stove, and one part too few.|رباعي وتري يحاصره الثلج مع سرير واحد ومدفأة واحدة ونوتة ناقصة.
Everybody on the stairs hates the new violinist, apart from the man who is deaf.|كل من على السلّم يكره عازف الكمان الجديد، ما عدا الأصمّ.
Six fiddlers lead six parades on the same day, in the same street, by tradition.|ستة عازفين يقودون ستة مواكب في اليوم نفسه والشارع نفسه، كما جرت العادة.
A note leaves its score to deliver a telegram, and has to be back before the final bar.|نوتة تغادر مدوّنتها لتوصل برقية، وعليها أن تعود قبل المقطع الأخير.
Piaf’s understudy, her violinist, and the night when neither of them was told to stop.|بديلة بياف وعازفها والليلة التي لم يطلب منهما أحد التوقف.
There is music under the house, and the house has no cellar.|ثمة موسيقى تحت البيت، والبيت ليس له قبو.
They tune to the same star from two continents, an hour and a love letter apart.|يضبطان أوتارهما على النجمة نفسها من قارتين، تفصلهما ساعة ورسالة حب.
A shy boy practises behind a door until the whole courtyard leans out to listen.|صبي خجول يتدرب خلف الباب حتى يطلّ الحي كله من الشرفات ليسمعه.
Whales have learned a human song; the woman who wrote it is sent to ask why.|تعلّمت الحيتان أغنية بشرية، فتُرسَل كاتبتها لتسأل عن السبب.
A retired ferry sails uphill to see what the stars look like without a river in between.|عبّارة متقاعدة تبحر صعودًا نحو الجبل لترى النجوم من دون نهر بينهما.
Twelve passengers, one loaf, and a crossing that is performed in real time.|اثنا عشر راكبًا ورغيف واحد وعبور يُؤدَّى في زمنه الحقيقي.
The ferry left on time. Every compass on board says that it never turned around.|غادرت العبّارة في موعدها، وكل البوصلات على متنها تقول إنها لم تستدر قط.
The river freezes with her on one bank and his ring on the other.|يتجمّد النهر وهي على ضفة وخاتمه على الضفة الأخرى.
Three cousins find that the ferry’s spiral stair goes down further than the ferry does.|ثلاثة أبناء عم يكتشفون أن سلّم العبّارة الحلزوني ينزل أعمق من العبّارة نفسها.
Once a century the drowned city sends a boat, and tonight it sends a marching band.|مرة كل قرن ترسل المدينة الغارقة قاربًا، والليلة ترسل فرقة موسيقية.
A ferryman who cannot read carries the message that will close his crossing.|عبّار لا يقرأ يحمل الرسالة التي ستغلق معبره.
A stowaway sparrow is made ship’s mate, on paper, by a captain who hates paperwork.|عصفور متسلل يصبح مساعد القبطان على الورق، بقرار من قبطان يكره الأوراق.
Under the terminal lie forty years of lost umbrellas, and one man who gives them back.|تحت المحطة مظلات ضاعت على مدى أربعين عامًا، ورجل واحد يعيدها إلى أصحابها.
A cardboard ferry carries an astronomer across the night, one inked wave at a time.|عبّارة من كرتون تحمل فلكيًا عبر الليل، موجة من حبر بعد موجة.
Half the audience sits on the boat and half on the shore, and only one half knows the ending.|نصف الجمهور على القارب ونصفه على الشاطئ، ونصف واحد فقط يعرف النهاية.
The last boat of the season is followed, and the captain has stopped looking back.|آخر قوارب الموسم يتبعه شيء ما، والقبطان لم يعد يلتفت.
The night shift of a mountain observatory is fed by a baker who believes that the Earth is flat.|مناوبو الليل في مرصد الجبل يطعمهم خبّاز يؤمن بأن الأرض مسطحة.
How navigators, shepherds and one very stubborn clockmaker agreed on where we are.|كيف اتفق البحّارة والرعاة وساعاتيّ عنيد جدًا على المكان الذي نحن فيه.
A dome grows cold, a bear moves in, and the moon begins to receive odd letters.|قبة تبرد فيسكنها دبّ، ويبدأ القمر بتلقي رسائل غريبة.
Galileo’s trial, staged on the stairs where he is said to have sat down and laughed.|محاكمة غاليليو على الدرج الذي يُقال إنه جلس عليه وضحك.
From the dome they photograph every parade, and one man is in every photograph.|من القبة يصوّرون كل موكب، وفي كل صورة يظهر الرجل نفسه.
Two night operators fall in love in eleven words a day, at the official rate.|عاملان ليليان يقعان في الحب بإحدى عشرة كلمة في اليوم، وبالتسعيرة الرسمية.
A nest in the great telescope holds up science, and delights a class of nine-year-olds.|عشّ في التلسكوب الكبير يعطّل العلم ويُسعد صفًا من أبناء التاسعة.
The detector lies a mile underground, and it has started to see the stars.|الكاشف على عمق ميل تحت الأرض، وقد بدأ يرى النجوم.
He finds a comet on the night when his wife leaves, and has to give it a name.|يكتشف مذنّبًا ليلة رحيل زوجته، وعليه أن يمنحه اسمًا.
Every balcony in town has bought a telescope, and there is only one interesting window.|كل شرفة في البلدة اشترت تلسكوبًا، وليس هناك سوى نافذة واحدة مثيرة.
The people who track whales by satellite, and the whale that keeps giving them the slip.|أناس يتعقبون الحيتان بالأقمار الصناعية، وحوت لا يكفّ عن الإفلات منهم.
On a ship without a night, the baker is the only one who still knows what morning is.|على سفينة بلا ليل، وحده الخبّاز ما زال يعرف معنى الصباح.
Flour runs out before the snow does, and the town learns what it owes to whom.|ينفد الطحين قبل أن ينتهي الثلج، فتعرف البلدة بما تدين ولمن.
A wedding cake of nine tiers is baked on the ground floor for a party on the sixth.|كعكة عرس من تسع طبقات تُخبز في الطابق الأرضي لحفل في السادس.
All night the bakers work, and at dawn they walk: the oldest procession in the south.|يعملون طوال الليل ويمشون عند الفجر: خبّازو أقدم موكب في الجنوب.
A loaf with a letter baked into it crosses a country that is made of crumbs.|رغيف خُبزت فيه رسالة يعبر بلادًا من فتات.
A monologue for one baker and a bird that was not in the script.|مونولوج لخبّاز واحد وعصفور لم يرد ذكره في النص.
The new tenant asks why the bakery’s oven is still warm. It has been closed since 1987.|الساكن الجديد يسأل لماذا ما زال فرن المخبز دافئًا وهو مغلق منذ 1987.
She gets up when he goes to bed, and the bench between their doors belongs to both.|تستيقظ حين ينام، والمقعد بين بابيهما ملك لهما معًا.
Four children run the bakery for a week, by shouting orders from the balcony.|أربعة أطفال يديرون المخبز أسبوعًا، بالأوامر من الشرفة.
A colony at sea lives on what one great animal brings up, and it has stopped coming.|مستعمرة في البحر تعيش على ما يجلبه حيوان عظيم، وقد كفّ عن المجيء.
Two surveyors, one tent and a border that moves every time they kiss.|مسّاحان وخيمة واحدة وحدود تتحرك كلما تعانقا.
An uncle’s compass points upstairs, always, and one rainy Tuesday they follow it.|بوصلة العم تشير إلى الأعلى دائمًا، وفي ثلاثاء ماطر يتبعونها.
A procession of machines is walking to the pole, and nobody remembers sending it.|موكب من الآلات يسير نحو القطب، ولا أحد يتذكر أنه أرسله.
An explorer wires home that all is well, and then has eleven months to make it true.|مستكشف يبرق إلى أهله أن كل شيء بخير، ثم أمامه أحد عشر شهرًا ليصدق.
A birdwatcher with no sense of direction is made guide to those who have none either.|مراقب طيور بلا حسّ بالاتجاهات يصبح دليلًا لمن لا حسّ لهم مثله.
The mapmakers who worked below ground for a war that would not have let them see its end.|رسّامو خرائط عملوا تحت الأرض من أجل حرب لم تكن لتريهم نهايتها.
North, South, East and West are sisters, and only one of them remembers the way to the moon.|الشمال والجنوب والشرق والغرب أخوات، وواحدة منهن فقط تذكر الطريق إلى القمر.
A play for four balconies, to be watched from the middle, turning.|مسرحية لأربع شرفات، تُشاهَد من الوسط مع الدوران.
He sails by an instrument that his father left him, straight at what his father met.|يبحر بأداة تركها له أبوه، مباشرة نحو ما لقيه أبوه.
The heating fails on the day of the premiere, and the audience is invited up to the stove.|تتعطل التدفئة يوم العرض الأول، فيُدعى الجمهور إلى الموقد على الخشبة.
The carnival is held in the snow this year, because somebody had to be stopped from leaving.|يُقام الكرنفال في الثلج هذا العام، لأن أحدهم كان يجب ألا يغادر.
A message of three words is held up by snow for thirty years, and still arrives in time.|رسالة من ثلاث كلمات يؤخرها الثلج ثلاثين عامًا، ومع ذلك تصل في وقتها.
A sparrow that forgot to leave is taught the winter by two children who love it.|عصفور نسي أن يهاجر يعلّمه طفلان كيف يُحَبّ الشتاء.
They sealed the shelter for one winter. The calendar on its wall says two hundred.|أغلقوا الملجأ لشتاء واحد، والتقويم على جداره يقول مئتين.
In a besieged town an astronomer gives lectures, because the sky at least is open.|في بلدة محاصرة يلقي فلكي محاضراته، لأن السماء على الأقل مفتوحة.
Two pensioners defend a balcony, a barbecue and a principle, at minus eleven.|متقاعدان يدافعان عن شرفة وموقد شواء ومبدأ، في إحدى عشرة درجة تحت الصفر.
Above the ice live those who listen; below it is what they have been hearing for years.|فوق الجليد من يصغون، وتحته ما يسمعونه منذ سنوات.
Four hundred steps, nine saints and the families that carry them up once a year.|أربعمئة درجة وتسعة قديسين وعائلات تحملهم إلى الأعلى مرة كل عام.
A telegram made of one long line unrolls down a staircase, and the stairs read it.|برقية من خط واحد طويل تتدحرج على درج، والدرج يقرؤها.
A one-woman show about every flight of stairs that she ever came down in costume.|عرض لممثلة واحدة عن كل درج نزلته في حياتها بثوب التمثيل.
There were thirteen steps down when she moved in. Tonight there are fourteen.|كانت الدرجات النازلة ثلاث عشرة يوم سكنت، والليلة هي أربع عشرة.
He counts stars on the roof, she counts steps to it, and one night the numbers agree.|يعدّ النجوم على السطح وتعدّ الدرجات إليه، وفي ليلة يتفق العددان.
The lift is broken, and so every floor has to meet every other one at last.|المصعد معطل، وهكذا يتعرف كل طابق إلى الآخر أخيرًا.
A stair leads from the sea bed to the shore, and something has begun to climb it.|سلّم يصعد من قاع البحر إلى الشاطئ، وقد بدأ شيء ما يتسلقه.
The peace is signed, the parade is on its way, and one family would rather not know.|وُقِّع السلام والموكب في الطريق، وعائلة واحدة تفضّل ألا تعرف.
The marching band has lost its drum major, and a sparrow seems to know the steps.|فقدت الفرقة قائدها، ويبدو أن عصفورًا يعرف الخطوات.
The giants of the carnival spend eleven months underground, and someone mends their shoes.|عمالقة الكرنفال يمضون أحد عشر شهرًا تحت الأرض، وهناك من يصلح أحذيتهم.
The planets rehearse a procession, and the smallest one keeps stepping out of line.|الكواكب تتدرب على موكب، وأصغرها يخرج عن الصف كل مرة.
One street, one afternoon, and a company of forty that plays it from every window.|شارع واحد وعصر واحد وفرقة من أربعين ممثلًا تؤديه من كل النوافذ.
The float was built to look like a whale. Nobody remembers building the second.|صُنعت العربة على هيئة حوت، ولا أحد يتذكر من صنع الثانية.
A carrier bird resigns, a post office panics, and a seven-year-old has a better idea.|طائر بريد يستقيل، ومكتب البريد يرتبك، وطفلة في السابعة لديها فكرة أفضل.
Telegrams still arrive in a cellar in the city; each is dated tomorrow.|ما زالت البرقيات تصل إلى قبو في المدينة، وكلها بتاريخ الغد.
The man who told the world about the comet did not tell his daughter about her mother.|الرجل الذي أخبر العالم عن المذنّب لم يخبر ابنته عن أمها.
A telegram for 4B is read aloud on 4A, and by evening the whole house has replied.|برقية إلى الشقة 4ب تُقرأ بصوت عالٍ في 4أ، وقبل المساء يكون المبنى كله قد أجاب.
From the first cable under the ocean to the creatures that still rub their backs on it.|من أول كابل تحت المحيط إلى الكائنات التي ما زالت تحكّ ظهورها به.
The bird in the cellar repeats what the last tenant said, and then what he heard.|العصفور في القبو يردد ما قاله الساكن الأخير، ثم ما سمعه.
She rings birds by day and he maps stars by night; both are waiting for what comes back.|هي تطوّق الطيور نهارًا وهو يرسم النجوم ليلًا، وكلاهما ينتظر ما يعود.
One summer, one nest on the railing, and a grandmother who gives up her geraniums for it.|صيف واحد وعشّ واحد على الدرابزين وجدّة تتخلى من أجله عن أزهارها.
The smallest probe ever built is sent to follow the largest thing ever seen.|أصغر مسبار صُنع يومًا يُرسَل خلف أكبر شيء شوهد يومًا.
A stargazer who never leaves the cellar draws the sky from what the mice report.|راصد نجوم لا يغادر القبو يرسم السماء مما ترويه له الفئران.
Upstairs they play the lovers, downstairs the servants, and for one night they swap.|في الأعلى يمثّلون العشاق وفي الأسفل الخدم، وفي ليلة واحدة يتبادلون الأدوار.
The museum keeps a skeleton in its cellar. This morning it lies the other way round.|يحفظ المتحف هيكلًا عظميًا في قبوه، وهذا الصباح وُجد مستلقيًا في الاتجاه المعاكس.
An eminent astronomer discovers that his rival lives across the street, and has better curtains.|فلكي مرموق يكتشف أن منافسه يسكن قبالته، وأن ستائره أجمل.
She listens for other worlds; her brother listens to whales. The tapes were mixed up once.|هي تصغي إلى عوالم أخرى وأخوها إلى الحيتان، وذات مرة اختلطت الأشرطة.
The tide has reached the third floor, and those on the balconies have begun to be visited.|بلغ المدّ الطابق الثالث، وبدأ سكان الشرفات يستقبلون الزوار.
`.trim().split('\n').map((line) => line.split('|') as [string, string]);
