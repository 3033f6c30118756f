import type { SampleArticle } from "./sample-article.types.ts";

export const theNoteInTheBook: SampleArticle = {
  key: "the-note-in-the-book",
  title: "书里的纸条",
  author: "书香",
  grade: "3",
  chapter: "4",
  article: [
    "<p>星期天，我从图书馆借了一本故事书。读到第二十页，书里掉出一张小纸条，上面写着：“你好！读到这里，请站起来跳三下，再接着读。”</p>",
    "<p>我觉得很有意思，就站起来跳了三下。妈妈听到声音，跑过来问：“怎么了？”她看完纸条，也跟着跳了三下。</p>",
    "<p>还书以前，我在纸条下面加了一句：“我和妈妈都跳了。下一位读者，请你大声唱一首歌！”</p>",
    "<p>过了几天，我又去图书馆。一进门，就听到有人在唱歌。一个戴帽子的男孩坐在角落里，手里拿的正是那本故事书。</p>",
  ].join(""),
  questions: [
    {
      question: "“我”是怎么发现纸条的？",
      choices: [
        "妈妈从图书馆带回来的",
        "一个男孩送给“我”的",
        "读书的时候从书里掉出来的",
        "在图书馆的桌子上找到的",
      ],
      answer: [false, false, true, false],
    },
    {
      question: "纸条上原来请读书的人做什么？",
      choices: ["大声唱歌", "跳三下", "写一句话", "把书还回去"],
      answer: [false, true, false, false],
    },
    {
      question: "妈妈看完纸条以后做了什么？",
      choices: ["也跳了三下", "很生气地走了", "把纸条扔了", "唱了一首歌"],
      answer: [true, false, false, false],
    },
    {
      question: "那个男孩为什么在图书馆里唱歌？",
      choices: ["他在上音乐课", "他不知道这里要安静", "图书馆请他来唱", "他看到了“我”写的那句话"],
      answer: [false, false, false, true],
    },
    {
      question: "下面哪件事最后发生？",
      choices: ["“我”跳了三下", "“我”听见男孩唱歌", "“我”在纸条上写字", "“我”把书还给图书馆"],
      answer: [false, true, false, false],
    },
  ],
};
